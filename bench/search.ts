import { search } from '@nightjar/bots';
import { below, type GameEvent, rngFrom } from '@nightjar/kernel';
import { noctiluca } from '@nightjar/noctiluca';
import { nocturne } from '@nightjar/nocturne';
import { boardgameIo, boardgameIoAi } from './peers.ts';
import { type Benched, moveOf, secondsOf, wrapped } from './wrapped.ts';

/** One side: how many iterations in how many seconds of the processor. */
interface Measured {
  readonly questions: number;
  readonly iterations: number;
  readonly seconds: number;
  readonly iterationsPerSecond: number;
}

/** A game's search by our bot, and by boardgame.io's own. */
interface Compared extends Measured {
  readonly boardgameIo: Measured;
  readonly ratio: number;
}

export interface SearchBench {
  readonly nocturne: Compared;
  readonly noctiluca: Compared;
  readonly fair: string;
}

const FAIR =
  'Both search the same questions of random two-player games by the same rules. An iteration is what each bot makes of one: ours ' +
  're-deals what the seat cannot see, walks down the tree and judges the new leaf by the estimate; theirs sees all hands, adds a leaf ' +
  'and plays 50 random moves on from it, as it does by default. Both have done all of it three times before, and the middle one of five times counts.';

const QUESTIONS = 30;
const OUR_ITERATIONS = 500;
const THEIR_ITERATIONS = 5;
/** Every so many answers of a game a question is taken. */
const APART = 9;

/** Questions with a choice, from the whole of random games. */
function questionsOf<S, O, E extends GameEvent>({ game }: Benched<S, O, E>): S[] {
  const checked = game.options({ players: 2 });
  if (!checked.ok) throw new Error(checked.fault.what);
  const questions: S[] = [];
  for (let seed = 0; questions.length < QUESTIONS; seed += 1) {
    const state = game.setup(checked.value, `search ${seed}`);
    const random = rngFrom(`search chooser ${seed}`);
    for (let i = 1; game.pending(state) !== null; i += 1) {
      const legal = game.legal(state);
      if (legal.length > 1 && i % APART === 0) questions.push(game.copy(state));
      game.apply(state, legal[below(random, legal.length)] as number);
    }
  }
  return questions.slice(0, QUESTIONS);
}

function searched<S, O, E extends GameEvent>({ game }: Benched<S, O, E>, questions: readonly S[]): void {
  const bot = search({ iterations: OUR_ITERATIONS });
  for (const state of questions) bot.answer(game, state, game.pending(state)?.seat ?? 0, rngFrom('bench search'));
}

function searchedByPeer<S extends object, O, E extends GameEvent>(
  benched: Benched<S, O, E>,
  questions: readonly S[],
): void {
  const { game, isOver } = benched;
  const { InitializeGame } = boardgameIo();
  const { MCTSBot } = boardgameIoAi();
  for (const state of questions) {
    const theirGame = {
      ...wrapped(benched, () => game.copy(state)),
      endIf: ({ G }: { G: S }) => (isOver(G) ? { winner: String(game.result(G)?.places.indexOf(1)) } : undefined),
    };
    const bot = new MCTSBot({
      game: theirGame,
      // Its playouts ask for the first active player's moves only: there stand those of whoever is asked.
      enumerate: (G, _, playerID) =>
        playerID === '0' ? game.legal(G as S).map((action) => moveOf(game.pending(G as S)?.seat, action)) : [],
      iterations: THEIR_ITERATIONS,
      seed: 'bench search',
    });
    void bot.play(InitializeGame({ game: theirGame, numPlayers: 2 }), '0');
  }
}

const measured = (questions: number, iterations: number, seconds: number): Measured => ({
  questions,
  iterations,
  seconds,
  iterationsPerSecond: Math.round((questions * iterations) / seconds),
});

function ourSide<S extends object, O, E extends GameEvent>(benched: Benched<S, O, E>): Measured {
  const questions = questionsOf(benched);
  const seconds = secondsOf(() => searched(benched, questions));
  return measured(questions.length, OUR_ITERATIONS, seconds);
}

function compare<S extends object, O, E extends GameEvent>(benched: Benched<S, O, E>, ours: Measured): Compared {
  const questions = questionsOf(benched);
  const seconds = secondsOf(() => searchedByPeer(benched, questions));
  const theirs = measured(questions.length, THEIR_ITERATIONS, seconds);
  return {
    ...ours,
    boardgameIo: theirs,
    ratio: Math.round((ours.iterationsPerSecond / theirs.iterationsPerSecond) * 10) / 10,
  };
}

/** Iterations per second of our search and of boardgame.io's, for the same questions in one run. */
export function benchSearch(): SearchBench {
  const isOver = ({ stage }: { readonly stage: string }): boolean => stage === 'over';
  const first = { game: nocturne, tables: ['box', 'layout', 'options', 'rng'], isOver } as const;
  const second = { game: noctiluca, tables: ['box', 'options', 'rng'], isOver } as const;
  // Ours first, as in the rules' bench: drafted and frozen states slow plain ones down.
  const ours = [ourSide(first), ourSide(second)] as const;
  return { nocturne: compare(first, ours[0]), noctiluca: compare(second, ours[1]), fair: FAIR };
}
