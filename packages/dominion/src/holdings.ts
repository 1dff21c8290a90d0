import { bad, type Checked, good, type Json, type JsonObject, type NamedSheet } from '@nightjar/kernel';
import {
  at,
  checked,
  distinct,
  field,
  harmless,
  list,
  object,
  oneOf,
  or,
  type Reader,
  refuse,
  text,
  whole,
} from '@nightjar/kernel/reader';
import { type Box, boxWith, defaultBox, KINGDOM } from './box.ts';
import { tallyOf } from './scoring.ts';
import { placesOf, sheetOf } from './standing.ts';

/** Final decks of a finished game, read from a file. docs/holdings.md says how to write one. */
export interface Holdings {
  readonly names: readonly string[];
  /** Cards of each seat, by kind. */
  readonly counts: readonly (readonly number[])[];
  /** What Misery takes from each seat. */
  readonly misery: readonly number[];
  /** Turns taken by seat; all alike where the file does not say (DOM-16.5). */
  readonly turns: readonly number[];
}

const FILE_FIELDS = ['game', 'players'];
const PLAYER_FIELDS = ['name', 'cards', 'states', 'turns'];
const STATES = ['lost-in-the-woods', 'deluded', 'envious', 'miserable', 'twice-miserable'] as const;
const MOST_TURNS = 1000;

/** Scores a holdings file with the edition of this content hash. */
export function holdings(json: Json, edition: string): Checked<readonly NamedSheet[]> {
  const box = boxWith(edition);
  return box === undefined ? bad('edition', 'no such edition is known here') : scoreHoldings(json, box);
}

/** Scores a holdings file. */
export function scoreHoldings(json: Json, box: Box = defaultBox): Checked<NamedSheet[]> {
  const read = readHoldings(json, box);
  if (!read.ok) return read;
  const { names, counts, misery, turns } = read.value;
  const sheets = counts.map((held, seat) => sheetOf(box, seat, tallyOf(box, held), misery[seat] as number));
  const places = placesOf(
    sheets.map(({ total }) => total),
    turns,
  );
  return good(
    sheets.map((sheet, i) => {
      const tied = sheets.filter(({ total }) => total === sheet.total).length > 1;
      return { ...sheet, name: names[i] as string, place: places[i] as number, tie: tied ? 'DOM-16.5' : null };
    }),
  );
}

/** Reads a holdings file: only what one box can hold and one table can end with. */
export const readHoldings = (json: Json, box: Box = defaultBox): Checked<Holdings> =>
  checked(() => {
    harmless(json, '');
    const file = object(json, '');
    known(file, '', FILE_FIELDS);
    field(file, '', 'game', or('dominion', oneOf(['dominion'])));
    const players = field(file, '', 'players', list(object, 2, 6));
    const place = (i: number): string => `players[${i}]`;
    for (const [i, player] of players.entries()) known(player, place(i), PLAYER_FIELDS);
    const names = players.map((player, i) => field(player, place(i), 'name', text));
    distinct(names, (i) => `${place(i)}.name`);
    const counts = players.map((player, i) => field(player, place(i), 'cards', cardsOf(box)));
    within(box, counts);
    const states = players.map((player, i) => field(player, place(i), 'states', or([], statesOf)));
    if (states.filter((held) => held.includes('lost-in-the-woods')).length > 1)
      refuse('players', 'only one can be Lost in the Woods (DOM-15.5)');
    const misery = states.map((held) => (held.includes('miserable') ? -2 : held.includes('twice-miserable') ? -4 : 0));
    const turns = players.map((player, i) => field(player, place(i), 'turns', or(0, whole(0, MOST_TURNS))));
    return { names, counts, misery, turns };
  });

function known(json: JsonObject, where: string, fields: readonly string[]): void {
  for (const key of Object.keys(json)) {
    if (!fields.includes(key)) refuse(at(where, key), `no such field; known are ${fields.join(', ')}`);
  }
}

/** How many of each card; those left out are not held. */
const cardsOf =
  (box: Box): Reader<readonly number[]> =>
  (json, where) => {
    const cards = object(json, where);
    const counts = box.ids.map(() => 0);
    for (const id of Object.keys(cards)) {
      const kind = box.ids.indexOf(id);
      const entry = box.edition.cards[kind];
      if (entry === undefined) refuse(at(where, id), 'no card is called so');
      if (entry.cost === null) refuse(at(where, id), 'is not a card (DOM-1.4a)');
      if (box.zombies.includes(kind)) refuse(at(where, id), 'belongs to nobody (DOM-16.2a)');
      counts[kind] = field(cards, where, id, whole(0, 200));
    }
    return counts;
  };

/** States in front of a player; the two sides of a card never lie there both (DOM-15.2, DOM-15.4). */
const statesOf: Reader<readonly string[]> = (json, where) => {
  const states = list(oneOf(STATES))(json, where);
  distinct(states, (i) => `${where}[${i}]`);
  for (const sides of [STATES.slice(1, 3), STATES.slice(3)])
    if (sides.every((side) => states.includes(side))) refuse(where, `${sides.join(' and ')} are sides of one card`);
  return states;
};

/** What all together can hold: a kingdom of ten, and what its piles and the starting decks have. */
function within(box: Box, counts: readonly (readonly number[])[]): void {
  const held = box.ids.map((_, kind) => counts.reduce((sum, mine) => sum + (mine[kind] as number), 0));
  const isBrought = (kind: number): boolean =>
    box.heirloom[kind] !== null && (held[box.heirloom[kind] as number] ?? 0) > 0;
  const kingdom = box.ids.filter(
    (_, kind) => box.edition.cards[kind]?.kingdom && ((held[kind] as number) > 0 || isBrought(kind)),
  );
  if (kingdom.length > KINGDOM)
    refuse('players', `a kingdom has ${KINGDOM} cards (DOM-2.2); these come from ${kingdom.length}`);
  for (const [kind, id] of box.ids.entries()) {
    const most = mostOf(box, kind, counts.length);
    if ((held[kind] as number) > most)
      refuse('players', `there are only ${most} of ${id} for ${counts.length} players`);
    if (box.heirloom.includes(kind) && counts.some((mine) => (mine[kind] as number) > 1))
      refuse('players', `everybody starts with one ${id} and can gain no other (DOM-2.10a)`);
  }
}

/** How many of a kind there are: its pile, with the Estates dealt; Heirlooms, one for each player. */
function mostOf(box: Box, kind: number, players: number): number {
  const pile = box.piles[kind]?.[players] ?? players;
  return box.ids[kind] === 'estate' ? pile + players * box.startDeck.estates : pile;
}
