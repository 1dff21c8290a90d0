import { below, rngFrom } from '@nightjar/kernel';
import { nocturne, type State } from '@nightjar/nocturne';
import { boardgameIo } from './peers.ts';

/** One side of the comparison: how many answers in how long. */
interface Measured {
  readonly games: number;
  readonly answers: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
}

export interface RulesBench {
  readonly nocturne: Measured;
  readonly boardgameIo: Measured;
  readonly ratio: number;
  readonly sameGames: boolean;
  readonly fair: string;
}

const FAIR =
  'Both play the same seeded two-player games with the same answers and end with the same scores; the peer runs the very ' +
  'same rules inside one boardgame.io move, in production mode, with undo and logs of its client left out, so the ' +
  'difference is the machinery around the rules.';

const options = (() => {
  const checked = nocturne.options({ players: 2 });
  if (!checked.ok) throw new Error(checked.fault.what);
  return checked.value;
})();

const started = (i: number): State => nocturne.setup(options, `bench ${i}`);

/** Random two-player games straight through the contract. */
function playOurs(games: number): { answers: number; scores: string } {
  let answers = 0;
  const scores: number[] = [];
  for (let i = 0; i < games; i += 1) {
    const state = started(i);
    const random = rngFrom(`bench chooser ${i}`);
    while (state.stage !== 'over') {
      const legal = nocturne.legal(state);
      nocturne.apply(state, legal[below(random, legal.length)] as number);
      answers += 1;
    }
    scores.push(...(nocturne.result(state)?.scores ?? []));
  }
  return { answers, scores: scores.join() };
}

/** Tables that never change must not be drafted: boardgame.io leaves objects of a class alone. */
const fixed = <T extends object>(table: T): T => Object.assign(Object.create({}) as T, table);

/** The same games with every answer as a move of boardgame.io. */
function playTheirs(games: number): { answers: number; scores: string } {
  const { CreateGameReducer, InitializeGame } = boardgameIo();
  let answers = 0;
  const scores: number[] = [];
  for (let i = 0; i < games; i += 1) {
    const game = {
      name: 'nocturne',
      setup: () => {
        const state = started(i);
        return {
          ...state,
          box: fixed(state.box),
          layout: fixed(state.layout),
          options: fixed(state.options),
          rng: fixed(state.rng),
        };
      },
      moves: { answer: ({ G }: { G: State }, action: number) => nocturne.apply(G, action) },
      turn: { activePlayers: { all: 'table' }, stages: { table: {} } },
      disableUndo: true,
    };
    const reducer = CreateGameReducer({ game });
    let table = InitializeGame({ game, numPlayers: 2 });
    const random = rngFrom(`bench chooser ${i}`);
    for (;;) {
      const state = table.G as State;
      if (state.stage === 'over') break;
      const legal = nocturne.legal(state);
      const action = legal[below(random, legal.length)] as number;
      table = reducer(table, {
        type: 'MAKE_MOVE',
        payload: { type: 'answer', args: [action], playerID: String(state.turn), credentials: undefined },
      });
      answers += 1;
    }
    scores.push(...(nocturne.result(table.G as State)?.scores ?? []));
  }
  return { answers, scores: scores.join() };
}

function timed(
  games: number,
  plays: (games: number) => { answers: number; scores: string },
): Measured & { scores: string } {
  const start = performance.now();
  const { answers, scores } = plays(games);
  const seconds = (performance.now() - start) / 1000;
  return { games, answers, seconds, answersPerSecond: Math.round(answers / seconds), scores };
}

/** Answers per second of Nocturne, and of the same rules through boardgame.io's reducer, in one run. */
export function benchRules(): RulesBench {
  const few = 40;
  playOurs(2000);
  // Ours first: drafted and frozen states would make the engine forget how plain ones look, and slow our side down.
  const { scores: _, ...ours } = timed(10_000, playOurs);
  const { scores: ourScores, ...same } = timed(few, playOurs);
  playTheirs(4);
  const { scores: theirScores, ...theirs } = timed(few, playTheirs);
  return {
    nocturne: ours,
    boardgameIo: theirs,
    ratio: Math.round((ours.answersPerSecond / theirs.answersPerSecond) * 10) / 10,
    sameGames: ourScores === theirScores && same.answers === theirs.answers,
    fair: FAIR,
  };
}
