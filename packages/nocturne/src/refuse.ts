import type { JsonObject, Refusal, Seat } from '@nightjar/kernel';
import { CHEST, MIRROR } from './box.ts';
import { beats, hasAbility, lowestStrength } from './casting.ts';
import { read } from './notation.ts';
import { pending } from './questions.ts';
import { canDedicate } from './sprite.ts';
import { highest, isFree, isShadow, kindOf, NONE, type State, strengthOf, TWILIGHT, tokenOf } from './state.ts';

const no = (rule: string, reason: string, args: JsonObject = {}): Refusal => ({ rule, reason, with: args });

/** The first word of every answer, with the questions it can answer. */
const VERBS: { readonly [verb: string]: readonly string[] } = {
  first: ['firstPlayer', 'effect'],
  choose: ['character'],
  cast: ['start', 'answer'],
  echo: ['start', 'answer'],
  leap: ['start', 'answer'],
  pass: ['start', 'answer'],
  dedicate: ['dedicate', 'offer'],
  take: ['dedicate', 'sprite'],
  gift: ['gift'],
  open: ['swap'],
  swap: ['swap'],
  keep: ['chest', 'runestone'],
  hoard: ['hoard'],
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
  if (seat !== decision.seat)
    return no(decision.rule, 'not-asked', { seat: decision.seat, question: decision.question });
  if (read(state, text) !== null) return null;
  const words = text.trim().toLowerCase().split(/\s+/);
  const verb = words[0] ?? '';
  const questions = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (questions === undefined) return no(decision.rule, 'unreadable');
  if (!questions.includes(decision.question))
    return no(decision.rule, 'other-question', { question: decision.question });
  if (verb === 'cast' || verb === 'echo' || verb === 'leap') return refuseCast(state, seat, verb, words);
  return refuseOther(state, seat, verb, words) ?? no(decision.rule, 'unreadable');
}

function refuseCast(state: State, seat: Seat, verb: 'cast' | 'echo' | 'leap', words: readonly string[]): Refusal {
  const kind = state.box.tokens.names.indexOf(words[1] ?? '');
  const space = state.layout.names.indexOf(words[2] ?? '');
  const starting = state.stage === 'start';
  if (kind === NONE || space === NONE || words.length !== 3) return no(pending(state)?.rule ?? '', 'unreadable');
  const token = words[1] as string;
  const where = words[2] as string;
  if (isShadow(state, kind) && state.round === TWILIGHT) return no('NOC-3.15a', 'shadow-in-twilight', { token });
  if (state.supply[seat]?.[kind] === 0) return no('NOC-1.5', 'not-in-supply', { token });
  if (verb !== 'cast') {
    if (!hasAbility(state, seat, verb))
      return no(state.used[seat] ? 'NOC-4.2' : 'NOC-4.1', 'no-ability', { ability: verb });
    if (starting) return no(verb === 'echo' ? 'NOC-4.6' : 'NOC-4.8', 'ability-answers', { ability: verb });
  }
  if (!isFree(state, space)) {
    if (starting) return no(state.opened ? (pending(state)?.rule ?? '') : 'NOC-6.1a', 'no-tile', { space: where });
    return no('NOC-6.3', state.tiles[space] === NONE ? 'no-tile' : 'not-free', { space: where });
  }
  return starting ? refuseStart(state, seat, kind, where) : refuseAnswer(state, verb, kind, space);
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

function refuseAnswer(state: State, verb: 'cast' | 'echo' | 'leap', kind: number, space: number): Refusal {
  const top = highest(state);
  const args = {
    token: state.box.tokens.names[kind] as string,
    highest: state.box.tokens.names[kindOf(state.tokens[top] as number)] as string,
    space: state.layout.names[space] as string,
    beside: state.layout.names[top] as string,
  };
  if (verb === 'leap' && !(state.layout.diagonal[top] as readonly number[]).includes(space)) {
    return no('NOC-4.8', 'not-diagonal', args);
  }
  if (verb !== 'leap' && !(state.layout.near[top] as readonly number[]).includes(space)) {
    return no(verb === 'echo' ? 'NOC-4.6' : 'NOC-6.3', 'not-adjacent', args);
  }
  if (verb === 'echo') return no('NOC-4.6', 'not-equal', args);
  const strength = strengthOf(state, state.tokens[top] as number);
  const higher = (state.box.tokens.strength[kind] as number) > strength;
  // 2-UP alone refuses a token that is higher and still does not beat the spell.
  if (higher && !beats(state, kind, strength)) return no('NOC-25.6', 'not-two-up', args);
  return no(verb === 'leap' ? 'NOC-4.8' : 'NOC-6.4', 'not-higher', args);
}

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);
const drawable = (state: State): readonly string[] =>
  state.drawing === CHEST ? state.box.tiles.id : idsOf(state.box.brews);

