import { search } from '@nightjar/bots';
import { below, type GameEvent, Observation, rngFrom } from '@nightjar/kernel';
import { noctiluca } from '@nightjar/noctiluca';
import { nocturne } from '@nightjar/nocturne';
import { duel, FAIRLY, mustEnd, type Sides } from './duel.ts';
import { boardgameIo, boardgameIoAi } from './peers.ts';
import { type Benched, moveOf, wrapped } from './wrapped.ts';

/** A game's search by our bot, and by boardgame.io's own. */
interface Compared {
  readonly iterations: number;
  readonly iterationsPerSecond: number;
  readonly boardgameIo: { readonly iterations: number; readonly iterationsPerSecond: number };
  readonly ratio: number;
}

export interface SearchBench extends Readonly<Record<keyof typeof SEARCHES, Compared>> {
  readonly fair: string;
}

const FAIR =
  'Both search the same questions of random two-player games by the same rules. An iteration is what each bot makes of one: ours ' +
  're-deals what the seat cannot see, walks down the tree and judges the new leaf by the estimate; theirs sees all hands, adds a leaf ' +
  'and plays 50 random moves on from it, as it does by default. ' +
  FAIRLY;

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
      mustEnd(i - 1);
      const legal = game.legal(state);
      if (legal.length > 1 && i % APART === 0) questions.push(game.copy(state));
      game.apply(state, legal[below(random, legal.length)] as number);
    }
  }
  return questions.slice(0, QUESTIONS);
}

function searched<S, O, E extends GameEvent>({ game }: Benched<S, O, E>, questions: readonly S[]): void {
  const bot = search({ iterations: OUR_ITERATIONS });
  for (const state of questions)
    bot.answer(new Observation(game, state, game.pending(state)?.seat ?? 0), rngFrom('bench search'));
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
      // Its playouts ask for the first active player's moves only: there stand those of the player who is asked.
      enumerate: (G, _, playerID) =>
        playerID === '0' ? game.legal(G as S).map((action) => moveOf(game.pending(G as S)?.seat, action)) : [],
      iterations: THEIR_ITERATIONS,
      seed: 'bench search',
    });
    void bot.play(InitializeGame({ game: theirGame, numPlayers: 2 }), '0');
  }
}

function benchOf<S extends object, O, E extends GameEvent>(benched: Benched<S, O, E>): Sides {
  let questions: S[] = [];
  const asked = (): readonly S[] => {
    if (questions.length === 0) questions = questionsOf(benched);
    return questions;
  };
  return {
    ours: () => {
      searched(benched, asked());
      return { count: QUESTIONS * OUR_ITERATIONS, outcome: '' };
    },
    theirs: () => {
      searchedByPeer(benched, asked());
      return { count: QUESTIONS * THEIR_ITERATIONS, outcome: '' };
    },
  };
}

const isOver = ({ stage }: { readonly stage: string }): boolean => stage === 'over';

export const SEARCHES = {
  nocturne: benchOf({ game: nocturne, tables: ['box', 'layout', 'options', 'rng'], isOver }),
  noctiluca: benchOf({ game: noctiluca, tables: ['box', 'options', 'rng'], isOver }),
} as const satisfies Readonly<Record<string, Sides>>;

async function compared(game: keyof typeof SEARCHES): Promise<Compared> {
  const { ours, theirs, ratio } = await duel('search', game);
  return {
    iterations: ours.count,
    iterationsPerSecond: ours.perSecond,
    boardgameIo: { iterations: theirs.count, iterationsPerSecond: theirs.perSecond },
    ratio,
  };
}

/** Iterations per second of our search and of boardgame.io's, for the same questions in one run. */
export const benchSearch = async (): Promise<SearchBench> => ({
  nocturne: await compared('nocturne'),
  noctiluca: await compared('noctiluca'),
  fair: FAIR,
});
