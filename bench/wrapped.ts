import type { Game, GameEvent } from '@nightjar/kernel';

const fixedTables = new WeakMap<object, object>();

/** Tables that never change must not be drafted: boardgame.io leaves objects of a class alone. A box is one for all games. */
function fixed(table: object): object {
  const known = fixedTables.get(table) ?? Object.assign(Object.create({}) as object, table);
  fixedTables.set(table, known);
  return known;
}

/** A game to measure: the parts of its states that never change, and how a state shows that it is over without asking the rules. */
export interface Benched<S, O, E extends GameEvent> {
  readonly game: Game<S, O, E>;
  readonly tables: readonly (keyof S & string)[];
  readonly isOver: (state: S) => boolean;
}

/** A game of ours as one of boardgame.io's, from a state on: every answer is a move, by the very same rules. */
export const wrapped = <S extends object, O, E extends GameEvent>(
  { game, tables }: Benched<S, O, E>,
  from: () => S,
): object => ({
  name: game.name,
  setup: () => {
    const state = from();
    return { ...state, ...Object.fromEntries(tables.map((key) => [key, fixed(state[key] as object)])) };
  },
  moves: { answer: ({ G }: { G: S }, action: number) => game.apply(G, action) },
  turn: { activePlayers: { all: 'table' }, stages: { table: {} } },
  disableUndo: true,
});

/** An answer as a move of the seat that is asked. */
export const moveOf = (seat: number | undefined, action: number): object => ({
  type: 'MAKE_MOVE',
  payload: { type: 'answer', args: [action], playerID: String(seat), credentials: undefined },
});
