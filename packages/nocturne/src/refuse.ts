import type { JsonObject, Refusal, Seat } from '@nightjar/kernel';
import { type Answer, readAnswer } from './answer.ts';
import { CHEST, MIRROR } from './box.ts';
import { beats, hasAbility, lowestStrength } from './casting.ts';
import { read } from './notation.ts';
import { pending } from './questions.ts';
import { canDedicate } from './sprite.ts';
import {
  highest,
  isFree,
  isShadow,
  kindOf,
  NONE,
  type Question,
  type State,
  strengthOf,
  TWILIGHT,
  tokenOf,
} from './state.ts';

type Cast = Extract<Answer, { kind: 'cast' }>;

const no = (rule: string, reason: string, args: JsonObject = {}): Refusal => ({ rule, reason, with: args });

/** The questions that each kind of answer can answer. */
const ANSWERS: { readonly [kind in Answer['kind']]: readonly Question[] } = {
  firstPlayer: ['firstPlayer'],
  choose: ['character'],
  cast: ['start', 'answer'],
  pass: ['start', 'answer'],
  dedicate: ['dedicate', 'offer'],
  takeBack: ['dedicate'],
  gift: ['gift'],
  open: ['swap'],
  swap: ['swap'],
  swapSlot: ['swap'],
  keep: ['chest', 'runestone'],
  hoard: ['hoard'],
  first: ['effect'],
  take: ['sprite'],
  copy: ['mirror'],
  accept: ['brewing'],
  arrange: ['brewing'],
  tier: ['tier'],
  mark: ['mark'],
};

/** Why a seat may not do what a text says, with the clause that forbids it; null if it may. */
export function refuse(state: State, seat: Seat, text: string): Refusal | null {
  const decision = pending(state);
  if (decision === null) return no('NOC-18.23', 'game-over');
  const { rule, question } = decision;
  if (seat !== decision.seat) return no(rule, 'not-asked', { seat: decision.seat, question });
  if (read(state, text) !== null) return null;
  const answer = readAnswer(text);
  if (answer === null) return no(rule, 'unreadable');
  if (!ANSWERS[answer.kind].includes(question as Question)) return no(rule, 'other-question', { question });
  return refuseAnswer(state, seat, rule, answer) ?? no(rule, 'unreadable');
}

/** Why an answer to this very question is not legal; null where it makes no sense at all. */
function refuseAnswer(state: State, seat: Seat, rule: string, answer: Answer): Refusal | null {
  const { tiles, characters, edition } = state.box;
  switch (answer.kind) {
    case 'cast':
      return refuseCast(state, seat, rule, answer);
    case 'dedicate':
    case 'gift':
      return refuseDedication(state, answer.kind, answer.token);
    case 'take':
      return no('NOC-14.2', 'not-on-board', { tile: named(tiles.id, answer.tile) });
    case 'choose': {
      const character = named(idsOf(characters), answer.character);
      return idsOf(characters).includes(character) ? no('NOC-3.2a', 'character-taken', { character }) : null;
    }
    case 'keep':
    case 'hoard':
      return no(rule, 'not-drawn', { choice: named(drawable(state), answer.choice ?? 'none') });
    case 'swap':
      return refuseSwap(state, state.tiles[state.layout.names.indexOf(answer.space)], answer.space);
    case 'swapSlot':
      return refuseSwap(state, state.slots[answer.slot - 1], `sprite ${answer.slot}`);
    case 'copy':
      return refuseCopy(state, seat, named(tiles.id, answer.tile ?? 'nothing'));
    case 'tier':
      return no('NOC-18.16', 'symbols-missing', { tier: String(answer.tier) });
    case 'mark':
      return no('NOC-23.3', 'not-met', { achievement: named(idsOf(edition.achievements.list), answer.achievement) });
    default:
      return null;
  }
}

function refuseCast(state: State, seat: Seat, rule: string, { how, token, space: where }: Cast): Refusal {
  const kind = state.box.tokens.names.indexOf(token);
  const space = state.layout.names.indexOf(where);
  const starting = state.stage === 'start';
  // Not called `token` and `space`: words would look for the names of things that are none.
  if (kind === NONE) return no(rule, 'unknown-token', { typed: token });
  if (space === NONE) return no(rule, 'unknown-space', { typed: where });
  if (isShadow(state, kind) && state.round === TWILIGHT) return no('NOC-3.15a', 'shadow-in-twilight', { token });
  if (state.supply[seat]?.[kind] === 0) return no('NOC-1.5', 'not-in-supply', { token });
  if (how !== 'cast') {
    if (!hasAbility(state, seat, how))
      return no(state.used[seat] ? 'NOC-4.2' : 'NOC-4.1', 'no-ability', { ability: how });
    if (starting) return no(how === 'echo' ? 'NOC-4.6' : 'NOC-4.8', 'ability-answers', { ability: how });
  }
  if (!isFree(state, space)) {
    if (starting) return no(state.opened ? (pending(state)?.rule ?? '') : 'NOC-6.1a', 'no-tile', { space: where });
    return no('NOC-6.3', state.tiles[space] === NONE ? 'no-tile' : 'not-free', { space: where });
  }
  return starting ? refuseStart(state, seat, kind, where) : refuseReply(state, how, kind, space);
}

