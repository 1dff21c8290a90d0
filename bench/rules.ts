import { below, type Game, type GameEvent, rngFrom } from '@nightjar/kernel';
import { noctiluca } from '@nightjar/noctiluca';
import { nocturne } from '@nightjar/nocturne';
import { boardgameIo } from './peers.ts';

/** One side of the comparison: how many answers in how long. */
interface Measured {
  readonly games: number;
  readonly answers: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
}

/** A game's rules alone, and the same rules inside boardgame.io's reducer. */
interface Compared extends Measured {
  readonly boardgameIo: Measured;
  readonly ratio: number;
  readonly sameGames: boolean;
}

export interface RulesBench {
  readonly nocturne: Compared;
  readonly noctiluca: Compared;
  readonly fair: string;
}

const FAIR =
  'Both play the same seeded two-player games with the same answers and end with the same scores; the peer runs the very ' +
  'same rules inside one boardgame.io move, in production mode, with undo and logs of its client left out, so the ' +
  'difference is the machinery around the rules.';

const FEW = 40;

/** What the bench reads of a state without asking the rules. */
interface Played {
  readonly stage: string;
  readonly turn: number;
}

type Plays = (games: number) => { answers: number; scores: string };

/** Plays seeded random games of one kind, both ways. */
interface Bench {
  readonly ours: Plays;
  readonly theirs: Plays;
}

/** Tables that never change must not be drafted: boardgame.io leaves objects of a class alone. */
const fixed = <T extends object>(table: T): T => Object.assign(Object.create({}) as T, table);

/** The bench of a game; `tables` are the parts of its states that never change. */
function benchOf<S extends Played, O, E extends GameEvent>(
  game: Game<S, O, E>,
  tables: readonly (keyof S & string)[],
): Bench {
  const checked = game.options({ players: 2 });
  if (!checked.ok) throw new Error(checked.fault.what);
  const options = checked.value;
  const started = (i: number): S => game.setup(options, `bench ${i}`);

  /** Random two-player games straight through the contract. */
  function ours(games: number): { answers: number; scores: string } {
    let answers = 0;
    const scores: number[] = [];
    for (let i = 0; i < games; i += 1) {
      const state = started(i);
      const random = rngFrom(`bench chooser ${i}`);
      while (state.stage !== 'over') {
        const legal = game.legal(state);
        game.apply(state, legal[below(random, legal.length)] as number);
        answers += 1;
      }
      scores.push(...(game.result(state)?.scores ?? []));
    }
    return { answers, scores: scores.join() };
  }

  /** The same games with every answer as a move of boardgame.io. */
  function theirs(games: number): { answers: number; scores: string } {
    const { CreateGameReducer, InitializeGame } = boardgameIo();
    let answers = 0;
    const scores: number[] = [];
    for (let i = 0; i < games; i += 1) {
      const wrapped = {
        name: game.name,
        setup: () => {
          const state = started(i);
          return { ...state, ...Object.fromEntries(tables.map((key) => [key, fixed(state[key] as object)])) };
        },
        moves: { answer: ({ G }: { G: S }, action: number) => game.apply(G, action) },
        turn: { activePlayers: { all: 'table' }, stages: { table: {} } },
        disableUndo: true,
      };
      const reducer = CreateGameReducer({ game: wrapped });
      let table = InitializeGame({ game: wrapped, numPlayers: 2 });
      const random = rngFrom(`bench chooser ${i}`);
      for (;;) {
        const state = table.G as S;
        if (state.stage === 'over') break;
        const legal = game.legal(state);
        const action = legal[below(random, legal.length)] as number;
        table = reducer(table, {
          type: 'MAKE_MOVE',
          payload: { type: 'answer', args: [action], playerID: String(state.turn), credentials: undefined },
        });
        answers += 1;
      }
      scores.push(...(game.result(table.G as S)?.scores ?? []));
    }
    return { answers, scores: scores.join() };
  }

  return { ours, theirs };
}

function timed(games: number, plays: Plays): Measured & { scores: string } {
  const start = performance.now();
  const { answers, scores } = plays(games);
  const seconds = (performance.now() - start) / 1000;
  return { games, answers, seconds, answersPerSecond: Math.round(answers / seconds), scores };
}

function measureOurs({ ours }: Bench): { measured: Measured; same: ReturnType<Plays> } {
  ours(2000);
  const { scores: _, ...measured } = timed(10_000, ours);
  return { measured, same: ours(FEW) };
}

function compare({ theirs }: Bench, { measured, same }: ReturnType<typeof measureOurs>): Compared {
  theirs(4);
  const { scores, ...peer } = timed(FEW, theirs);
  return {
    ...measured,
    boardgameIo: peer,
    ratio: Math.round((measured.answersPerSecond / peer.answersPerSecond) * 10) / 10,
    sameGames: scores === same.scores && peer.answers === same.answers,
  };
}

/** Answers per second of each game, and of the same rules through boardgame.io's reducer, in one run. */
export function benchRules(): RulesBench {
  const first = benchOf(nocturne, ['box', 'layout', 'options', 'rng']);
  const second = benchOf(noctiluca, ['box', 'options', 'rng']);
  // Ours first: drafted and frozen states would make the engine forget how plain ones look, and slow our side down.
  const ours = [measureOurs(first), measureOurs(second)] as const;
  return { nocturne: compare(first, ours[0]), noctiluca: compare(second, ours[1]), fair: FAIR };
}
