import { faultText, type JsonObject, type Refusal } from '@nightjar/kernel';
import { type Catalogue, catalogue } from './catalogue.ts';
import { type Lang, tonguesOf } from './lang.ts';
import type { Args, Name, Value } from './message.ts';
import type { Offer, Offers, Seated } from './words.ts';

/** What the words of every game do alike at one table. */
export interface TableWords {
  readonly side: (side: number) => string;
  readonly who: (side: number) => Value;
  /** Final points, side by side. */
  readonly totals: (points: readonly unknown[]) => string;
}

/** Names of sides; `other` is said of those that nobody named, and an empty name is that of the opponent inside the rules. */
export function tableWords(
  lang: Lang,
  { sides, you }: Seated,
  other = (side: number): string => `${side + 1}`,
): TableWords {
  const shell = catalogue(lang, 'shell');
  const who = (side: number): Value => {
    if (side === you) return shell.name('seat.you');
    return sides[side] === '' ? shell.name('seat.opponent') : (sides[side] ?? other(side));
  };
  return {
    who,
    side: (side) => textOf(who(side)),
    totals: (points) =>
      listed(
        points.map((total, side) => shell.say('score.side', { side: who(side), points: Number(total) })),
        lang,
      ),
  };
}

/** A value by itself, or in the form that a sentence asks for. */
export const textOf = (value: Value, form = ''): string => (typeof value === 'function' ? value(form) : String(value));

/** Things one after the other, as a language strings them together. */
export const listed = (things: readonly string[], lang: Lang): string =>
  things.length === 0
    ? '–'
    : new Intl.ListFormat([...tonguesOf(lang)], { type: 'unit', style: 'short' }).format(things);

/** The same as messages take them: all in the form that is asked for. */
export const listOf =
  (things: readonly Value[], lang: Lang): Name =>
  (form) =>
    listed(
      things.map((thing) => textOf(thing, form)),
      lang,
    );

/** Things together, the last after an "and". */
export const together = (things: readonly string[], lang: Lang): string =>
  new Intl.ListFormat([...tonguesOf(lang)], { type: 'conjunction' }).format(things);

/** The name of an event that this version does not know, such as one of a newer server. No game's own event comes here. */
export const unknownEvent = (event: never): string => (event as { readonly type: string }).type;

/** Why not: by the reasons of the game, then by those that every table knows. */
export function refusalOf<Of>(
  { reason, with: given }: Refusal,
  game: Catalogue<Of>,
  lang: Lang,
  words: (from: JsonObject) => Args,
): string {
  const key = `refusal.${reason}`;
  return game.find(key, words(given)) ?? catalogue(lang, 'shell').find(key) ?? reason;
}

/** Modes and options as a catalogue names them; what it does not name is told by its id. */
export function offersIn<Of>(game: Catalogue<Of>): Offers {
  const offer = (key: string, id: string): Offer => ({
    name: game.find(key) ?? id,
    note: game.find(`${key}.note`) ?? '',
  });
  return {
    mode: (mode) => offer(`mode.${mode}`, mode),
    option: (option) => offer(`option.${option}`, option),
    value: (option, value) =>
      game.find(`value.${option}.${String(value)}`) ?? game.find(`value.${String(value)}`) ?? String(value),
    fault: ({ remark, ...fault }) =>
      (remark === undefined ? null : game.find(`fault.${remark.for}`, remark.with)) ?? faultText(fault),
  };
}
