import type { Plugin } from 'vite';

/** The kinds of screen by name. Sizes of a window stand here and nowhere else; a stylesheet says `@media (--phone)`. */
export const SCREENS = {
  /** A phone held upright, or a window as narrow. */
  phone: '(max-width: 760px)',
  'small-phone': '(max-width: 380px)',
  'short-phone': '(max-width: 760px) and (max-height: 720px)',
  'long-phone': '(max-width: 760px) and (min-height: 800px)',
  /** A phone, however it is held. */
  handheld: '(max-width: 760px), (max-height: 520px)',
  /** A phone that has no height to spare. */
  'close-handheld': '(max-width: 760px) and (max-height: 799px), (max-height: 520px)',
  /** A phone on its side. */
  lying: '(max-height: 520px) and (min-width: 561px)',
  /** Anything wider than a phone. */
  desk: '(min-width: 761px)',
  /** By height: `flat` is what a phone on its side has, `high` is more; `short` and `medium` have to save some. */
  flat: '(max-height: 520px)',
  high: '(min-height: 521px)',
  short: '(max-height: 740px)',
  medium: '(max-height: 860px)',
  /** By width, each more than the one before. */
  slim: '(max-width: 1100px)',
  narrow: '(max-width: 1240px)',
  middle: '(max-width: 1359px)',
  broad: '(max-width: 1700px)',
  /** More than `narrow` and `middle`. */
  wide: '(min-width: 1241px)',
  ample: '(min-width: 1360px)',
  /** A screen on the wall. */
  huge: '(min-width: 2200px) and (min-height: 1200px)',
} as const;

type Screen = keyof typeof SCREENS;

const isScreen = (name: string): name is Screen => Object.hasOwn(SCREENS, name);

/** Writes out the names of screens in a stylesheet. */
export const writtenOut = (css: string, file: string): string =>
  css.replace(/@media[^{]*/g, (query) =>
    query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      if (!isScreen(name))
        throw new Error(`${file}: no screen is called "${name}"; there are ${Object.keys(SCREENS).join(', ')}`);
      const sizes: string = SCREENS[name];
      if (sizes.includes(',') && /\band\b/.test(query)) throw new Error(`${file}: "${name}" cannot be part of "and"`);
      return sizes;
    }),
  );

export const screens: Plugin = {
  name: 'nightjar-screens',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css(\?|$)/.test(id) && code.includes('(--') ? { code: writtenOut(code, id), map: null } : null,
};
