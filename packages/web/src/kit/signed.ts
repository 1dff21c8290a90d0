import { type Lang, numbersIn } from '@nightjar/words';

const writers = new Map<string, (n: number) => string>();

function written(n: number, lang: Lang, signDisplay: 'auto' | 'exceptZero'): string {
  const key = `${lang} ${signDisplay}`;
  const write = writers.get(key) ?? numbersIn(lang, { signDisplay, maximumFractionDigits: 1 });
  writers.set(key, write);
  return write(n);
}

/** A number as the language writes it. */
export const plain = (n: number, lang: Lang): string => written(n, lang, 'auto');

/** A number that is added, with its sign; nothing added has none. */
export const signed = (n: number, lang: Lang): string => written(n, lang, 'exceptZero');
