import { type AnyGame, faultText, type Json, Sitting, writeRecord } from '@nightjar/kernel';
import type { ReactNode } from 'react';
import { surroundings } from '../play/around.ts';
import { LocalTable } from '../play/local-table.ts';
import { shelfIn } from '../play/shelf.ts';
import type { Scene, TableSource } from '../play/source.ts';
import { NOBODY } from '../play/thinker.ts';
import type { BoardProps, GameFace } from '../table/face.ts';

/** A table that was laid to be looked at: whatever a piece may need to be drawn. */
export interface Laid<V extends Json = Json> {
  readonly source: TableSource;
  readonly scene: Scene;
  readonly face: GameFace<V>;
  readonly board: BoardProps<V>;
}

/** The pieces of a game by name. A board folder's `pieces.tsx` exports its own, and they are on the page of the look. */
// biome-ignore lint/suspicious/noExplicitAny: the page only hands a table on to the pieces of its own game.
// oxlint-disable-next-line typescript/no-explicit-any
export type Pieces<V extends Json = any> = { readonly [name: string]: (laid: Laid<V>) => ReactNode };

const SITTERS = [
  { kind: 'person', name: 'Mira', bot: null },
  { kind: 'bot', name: 'Jonas', bot: 'greedy' },
  { kind: 'bot', name: 'Wren', bot: 'greedy' },
] as const;

/** Nobody answers here, and nothing is kept. */
const AROUND = {
  ...surroundings,
  shelf: shelfIn(null),
  thinker: { ...NOBODY, think: () => new Promise<never>(() => undefined) },
};

/** The same table every time: played by last answers from a seed until the first seat is asked after so many of them. */
export function lay(rules: AnyGame, after: number): LocalTable {
  const options = rules.options({ players: SITTERS.length });
  if (!options.ok) throw new Error(faultText(options.fault));
  const names = SITTERS.map(({ name, bot }) => (bot === null ? name : `bot:${bot}`));
  const sitting = Sitting.begin(rules, options.value, 'look', names);
  for (let asked = sitting.decision; asked !== null; asked = sitting.decision) {
    if (asked.seat === 0 && sitting.answers.length >= after) break;
    sitting.answer(asked.seat, sitting.sight(asked.seat).answers.at(-1) ?? '');
  }
  const table = LocalTable.resume('look', rules, writeRecord(sitting.record()), SITTERS, AROUND);
  if (!table.ok) throw new Error(faultText(table.fault));
  return table.value;
}
