import { catalogue, type Given } from './catalogue.ts';
import type { Messages } from './keys.ts';
import type { Lang } from './lang.ts';

export type ShellKey = keyof Messages['shell'];

/** One of the shell's texts, with its arguments put in. */
export const text = <Key extends ShellKey>(lang: Lang, key: Key, ...given: Given<Messages['shell'][Key]>): string =>
  catalogue(lang, 'shell').say(key, ...given);
