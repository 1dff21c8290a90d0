import { isOffered, type Lang, PSEUDO, SOURCE } from './lang.ts';
import type { Texts } from './message.ts';

const kept = async (lang: string, name: string): Promise<Texts> =>
  ((await import(`../locales/${lang}/${name}.json`, { with: { type: 'json' } })) as { default: Texts }).default;

/** One catalogue of one language. */
export async function textsOf(lang: Lang, name: string): Promise<Texts> {
  if (isOffered(lang)) return kept(lang, name);
  const source = await kept(SOURCE, name);
  if (lang === PSEUDO) return (await import('./pseudo.ts')).pseudo(source);
  // A draft may lack messages, or the whole catalogue.
  return { ...source, ...(await kept(lang, name).catch(() => ({}))) };
}
