import { dominion } from '@nightjar/dominion';
import { below, type GameEvent, rngFrom } from '@nightjar/kernel';
import { noctiluca } from '@nightjar/noctiluca';
import { nocturion } from '@nightjar/nocturion';
import { nocturne } from '@nightjar/nocturne';
import { boardgameIo } from './peers.ts';
import { type Benched, moveOf, secondsOf, wrapped } from './wrapped.ts';

/** One side of the comparison: how many answers in how many seconds of the processor. */
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
  readonly dominion: Compared;
  readonly nocturion: Compared;
  readonly fair: string;
}

const FAIR =
  'Both play the same seeded two-player games with the same answers and end with the same scores; the peer runs the very ' +
  'same rules inside one boardgame.io move, in production mode, with undo and logs of its client left out; both have played ' +
  'all of it three times before it is timed, and the middle one of five times counts. So the difference is the machinery around the rules.';

const FEW = 40;

type Plays = (games: number) => { answers: number; scores: string };

/** Plays seeded random games of one kind, both ways. */
interface Bench {
  /** How many are timed. */
  readonly games: number;
  readonly ours: Plays;
  readonly theirs: Plays;
}

interface Timed<S, O, E extends GameEvent> extends Benched<S, O, E> {
  readonly games?: number;
  /** Rules that lay costs down to look whether they can be paid, and take them back, look at a copy of a frozen state. */
  readonly laysDown?: true;
}

function benchOf<S extends object, O, E extends GameEvent>(benched: Timed<S, O, E>): Bench {
  const { game, isOver, games: timedGames = 10_000, laysDown } = benched;
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
      while (!isOver(state)) {
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
      const theirGame = wrapped(benched, () => started(i));
      const reducer = CreateGameReducer({ game: theirGame });
      let table = InitializeGame({ game: theirGame, numPlayers: 2 });
      const random = rngFrom(`bench chooser ${i}`);
      for (;;) {
        const state = table.G as S;
        if (isOver(state)) break;
        const looked = laysDown ? game.copy(state) : state;
        const legal = game.legal(looked);
        const action = legal[below(random, legal.length)] as number;
        table = reducer(table, moveOf(game.pending(looked)?.seat, action));
        answers += 1;
      }
      scores.push(...(game.result(table.G as S)?.scores ?? []));
    }
    return { answers, scores: scores.join() };
  }

  return { games: timedGames, ours, theirs };
}

function timed(games: number, plays: Plays): Measured & { scores: string } {
  let played = { answers: 0, scores: '' };
  const seconds = secondsOf(() => {
    played = plays(games);
  });
  return { games, ...played, seconds, answersPerSecond: Math.round(played.answers / seconds) };
}

function measureOurs({ games, ours }: Bench): { measured: Measured; same: ReturnType<Plays> } {
  const { scores: _, ...measured } = timed(games, ours);
  return { measured, same: ours(FEW) };
}

function compare({ theirs }: Bench, { measured, same }: ReturnType<typeof measureOurs>): Compared {
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
  const isOver = ({ stage }: { readonly stage: string }): boolean => stage === 'over';
  const benches = [
    benchOf({ game: nocturne, tables: ['box', 'layout', 'options', 'rng'], isOver }),
    benchOf({ game: noctiluca, tables: ['box', 'options', 'rng'], isOver }),
    benchOf({
      game: dominion,
      tables: ['box', 'options', 'rng'],
      isOver: ({ phase }) => phase === 'over',
      games: 1000,
    }),
    benchOf({ game: nocturion, tables: ['box', 'options', 'rng'], isOver, laysDown: true }),
  ] as const;
  // Ours first: drafted and frozen states would make the engine forget how plain ones look, and slow our side down.
  const ours = benches.map(measureOurs);
  const compared = (i: 0 | 1 | 2 | 3): Compared => compare(benches[i], ours[i] as ReturnType<typeof measureOurs>);
  return { nocturne: compared(0), noctiluca: compared(1), dominion: compared(2), nocturion: compared(3), fair: FAIR };
}
