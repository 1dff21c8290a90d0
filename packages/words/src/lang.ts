/** The languages that are offered, each of them whole. The catalogues of each are a folder of `locales`. */
export const LANGS = ['en', 'de'] as const;

/** A language nobody speaks, made of English as it is loaded: accented and long, so that whatever was not translated shows. */
export const PSEUDO = 'qps';

/** Languages one may ask for that are not offered yet: what they do not say is said in the first of all languages. */
export const DRAFTS = [PSEUDO] as const;

export type Lang = (typeof LANGS)[number] | (typeof DRAFTS)[number];

/** The language that others are translated from, and that stands in for them. */
export const SOURCE = LANGS[0];

/** The language somebody means by its code; null if there is none. */
export const readLang = (code: unknown): Lang | null => [...LANGS, ...DRAFTS].find((lang) => lang === code) ?? null;

export const isOffered = (lang: Lang): lang is (typeof LANGS)[number] => LANGS.some((offered) => offered === lang);

/** The languages to choose from: those that are offered, and the one that is spoken now. */
export const choicesBeside = (lang: Lang): readonly Lang[] => (isOffered(lang) ? LANGS : [...LANGS, lang]);

/** The language as the browser knows it: ours is British English, and stands in for whatever it does not know. */
export const tonguesOf = (lang: string): readonly string[] => (lang === SOURCE ? ['en-GB'] : [lang, 'en-GB']);

/** What a language calls itself. */
export function tongueOf(lang: Lang): string {
  const name = new Intl.DisplayNames([...tonguesOf(lang)], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
