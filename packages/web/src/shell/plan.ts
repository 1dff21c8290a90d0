import { GRADES, type Grade } from '@nightjar/bots';
import type { AnyGame, JsonObject } from '@nightjar/kernel';
import { isSame } from '@nightjar/kernel';
import type { PaceName } from '@nightjar/wire';
import type { Lang } from '@nightjar/words';
import { text } from '@nightjar/words';
import type { Sitter } from '../play/shelf.ts';
import { botSitter, meSitter } from './sitters.ts';

export const TEMPOS = ['here', 'live', 'days'] as const;
export type Tempo = (typeof TEMPOS)[number];

export type SeatChoice = 'me' | 'here' | 'open' | `bot:${Grade}`;

/** What a person wants a table to be. */
export interface TablePlan {
  readonly tempo: Tempo;
  readonly seats: readonly SeatChoice[];
  /** Names of the players who share the device, by seat; empty where none was given. */
  readonly names: readonly string[];
  /** The clock of a table on the server. */
  readonly pace: PaceName;
  /** Whether anybody may find it among the open tables. */
  readonly isPublic: boolean;
  /** Null for the first that fits. */
  readonly mode: string | null;
  readonly options: JsonObject;
}

const BOTS = GRADES.map((grade) => `bot:${grade}` as const);

/** Who may take a seat that is not ours, at this tempo. */
export const seatChoices = (tempo: Tempo): readonly SeatChoice[] => [tempo === 'here' ? 'here' : 'open', ...BOTS];

/** What the form begins with, by the way the page was reached. */
export function planFor(way: string | null): TablePlan {
  const plan = { tempo: 'here', mode: null, options: {}, names: [], pace: 'calm', isPublic: false } as const;
  if (way === 'solo') return { ...plan, seats: ['me'] };
  if (way === 'here') return { ...plan, seats: ['me', 'here'] };
  if (way === 'online') return { ...plan, tempo: 'live', seats: ['me', 'open'] };
  return { ...plan, seats: ['me', 'bot:steady', 'bot:steady'] };
}

/** The plan's sitters at this device; people without a name are counted. */
export function sittersOf({ seats, names }: TablePlan, name: string, lang: Lang): Sitter[] {
  let bots = 0;
  // At a shared device nobody is "you": it would be another player every turn.
  const isShared = seats.includes('here');
  return seats.map((seat, at): Sitter => {
    if (seat === 'me' && (name !== '' || !isShared)) return meSitter(name);
    if (!seat.startsWith('bot:')) {
      return { kind: 'person', name: names[at]?.trim() || text(lang, 'seat.guest', { n: at + 1 }), bot: null };
    }
    bots += 1;
    return botSitter(gradeIn(seat), bots - 1);
  });
}

/** The clocks of each tempo, the usual one first; at one device nobody counts. */
export const CLOCKS: { readonly [tempo in Tempo]: readonly [PaceName, ...PaceName[]] } = {
  here: ['free'],
  live: ['calm', 'live', 'quick', 'free'],
  days: ['three-days', 'day', 'week'],
};

/** The mode that a table's options make; null where they make none. What is set apart by more, or later, is it. */
export function modeIn({ modes }: AnyGame, options: JsonObject): string | null {
  const fits = modes.filter(({ options: wanted }) =>
    Object.entries(wanted).every(([id, value]) => isSame(options[id] ?? null, value)),
  );
  return fits.toSorted((a, b) => Object.keys(a.options).length - Object.keys(b.options).length).at(-1)?.id ?? null;
}

/** The grade of a seat that is a bot's. */
export const gradeIn = (seat: SeatChoice): Grade => seat.slice('bot:'.length) as Grade;
