import { type Checked, type Json, type JsonObject, type NamedSheet } from '@nightjar/kernel';
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
  refuse,
  text,
  whole,
} from '@nightjar/kernel/reader';
import { type Box, defaultBox, RESOURCES } from './box.ts';
import type { Holding } from './holding.ts';
import { places, sheets, type Tied, worthOf } from './scoring.ts';

const FILE_FIELDS = ['game', 'players'];
const PLAYER_FIELDS = ['name', 'prestige', 'curses', 'beasts', 'resources'];
const MOST_PRESTIGE = 1000;

/** Scores a holdings file: Prestige tokens, Curses, Beasts in the Menagerie and Resources of each player. */
export function scoreHoldings(json: Json, box: Box = defaultBox): Checked<NamedSheet[]> {
  return checked(() => {
    harmless(json, '');
    const file = object(json, '');
    known(file, '', FILE_FIELDS);
    field(file, '', 'game', or('nocturion', oneOf(['nocturion'])));
    const players = field(file, '', 'players', list(object, 2, 4));
    const holdings = players.map((player, i) => readPlayer(box, player, `players[${i}]`));
    const names = players.map((player, i) => field(player, `players[${i}]`, 'name', text));
    distinct(names, (i) => `players[${i}].name`);
    within(box, holdings);
    const scored = sheets(box, holdings);
    const tied = holdings.map(({ beasts, resources }) => ({ beasts: worthOf(box, beasts), resources }));
    const totals = scored.map(({ total }) => total);
    const order = places(totals, tied);
    return scored.map((sheet, i) => {
      const rivals = totals.flatMap((total, other) => (other !== i && total === sheet.total ? [other] : []));
      const tie = tieRule(tied, order, i, rivals);
      return { ...sheet, name: names[i] as string, place: order[i] as number, tie };
    });
  });
}

/** What settled a tie with these rivals: Beasts, then Resources, or nothing where the place is shared (NRN-23.5 to 23.7). */
function tieRule(
  tied: readonly Tied[],
  order: readonly number[],
  seat: number,
  rivals: readonly number[],
): string | null {
  if (rivals.length === 0) return null;
  if (rivals.some((rival) => order[rival] === order[seat])) return 'NRN-23.7';
  return rivals.some((rival) => tied[rival]?.beasts === tied[seat]?.beasts) ? 'NRN-23.6' : 'NRN-23.5';
}

function known(json: JsonObject, where: string, fields: readonly string[]): void {
  for (const key of Object.keys(json)) {
    if (!fields.includes(key)) refuse(at(where, key), `no such field; known are ${fields.join(', ')}`);
  }
}

function readPlayer(box: Box, player: JsonObject, where: string): Holding {
  known(player, where, PLAYER_FIELDS);
  const { limits, curses, beasts } = box;
  const placesOf = (key: string, ids: readonly string[], most: number): number[] =>
    field(player, where, key, or([], list(oneOf(ids), 0, most))).map((id) => ids.indexOf(id));
  return {
    gained: [
      {
        category: 'rewards',
        for: 'prestige',
        what: null,
        prestige: field(player, where, 'prestige', whole(0, MOST_PRESTIGE)),
      },
    ],
    curses: placesOf('curses', curses.id, limits.curses).sort((a, b) => a - b),
    beasts: placesOf('beasts', beasts.id, limits.enclosures),
    resources: field(player, where, 'resources', or(0, whole(0, RESOURCES.length * Math.max(...box.tokens)))),
  };
}

/** What two players cannot both have, and no more Curses of a kind than there are. */
function within(box: Box, holdings: readonly Holding[]): void {
  const beasts = new Set<number>();
  const copies = box.curses.copies.slice();
  for (const [i, holding] of holdings.entries()) {
    for (const [j, beast] of holding.beasts.entries()) {
      if (beasts.has(beast)) refuse(`players[${i}].beasts[${j}]`, `${box.beasts.id[beast]} is there only once`);
      beasts.add(beast);
    }
    for (const [j, curse] of holding.curses.entries()) {
      copies[curse] = (copies[curse] as number) - 1;
      if (copies[curse] < 0)
        refuse(`players[${i}].curses[${j}]`, `${box.curses.id[curse]} is there ${box.curses.copies[curse]} times only`);
    }
  }
}
