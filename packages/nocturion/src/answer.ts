import type { Seat } from '@nightjar/kernel';
import { ARMOR, type Armor, DISTRICTS, type District, RESOURCES, type Resource } from './words.ts';

/** What an answer says. Houses, Locations, Beasts, Curses and Quests go by the ids of the edition, spelt as they were given. */
export type Answer =
  | { readonly kind: 'house'; readonly house: string }
  /** A die of the pool. */
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'reserve'; readonly die: number }
  | { readonly kind: 'discardDie'; readonly die: number }
  | { readonly kind: 'equip'; readonly armor: Armor }
  | { readonly kind: 'activate'; readonly location: string; readonly die: number }
  | { readonly kind: 'arrow'; readonly beast: string; readonly die: number }
  /** The special ability of a Beast, in a turn or in a window. */
  | { readonly kind: 'use'; readonly beast: string }
  /** An ability of the own house, counted from 1. */
  | { readonly kind: 'ability'; readonly number: number }
  | { readonly kind: 'quest'; readonly quest: string }
  | { readonly kind: 'end' }
  /** Nothing in this window; or in none for the rest of the turn or round. */
  | { readonly kind: 'pass'; readonly until: 'window' | 'turn' | 'round' }
  /** What is offered is used, or not. */
  | { readonly kind: 'accept' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'take'; readonly resource: Resource }
  | { readonly kind: 'pay'; readonly resource: Resource }
  | { readonly kind: 'exchange'; readonly given: Resource; readonly taken: Resource }
  /** One of several effects by its first operation; the number tells those apart that begin alike. */
  | { readonly kind: 'choose'; readonly operation: string; readonly number: number | null }
  | { readonly kind: 'summon'; readonly beast: string }
  | { readonly kind: 'keep'; readonly beast: string }
  /** A Beast, Curse or Resource that goes. */
  | { readonly kind: 'discard'; readonly what: string }
  | { readonly kind: 'curse'; readonly seat: Seat }
  | { readonly kind: 'exhaust'; readonly beast: string }
  | { readonly kind: 'refresh'; readonly beast: string }
  /** Enough is picked. */
  | { readonly kind: 'done' }
  /** A die from one result to another. */
  | { readonly kind: 'change'; readonly from: number; readonly to: number }
  | { readonly kind: 'district'; readonly district: District };

/** An answer in its one spelling. See docs/notation.md. */
export function writeAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'house':
      return `house ${answer.house}`;
    case 'die':
    case 'reserve':
      return `${answer.kind} ${answer.die}`;
    case 'discardDie':
      return `discard ${answer.die}`;
    case 'equip':
      return `equip ${answer.armor}`;
    case 'activate':
      return `activate ${answer.location} ${answer.die}`;
    case 'arrow':
      return `arrow ${answer.beast} ${answer.die}`;
    case 'ability':
      return `ability ${answer.number}`;
    case 'quest':
      return `quest ${answer.quest}`;
    case 'pass':
      return answer.until === 'window' ? 'pass' : `pass ${answer.until}`;
    case 'accept':
      return 'use';
    case 'take':
    case 'pay':
      return `${answer.kind} ${answer.resource}`;
    case 'exchange':
      return `exchange ${answer.given} ${answer.taken}`;
    case 'choose':
      return answer.number === null ? `choose ${answer.operation}` : `choose ${answer.operation} ${answer.number}`;
    case 'use':
    case 'summon':
    case 'keep':
    case 'exhaust':
    case 'refresh':
      return `${answer.kind} ${answer.beast}`;
    case 'discard':
      return `discard ${answer.what}`;
    case 'curse':
      return `curse ${answer.seat + 1}`;
    case 'change':
      return `change ${answer.from} ${answer.to}`;
    case 'district':
      return `district ${answer.district}`;
    default:
      return answer.kind;
  }
}

type Form = readonly [RegExp, (...found: string[]) => Answer];

/** `activate <id> <n>`: words, and in brackets what is found there. */
const form = (words: string, answer: Form[1]): Form => [
  new RegExp(
    `^${words
      .replaceAll(' ', '\\s+')
      .replaceAll('<n>', '(0|[1-9]\\d{0,8})')
      .replaceAll('<resource>', `(${RESOURCES.join('|')})`)
      .replace('<armor>', `(${ARMOR.join('|')})`)
      .replace('<district>', `(${DISTRICTS.join('|')})`)
      .replace('<op>', '([a-z]+)')
      .replace('<id>', '([a-z][a-z0-9-]*)')}$`,
    'i',
  ),
  answer,
];

const resource = (word: string): Resource => word.toLowerCase() as Resource;

const FORMS: readonly Form[] = [
  form('house <id>', (house) => ({ kind: 'house', house })),
  form('die <n>', (die) => ({ kind: 'die', die: Number(die) })),
  form('reserve <n>', (die) => ({ kind: 'reserve', die: Number(die) })),
  form('discard <n>', (die) => ({ kind: 'discardDie', die: Number(die) })),
  form('equip <armor>', (armor) => ({ kind: 'equip', armor: armor.toLowerCase() as Armor })),
  form('activate <id> <n>', (location, die) => ({ kind: 'activate', location, die: Number(die) })),
  form('arrow <id> <n>', (beast, die) => ({ kind: 'arrow', beast, die: Number(die) })),
  form('use <id>', (beast) => ({ kind: 'use', beast })),
  form('ability <n>', (number) => ({ kind: 'ability', number: Number(number) })),
  form('quest <id>', (quest) => ({ kind: 'quest', quest })),
  form('end', () => ({ kind: 'end' })),
  form('pass', () => ({ kind: 'pass', until: 'window' })),
  form('pass turn', () => ({ kind: 'pass', until: 'turn' })),
  form('pass round', () => ({ kind: 'pass', until: 'round' })),
  form('use', () => ({ kind: 'accept' })),
  form('decline', () => ({ kind: 'decline' })),
  form('take <resource>', (word) => ({ kind: 'take', resource: resource(word) })),
  form('pay <resource>', (word) => ({ kind: 'pay', resource: resource(word) })),
  form('exchange <resource> <resource>', (given, taken) => ({
    kind: 'exchange',
    given: resource(given),
    taken: resource(taken),
  })),
  form('choose <op>', (operation) => ({ kind: 'choose', operation, number: null })),
  form('choose <op> <n>', (operation, number) => ({ kind: 'choose', operation, number: Number(number) })),
  form('summon <id>', (beast) => ({ kind: 'summon', beast })),
  form('keep <id>', (beast) => ({ kind: 'keep', beast })),
  form('discard <id>', (what) => ({ kind: 'discard', what })),
  form('curse <n>', (nth) => ({ kind: 'curse', seat: Number(nth) - 1 })),
  form('exhaust <id>', (beast) => ({ kind: 'exhaust', beast })),
  form('refresh <id>', (beast) => ({ kind: 'refresh', beast })),
  form('done', () => ({ kind: 'done' })),
  form('change <n> <n>', (from, to) => ({ kind: 'change', from: Number(from), to: Number(to) })),
  form('district <district>', (district) => ({ kind: 'district', district: district.toLowerCase() as District })),
];

/** What a text says, whether or not it may be answered anywhere; null if it says nothing. Forgives case and spaces. */
export function readAnswer(text: string): Answer | null {
  const said = text.trim();
  for (const [words, answer] of FORMS) {
    const found = words.exec(said);
    if (found !== null) return answer(...found.slice(1));
  }
  return null;
}
