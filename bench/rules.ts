import { dominion } from '@nightjar/dominion';
import { below, type GameEvent, rngFrom } from '@nightjar/kernel';
import { noctiluca } from '@nightjar/noctiluca';
import { nocturion } from '@nightjar/nocturion';
import { nocturne } from '@nightjar/nocturne';
import { type Done, duel, FAIRLY, mustEnd, type Sides } from './duel.ts';
import { boardgameIo } from './peers.ts';
import { type Benched, moveOf, wrapped } from './wrapped.ts';

/** A game's rules alone, and the same rules inside boardgame.io's reducer. */
interface Compared {
  readonly answers: number;
  readonly answersPerSecond: number;
  readonly boardgameIo: { readonly answers: number; readonly answersPerSecond: number };
  readonly ratio: number;
  readonly sameGames: boolean;
}

export interface RulesBench extends Readonly<Record<keyof typeof RULES, Compared>> {
  readonly fair: string;
}

const FAIR =
  'Both play the same seeded two-player games with the same answers and end with the same scores; the peer runs the very ' +
  'same rules inside one boardgame.io move, in production mode, with undo and logs of its client left out. So the difference is the machinery around the rules. ' +
  FAIRLY;

/** So many games are few enough for the peer, and the first of ours are the same. */
const FEW = 40;

interface Timed<S, O, E extends GameEvent> extends Benched<S, O, E> {
  readonly games?: number;
  /** Rules that lay costs down to look whether they can be paid, and take them back, look at a copy of a frozen state. */
  readonly laysDown?: true;
}

/** Seeded random games of one kind, both ways. */
function benchOf<S extends object, O, E extends GameEvent>(benched: Timed<S, O, E>): Sides {
  const { game, isOver, games = 10_000, laysDown } = benched;
  const checked = game.options({ players: 2 });
  if (!checked.ok) throw new Error(checked.fault.what);
  const options = checked.value;
  const started = (i: number): S => game.setup(options, `bench ${i}`);

  /** Random two-player games straight through the contract. */
  function ours(): Done {
    let answers = 0;
    const scores: number[] = [];
    for (let i = 0; i < games; i += 1) {
      const state = started(i);
      const random = rngFrom(`bench chooser ${i}`);
      let given = 0;
      for (; !isOver(state); given += 1) {
        mustEnd(given);
        const legal = game.legal(state);
        game.apply(state, legal[below(random, legal.length)] as number);
      }
      answers += given;
      scores.push(...(game.result(state)?.scores ?? []));
    }
    return { count: answers, outcome: outcomeOf(scores) };
  }

  /** The same games with every answer as a move of boardgame.io. */
  function theirs(): Done {
    const { CreateGameReducer, InitializeGame } = boardgameIo();
    let answers = 0;
    const scores: number[] = [];
    for (let i = 0; i < FEW; i += 1) {
      const theirGame = wrapped(benched, () => started(i));
      const reducer = CreateGameReducer({ game: theirGame });
      let table = InitializeGame({ game: theirGame, numPlayers: 2 });
      const random = rngFrom(`bench chooser ${i}`);
      for (let given = 0; ; given += 1) {
        const state = table.G as S;
        if (isOver(state)) break;
        mustEnd(given);
        const looked = laysDown ? game.copy(state) : state;
        const legal = game.legal(looked);
        const action = legal[below(random, legal.length)] as number;
        table = reducer(table, moveOf(game.pending(looked)?.seat, action));
        answers += 1;
      }
      scores.push(...(game.result(table.G as S)?.scores ?? []));
    }
    return { count: answers, outcome: outcomeOf(scores) };
  }

  return { ours, theirs };
}

const outcomeOf = (scores: readonly number[]): string => scores.slice(0, FEW * 2).join();

const isOver = ({ stage }: { readonly stage: string }): boolean => stage === 'over';

export const RULES = {
  nocturne: benchOf({ game: nocturne, tables: ['box', 'layout', 'options', 'rng'], isOver }),
  noctiluca: benchOf({ game: noctiluca, tables: ['box', 'options', 'rng'], isOver }),
  dominion: benchOf({
    game: dominion,
    tables: ['box', 'options', 'rng'],
    isOver: ({ phase }) => phase === 'over',
    games: 1000,
  }),
  nocturion: benchOf({ game: nocturion, tables: ['box', 'options', 'rng'], isOver, games: 4000, laysDown: true }),
} as const satisfies Readonly<Record<string, Sides>>;

/** Answers per second of a game, and of the same rules through boardgame.io's reducer. */
async function compared(game: keyof typeof RULES): Promise<Compared> {
  const { ours, theirs, ratio, isSame } = await duel('rules', game);
  return {
    answers: ours.count,
    answersPerSecond: ours.perSecond,
    boardgameIo: { answers: theirs.count, answersPerSecond: theirs.perSecond },
    ratio,
    sameGames: isSame,
  };
}

export const benchRules = async (): Promise<RulesBench> => ({
  nocturne: await compared('nocturne'),
  noctiluca: await compared('noctiluca'),
  dominion: await compared('dominion'),
  nocturion: await compared('nocturion'),
  fair: FAIR,
});
