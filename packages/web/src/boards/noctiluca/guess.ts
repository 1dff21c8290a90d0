import { rngFrom } from '@nightjar/kernel';
import { type Box, COLOURS, JAR_COLOURS, noctiluca, type State } from '@nightjar/noctiluca';
import { boxIn, byColour, type SeenTable, type SeenToken } from './view.ts';

/** Points ahead that collected dice are worth to a seat, by the bots' estimate; nothing collected is worth 0. */
export function worthOf(view: SeenTable, seat: number, dice: readonly number[]): number {
  const worth = (haul: readonly number[]): number => noctiluca.estimate(placing(view, seat, haul), seat);
  return worth(dice) - worth(COLOURS.map(() => 0));
}

const NONE = -1;

/** A state in which the seat has just collected dice. It holds what the estimate looks at, and nothing hidden. */
function placing(view: SeenTable, seat: number, haul: readonly number[]): State {
  const box = boxIn(view);
  const tokens = view.seats.map((side) => side.tokens.map((token) => tokenOf(box, token)));
  if (view.solo !== null) tokens.push(view.solo.tempest.tokens.map((token) => tokenOf(box, token)));
  return {
    box,
    options: view.options,
    rng: rngFrom('estimate'),
    reveals: 0,
    stage: 'place',
    turn: seat,
    active: seat,
    round: view.round - 1,
    first: view.first ?? 0,
    pool: [],
    lid: byColour(view.lid),
    pawned: 0,
    pawns: view.seats.map(({ pawns }, other) => Math.max(0, pawns - (other === seat ? 1 : 0))),
    shore: NONE,
    path: NONE,
    last: [],
    haul: [...haul],
    placing: 0,
    reached: NONE,
    idle: 0,
    served: 0,
    jars: view.seats.map(({ jars }) => jars.map(({ jar }) => box.jars.id.indexOf(jar))),
    dice: view.seats.map(({ jars }) => jars.flatMap(({ dice }) => byColour(dice))),
    delivered: view.seats.map(({ delivered }) => delivered.map((jar) => box.jars.id.indexOf(jar))),
    tokens,
    taken: JAR_COLOURS.map(
      (colour) => box.tokens.length - (view.stacks.find((stack) => stack.colour === colour)?.values.length ?? 0),
    ),
    favourites: view.seats.map(({ favourite }) => box.favourites.findIndex(({ id }) => id === favourite)),
    dealt: [],
    putBack: [],
    piles: [],
    deck: [],
    under: 0,
    drawn: [],
    discarded: [],
    storm: byColour(view.solo?.tempest.dice ?? {}),
    arrow: 0,
    roll: NONE,
  };
}

/** A token of that colour and value; which of two equal ones it is makes no difference. */
const tokenOf = (box: Box, { colour, value }: SeenToken): number =>
  (JAR_COLOURS as readonly string[]).indexOf(colour) * box.tokens.length + box.tokens.indexOf(value);
