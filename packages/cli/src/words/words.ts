import type { JsonObject, Refusal, ScorePart } from '@nightjar/kernel';
import { misused } from '../trouble.ts';

export const LANGS = ['en', 'de'] as const;
export type Lang = (typeof LANGS)[number];

/** The same in all languages; `{name}` stands for an argument. */
export type Said = { readonly [lang in Lang]: string };

/** The words of a game in one language, for one table. */
export interface Speech {
  readonly lang: Lang;
  side(side: number): string;
  /** What a player must know about the edition: which of its numbers are not the printed ones. */
  readonly notice: string;
  /** An event as it was perceived, for the log. */
  event(event: JsonObject): string;
  refusal(refusal: Refusal): string;
  question(question: string): string;
  /** What an answer is about, where its text alone says little; otherwise empty. */
  gloss(answer: string): string;
  category(category: string): string;
  part(part: ScorePart): string;
}

export interface Words {
  in(lang: Lang, about: { readonly sides: readonly string[]; readonly edition: string }): Speech;
}

export const langOf = (text: string): Lang =>
  LANGS.find((lang) => lang === text) ?? misused(`lang: must be ${LANGS.join(' or ')}, not "${text}"`);

/** Puts arguments into a template. */
export const fill = (template: string, args: { readonly [name: string]: string }): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => args[name] ?? '?');
