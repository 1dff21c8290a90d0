import type { AnyGame } from '@nightjar/kernel';
import type { Lang, Offers } from '@nightjar/words';
import type { Named } from './clauses.ts';

const QUOTES: { readonly [lang: string]: readonly [string, string] } = { de: ['„', '“'] };

/** What a game's options and their values are called, where its rules name them as the program does. */
export function namedBy({ choices }: Pick<AnyGame, 'choices'>, offers: Offers, lang: Lang): Named {
  const words = new Map<string, string>();
  const [open, close] = QUOTES[lang] ?? ['“', '”'];
  for (const choice of choices) {
    const option = offers.option(choice.id).name;
    if (!words.has(choice.id)) words.set(choice.id, option);
    if (choice.kind !== 'one') continue;
    for (const value of choice.values) {
      const said = offers.value(choice.id, value);
      words.set(`${choice.id} = ${value}`, `${option}: ${said}`);
      if (!words.has(String(value))) words.set(String(value), said);
    }
  }
  return (code) => {
    const said = words.get(code);
    return said === undefined ? code : `${open}${said}${close}`;
  };
}
