import { type Answer, readAnswer, thingIn, type View } from '@nightjar/nocturne';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Args, Value } from '../message.ts';
import type { Entry } from '../words.ts';
import { spaceOf } from './seen.ts';

/** How the things in an answer are called. */
export interface Things {
  readonly side: (side: number) => string;
  readonly who: (side: number) => Value;
  readonly token: (id: string) => Value;
  readonly thing: (id: string) => Value;
  readonly name: (id: string) => string;
}

/** Which text an answer has; its part before the dot is what it stands under in a list. */
function answerKey(answer: Answer): string {
  switch (answer.kind) {
    case 'firstPlayer':
      return 'first.player';
    case 'cast':
      return answer.how;
    case 'takeBack':
      return 'take.back';
    case 'swapSlot':
      return 'swap.sprite';
    case 'dedicate':
    case 'gift':
      return answer.token === null ? `${answer.kind}.none` : answer.kind;
    case 'hoard':
      return answer.choice === null ? 'hoard.none' : 'hoard';
    case 'copy':
      return answer.tile === null ? 'copy.nothing' : 'copy';
    case 'tier':
      return answer.tier === 0 ? 'tier.0' : 'tier';
    default:
      return answer.kind;
  }
}

/** What an answer is about; a swap is about the tile that lies there. */
const aboutOf = (answer: Answer, view: View | null): string | null =>
  answer.kind === 'swap' ? (spaceOf(view, answer.space)?.tile ?? null) : thingIn(answer);

function argsOf(answer: Answer, view: View | null, { who, token, thing }: Things): Args {
  const about = aboutOf(answer, view);
  const named = about === null ? {} : { thing: thing(about) };
  switch (answer.kind) {
    case 'firstPlayer':
      return { side: who(answer.side) };
    case 'cast':
      return { token: token(answer.token), space: answer.space };
    case 'dedicate':
    case 'gift':
    case 'takeBack':
      return answer.token === null ? {} : { token: token(answer.token) };
    case 'swap':
      return { thing: answer.space, ...named, space: answer.space };
    case 'swapSlot':
      return { number: String(answer.slot) };
    case 'tier':
      return { number: String(answer.tier) };
    default:
      return named;
  }
}

/** An answer in full. */
export function answerOf(text: string, view: View | null, lang: Lang, things: Things): string {
  const answer = readAnswer(text);
  if (answer === null) return text;
  return catalogue(lang, 'nocturne').find(`answer.${answerKey(answer)}`, argsOf(answer, view, things)) ?? text;
}

/** Casts stand under their token, things to choose from under what is done with them, everything else by itself. */
export function entryOf(text: string, view: View | null, lang: Lang, things: Things): Entry {
  const said = catalogue(lang, 'nocturne');
  const answer = readAnswer(text);
  const whole = answerOf(text, view, lang, things);
  if (answer === null) return { group: null, label: whole };
  const on = (space: string, tile: string): string => said.say('board.tileOn', { space, tile: things.name(tile) });
  if (answer.kind === 'cast') {
    const tile = spaceOf(view, answer.space)?.tile ?? null;
    const group = said.say(`heading.${answer.how}`, { token: things.token(answer.token) });
    return { group, label: tile === null ? answer.space : on(answer.space, tile) };
  }
  const key = answerKey(answer);
  const group = said.find(`heading.${key.replace(/\..*/, '')}`);
  if (group === null || /\.(none|nothing|back)$/.test(key)) return { group: null, label: whole };
  if (answer.kind === 'firstPlayer') return { group, label: things.side(answer.side) };
  const thing = aboutOf(answer, view);
  if (answer.kind === 'swap') return { group, label: thing === null ? answer.space : on(answer.space, thing) };
  return { group, label: thing === null ? whole : things.name(thing) };
}
