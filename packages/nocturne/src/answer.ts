import { WAYS } from './casting.ts';

/**
 * An answer by itself, without the table it is given at. Tokens, spaces and ids are called as views call them; null
 * stands for none. Sides are counted from 0, slots of the Sprite Board from 1.
 */
export type Answer =
  | { readonly kind: 'firstPlayer'; readonly side: number }
  | { readonly kind: 'choose'; readonly character: string }
  | { readonly kind: 'cast'; readonly how: (typeof WAYS)[number]; readonly token: string; readonly space: string }
  | { readonly kind: 'pass' }
  | { readonly kind: 'dedicate'; readonly token: string | null }
  | { readonly kind: 'takeBack'; readonly token: string }
  | { readonly kind: 'gift'; readonly token: string | null }
  | { readonly kind: 'open' }
  | { readonly kind: 'swap'; readonly space: string }
  | { readonly kind: 'swapSlot'; readonly slot: number }
  | { readonly kind: 'keep'; readonly choice: string }
  | { readonly kind: 'hoard'; readonly choice: string | null }
  | { readonly kind: 'first'; readonly tile: string }
  | { readonly kind: 'take'; readonly tile: string }
  | { readonly kind: 'copy'; readonly tile: string | null }
  | { readonly kind: 'accept' }
  | { readonly kind: 'arrange' }
  | { readonly kind: 'tier'; readonly tier: number }
  | { readonly kind: 'mark'; readonly achievement: string };

/** The text of an answer, as docs/notation.md has it. */
export function writeAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'firstPlayer':
      return `first ${answer.side + 1}`;
    case 'choose':
      return `choose ${answer.character}`;
    case 'cast':
      return `${answer.how} ${answer.token} ${answer.space}`;
    case 'dedicate':
    case 'gift':
      return `${answer.kind} ${answer.token ?? 'none'}`;
    case 'takeBack':
      return `take back ${answer.token}`;
    case 'swap':
      return `swap ${answer.space}`;
    case 'swapSlot':
      return `swap sprite ${answer.slot}`;
    case 'keep':
      return `keep ${answer.choice}`;
    case 'hoard':
      return `hoard ${answer.choice ?? 'none'}`;
    case 'first':
    case 'take':
      return `${answer.kind} ${answer.tile}`;
    case 'copy':
      return `copy ${answer.tile ?? 'nothing'}`;
    case 'tier':
      return `tier ${answer.tier}`;
    case 'mark':
      return `mark ${answer.achievement}`;
    default:
      return answer.kind;
  }
}

/** The id of what an answer takes, keeps, copies, marks or chooses; null where it names no such thing. */
export function thingIn(answer: Answer): string | null {
  switch (answer.kind) {
    case 'choose':
      return answer.character;
    case 'keep':
    case 'hoard':
      return answer.choice;
    case 'first':
    case 'take':
    case 'copy':
      return answer.tile;
    case 'mark':
      return answer.achievement;
    default:
      return null;
  }
}

const SEAT = /^[1-9]$/;
const NUMBER = /^(?:0|[1-9]\d?)$/;

/**
 * The answer a text stands for, whatever the case and the spaces; null if it is none. Tokens and spaces come back in
 * small letters, ids as they were typed: only an edition knows how they are spelled.
 */
export function readAnswer(text: string): Answer | null {
  const [verb = '', ...words] = text.trim().split(/\s+/);
  const [first = '', second = ''] = words;
  if (words.length === 0) return bare(verb.toLowerCase());
  if (words.length === 1) return withOne(verb.toLowerCase(), first);
  return words.length === 2 ? withTwo(verb.toLowerCase(), first.toLowerCase(), second.toLowerCase()) : null;
}

const bare = (verb: string): Answer | null =>
  verb === 'pass' || verb === 'open' || verb === 'accept' || verb === 'arrange' ? { kind: verb } : null;

function withOne(verb: string, id: string): Answer | null {
  const word = id.toLowerCase();
  switch (verb) {
    case 'first':
      return SEAT.test(id) ? { kind: 'firstPlayer', side: Number(id) - 1 } : { kind: 'first', tile: id };
    case 'choose':
      return { kind: 'choose', character: id };
    case 'dedicate':
    case 'gift':
      return { kind: verb, token: word === 'none' ? null : word };
    case 'swap':
      return word === 'sprite' ? null : { kind: 'swap', space: word };
    case 'keep':
      return { kind: 'keep', choice: id };
    case 'hoard':
      return { kind: 'hoard', choice: word === 'none' ? null : id };
    case 'take':
      return { kind: 'take', tile: id };
    case 'copy':
      return { kind: 'copy', tile: word === 'nothing' ? null : id };
    case 'tier':
      return NUMBER.test(id) ? { kind: 'tier', tier: Number(id) } : null;
    case 'mark':
      return { kind: 'mark', achievement: id };
    default:
      return null;
  }
}

function withTwo(verb: string, first: string, second: string): Answer | null {
  const how = WAYS.find((way) => way === verb);
  if (how !== undefined) return { kind: 'cast', how, token: first, space: second };
  if (verb === 'take' && first === 'back') return { kind: 'takeBack', token: second };
  if (verb === 'swap' && first === 'sprite' && NUMBER.test(second)) return { kind: 'swapSlot', slot: Number(second) };
  return null;
}
