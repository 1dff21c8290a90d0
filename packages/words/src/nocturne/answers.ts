import type { View } from '@nightjar/nocturne';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Value } from '../message.ts';
import type { Entry } from '../words.ts';
import { spaceOf } from './seen.ts';

/** How the things in an answer are called. */
export interface Things {
  readonly side: (side: number) => string;
  readonly who: (side: number) => Value;
  readonly token: (id: string) => Value;
  readonly name: (id: string) => string;
}

/** Which text an answer has, by its words. */
function answerKey([verb = '', second = '', third]: readonly string[]): string {
  if (second === 'none' || second === 'nothing') return `${verb}.${second}`;
  if (verb === 'take' && second === 'back' && third !== undefined) return 'take.back';
  if (verb === 'swap' && second === 'sprite') return 'swap.sprite';
  if (verb === 'tier' && second === '0') return 'tier.0';
  if (verb === 'first' && /^\d+$/.test(second)) return 'first.player';
  return verb;
}

/** An answer in full. */
export function answerOf(answer: string, view: View | null, lang: Lang, { who, token, name }: Things): string {
  const words = answer.split(' ');
  const [verb = '', second = '', third = ''] = words;
  const key = answerKey(words);
  const args = {
    side: who(Number(second) - 1),
    token: token(key === 'take.back' ? third : second),
    space: verb === 'swap' ? second : third,
    thing: name(verb === 'swap' ? (spaceOf(view, second)?.tile ?? second) : second),
    number: key === 'swap.sprite' ? third : second,
  };
  return catalogue(lang, 'nocturne').find(`answer.${key}`, args) ?? answer;
}

/** Casts stand under their token, things to choose from under what is done with them, everything else by itself. */
export function entryOf(answer: string, view: View | null, lang: Lang, things: Things): Entry {
  const said = catalogue(lang, 'nocturne');
  const words = answer.split(' ');
  const [verb = '', second = '', third = ''] = words;
  const on = (space: string, tile: string): string => said.say('board.tileOn', { space, tile: things.name(tile) });
  if (verb === 'cast' || verb === 'echo' || verb === 'leap') {
    const tile = spaceOf(view, third)?.tile ?? null;
    const group = said.say(`heading.${verb}`, { token: things.token(second) });
    return { group, label: tile === null ? third : on(third, tile) };
  }
  const key = answerKey(words);
  const group = said.find(`heading.${verb}`);
  const whole = answerOf(answer, view, lang, things);
  if (group === null || /\.(none|nothing|back)$/.test(key)) return { group: null, label: whole };
  if (key === 'first.player') return { group, label: things.side(Number(second) - 1) };
  if (key === 'swap.sprite') return { group, label: whole };
  const tile = verb === 'swap' ? (spaceOf(view, second)?.tile ?? null) : null;
  return { group, label: tile === null ? things.name(second) : on(second, tile) };
}
