import type { Lang } from '@nightjar/words';

/** A minus as wide as a digit's stroke, where a language's own digits come with a hyphen. */
const MINUS = '−';

const formats = new Map<string, Intl.NumberFormat>();

function written(n: number, lang: Lang, signDisplay: 'auto' | 'exceptZero'): string {
  const key = `${lang} ${signDisplay}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(lang, { signDisplay, maximumFractionDigits: 1 });
  formats.set(key, format);
  return format
    .formatToParts(n)
    .map(({ type, value }) => (type === 'minusSign' ? MINUS : value))
    .join('');
}

/** A number as the language writes it. */
export const plain = (n: number, lang: Lang): string => written(n, lang, 'auto');

/** A number that is added, with its sign; nothing added has none. */
export const signed = (n: number, lang: Lang): string => written(n, lang, 'exceptZero');
