/** The languages of the table, each by its own name. The catalogues of each are a folder of `locales`. */
export const TONGUES = { en: 'English', de: 'Deutsch' } as const;
export type Lang = keyof typeof TONGUES;
export const LANGS = Object.keys(TONGUES) as [Lang, ...Lang[]];

/** The language as the browser knows it: ours is British English, and stands in for whatever it does not know. */
export const tonguesOf = (lang: string): readonly string[] => (lang === 'en' ? ['en-GB'] : [lang, 'en-GB']);

/** A language nobody speaks, made by `npm run words -- pseudo`: accented and long, for finding what was not translated. */
export const PSEUDO = 'qps';
