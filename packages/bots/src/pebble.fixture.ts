import { type AnyGame, type Decision, good } from '@nightjar/kernel';

/** The state of Pebble: how many pebbles each seat has taken, whose turn it is, and whether the bag has been opened. */
interface Pebbles {
  taken: number[];
  turn: number;
  turns: number;
}

/**
 * Pebble: a game in which everything is known in advance, to see how bots choose. Each of two seats answers `turns`
 * times how many pebbles to take, 0 to 2; who takes 2 lets the other have `gift` pebbles.
 */
export const pebble = (turns: number, gift: number): AnyGame => {
  const game = {
    name: 'pebble',
    options: good,
    setup: (): Pebbles => ({ taken: [0, 0], turn: 0, turns: turns * 2 }),
    copy: (state: Pebbles): Pebbles => ({ ...state, taken: [...state.taken] }),
    determinize: (state: Pebbles): Pebbles => ({ ...state, taken: [...state.taken] }),
    view: (state: Pebbles) => ({ ...state, taken: [...state.taken] }),
    imagine: (view: Pebbles) => good({ ...view, taken: [...view.taken] }),
    write: (_state: Pebbles, action: number) => String(action),
    read: (_state: Pebbles, text: string) => Number(text),
    explain: () => [],
    reveals: () => 0,
    pending: (state: Pebbles): Decision | null =>
      state.turns === 0 ? null : { seat: state.turn, question: 'take', made: 0, min: 1, max: 1, rule: 'PEB-1' },
    legal: (state: Pebbles) => (state.turns === 0 ? [] : [0, 1, 2]),
    apply(state: Pebbles, action: number) {
      const other = 1 - state.turn;
      state.taken[state.turn] = (state.taken[state.turn] as number) + action;
      if (action === 2) state.taken[other] = (state.taken[other] as number) + gift;
      state.turn = other;
      state.turns -= 1;
    },
    estimate: ({ taken }: Pebbles, seat: number) => (taken[seat] as number) - (taken[1 - seat] as number),
    result: ({ taken, turns: left }: Pebbles) => {
      if (left > 0) return null;
      const places = taken.map((own) => 1 + taken.filter((rival) => rival > own).length);
      return { scores: taken, places };
    },
  };
  return game as unknown as AnyGame;
};