/** A word as the id it stands for, so that faces can put it into words; as it is if it stands for none. */
const named = (ids: readonly string[], word = ''): string => ids.find((id) => id.toLowerCase() === word) ?? word;

/** Refusals of everything but casts; null where the words make no sense at all. */
function refuseOther(state: State, seat: Seat, verb: string, words: readonly string[]): Refusal | null {
  switch (verb) {
    case 'dedicate':
    case 'gift':
      return words.length === 2 ? refuseDedication(state, verb, words[1] as string) : null;
    case 'take':
      return state.stage === 'sprite'
        ? no('NOC-14.2', 'not-on-board', { tile: named(state.box.tiles.id, words[1]) })
        : null;
    case 'choose':
      if (state.box.characters.every(({ id }) => id !== words[1])) return null;
      return no('NOC-3.2a', 'character-taken', { character: words[1] ?? '' });
    case 'keep':
    case 'hoard':
      return no(pending(state)?.rule ?? '', 'not-drawn', { choice: named(drawable(state), words[1]) });
    case 'swap':
      return refuseSwap(state, words);
    case 'copy':
      return refuseCopy(state, seat, named(state.box.tiles.id, words[1]));
    case 'tier':
      return no('NOC-18.16', 'symbols-missing', { tier: words[1] ?? '' });
    case 'mark':
      return no('NOC-23.3', 'not-met', { achievement: named(idsOf(state.box.edition.achievements.list), words[1]) });
    default:
      return null;
  }
}

function refuseDedication(state: State, verb: string, token: string): Refusal | null {
  const kind = state.box.tokens.names.indexOf(token);
  if (kind === NONE) return null;
  if (isShadow(state, kind)) return no('NOC-8.6', 'shadow-dedicated', { token });
  if (!canDedicate(state, kind)) return no('NOC-8.12', 'beyond-board', { token });
  // An own unsuccessful token that is not the one considered now is no answer to the question (NOC-8.4a).
  if (state.waiting.some((space) => state.tokens[space] === tokenOf(state.turn, kind))) return null;
  return no(verb === 'gift' ? 'NOC-4.7' : 'NOC-8.1', 'not-unsuccessful', { token });
}

function refuseSwap(state: State, words: readonly string[]): Refusal | null {
  const onBoard = words[1] === 'sprite';
  const tile = onBoard ? state.slots[Number(words[2]) - 1] : state.tiles[state.layout.names.indexOf(words[1] ?? '')];
  const where = words.slice(1).join(' ');
  if (tile === undefined) return null;
  if (tile === NONE) return no('NOC-25.13', 'no-tile', { space: where });
  return state.box.tiles.type[tile] === CHEST ? no('NOC-25.15', 'chest-for-chest', { space: where }) : null;
}

function refuseCopy(state: State, seat: Seat, tile: string): Refusal {
  const kind = state.box.tiles.id.indexOf(tile);
  if (state.box.tiles.type[kind] === MIRROR) return no('NOC-17.4', 'mirror-of-mirror');
  const owned = (state.collection[seat] as number[]).includes(kind);
  return no('NOC-17.3', owned ? 'unreadable' : 'not-own-tile', { tile });
}