/** A start misses the tile beside the one just won (NOC-9.2), or is not one of the lowest tokens (NOC-6.1). */
function refuseStart(state: State, seat: Seat, kind: number, space: string): Refusal {
  const { strength, names } = state.box.tokens;
  const lowest = lowestStrength(state, seat);
  if (!state.opened && strength[kind] !== lowest) {
    const held = names.find((_, i) => strength[i] === lowest && (state.supply[seat]?.[i] ?? 0) > 0) ?? '';
    return no('NOC-6.1', 'not-lowest', { token: names[kind] as string, lowest: held });
  }
  return no('NOC-9.2', 'not-beside-won', { space, won: state.layout.names[state.tied] ?? '' });
}

function refuseReply(state: State, how: Cast['how'], kind: number, space: number): Refusal {
  const top = highest(state);
  const args = {
    token: state.box.tokens.names[kind] as string,
    highest: state.box.tokens.names[kindOf(state.tokens[top] as number)] as string,
    space: state.layout.names[space] as string,
    beside: state.layout.names[top] as string,
  };
  if (how === 'leap' && !(state.layout.diagonal[top] as readonly number[]).includes(space)) {
    return no('NOC-4.8', 'not-diagonal', args);
  }
  if (how !== 'leap' && !(state.layout.near[top] as readonly number[]).includes(space)) {
    return no(how === 'echo' ? 'NOC-4.6' : 'NOC-6.3', 'not-adjacent', args);
  }
  if (how === 'echo') return no('NOC-4.6', 'not-equal', args);
  const strength = strengthOf(state, state.tokens[top] as number);
  const higher = (state.box.tokens.strength[kind] as number) > strength;
  // 2-UP alone refuses a token that is higher and still does not beat the spell.
  if (higher && !beats(state, kind, strength)) return no('NOC-25.6', 'not-two-up', args);
  return no(how === 'leap' ? 'NOC-4.8' : 'NOC-6.4', 'not-higher', args);
}

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);
const drawable = (state: State): readonly string[] =>
  state.drawing === CHEST ? state.box.tiles.id : idsOf(state.box.brews);

/** A word as the id it stands for, so that faces can put it into words; in small letters if it stands for none. */
function named(ids: readonly string[], word: string): string {
  const wanted = word.toLowerCase();
  return ids.find((id) => id.toLowerCase() === wanted) ?? wanted;
}

function refuseDedication(state: State, by: 'dedicate' | 'gift', token: string | null): Refusal | null {
  const kind = state.box.tokens.names.indexOf(token ?? '');
  if (token === null || kind === NONE) return null;
  if (isShadow(state, kind)) return no('NOC-8.6', 'shadow-dedicated', { token });
  if (!canDedicate(state, kind)) return no('NOC-8.12', 'beyond-board', { token });
  // An own unsuccessful token that is not the one considered now is no answer to the question (NOC-8.4a).
  if (state.waiting.some((space) => state.tokens[space] === tokenOf(state.turn, kind))) return null;
  return no(by === 'gift' ? 'NOC-4.7' : 'NOC-8.1', 'not-unsuccessful', { token });
}

function refuseSwap(state: State, tile: number | undefined, space: string): Refusal | null {
  if (tile === undefined) return null;
  if (tile === NONE) return no('NOC-25.13', 'no-tile', { space });
  return state.box.tiles.type[tile] === CHEST ? no('NOC-25.15', 'chest-for-chest', { space }) : null;
}

function refuseCopy(state: State, seat: Seat, tile: string): Refusal {
  const kind = state.box.tiles.id.indexOf(tile);
  if (state.box.tiles.type[kind] === MIRROR) return no('NOC-17.4', 'mirror-of-mirror');
  const owned = (state.collection[seat] as number[]).includes(kind);
  return no('NOC-17.3', owned ? 'unreadable' : 'not-own-tile', { tile });
}
