import type { Eyes, Json } from '@nightjar/kernel';
import { COLOURS, FACES, JAR_COLOURS, PATHS } from './box.ts';
import { named } from './diving.ts';
import { FIRST_ROUND, isPawned, isSolo, NONE, poolAt, type State, TEMPEST, tokenColour, tokenValue } from './state.ts';

/** What these eyes may know (NLC-14): everything open, and what this seat holds. */
export function view(state: State, eyes: Eyes): Json {
  const { box, options } = state;
  const { pool } = box;
  return {
    game: 'noctiluca',
    options: { ...options },
    round: state.round + 1,
    direction: state.round === FIRST_ROUND ? 'clockwise' : 'counterclockwise',
    question: state.stage,
    asked: state.stage === 'over' ? null : state.turn,
    active: state.active,
    first: state.stage === 'firstPlayer' ? null : state.first,
    spaces: pool.names.map((name, space) => ({ name, dice: diceShown(state, space) })),
    shores: pool.shores.map((name, shore) => ({ name, pawn: isPawned(state, shore) })),
    lid: named(state.lid),
    // NLC-5.9: chosen, and open to change until the number is confirmed.
    shore: pool.shores[state.shore] ?? null,
    path: PATHS[state.path] ?? null,
    last: lastView(state),
    haul: named(state.haul),
    placing: state.stage === 'place' ? (COLOURS[state.placing] as string) : null,
    seats: state.pawns.map((_, seat) => seatView(state, seat, eyes)),
    stacks: JAR_COLOURS.map((colour, i) => ({ colour, values: box.tokens.slice(state.taken[i]) })),
    piles: state.piles.map((pile) => ({ top: box.jars.id[pile.at(-1) ?? NONE] ?? null, count: pile.length })),
    solo: isSolo(state) ? soloView(state, eyes) : null,
  };
}

function lastView({ last, box }: State): Json {
  if (last.length === 0) return null;
  const [seat, shore, path, face] = last as [number, number, number, number];
  return { seat, shore: box.pool.shores[shore] as string, path: PATHS[path] as string, number: face + 1 };
}

/** Dice of a space by letter and number: `['P1', 'P1', 'O6']`. */
function diceShown(state: State, space: number): string[] {
  const shown: string[] = [];
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    for (let face = 0; face < FACES; face += 1) {
      const dice = state.pool[poolAt(space, face) + colour] as number;
      for (let i = 0; i < dice; i += 1) shown.push(`${state.box.letters[colour]}${face + 1}`);
    }
  }
  return shown;
}

function tokensShown(state: State, side: number): Json {
  return (state.tokens[side] as number[]).map((token) => ({
    colour: JAR_COLOURS[tokenColour(state.box, token)] as string,
    value: tokenValue(state.box, token),
  }));
}

function seatView(state: State, seat: number, eyes: Eyes): Json {
  const { jars, favourites } = state.box;
  const isOwn = seat === eyes;
  const name = (jar: number): string => jars.id[jar] as string;
  const dice = state.dice[seat] as number[];
  const dealt = state.dealt[seat];
  return {
    seat,
    pawns: state.pawns[seat] as number,
    jars: (state.jars[seat] as number[]).map((jar, slot) => ({
      jar: name(jar),
      dice: named(dice.slice(slot * COLOURS.length, (slot + 1) * COLOURS.length)),
    })),
    delivered: (state.delivered[seat] as number[]).map(name),
    tokens: tokensShown(state, seat),
    // NLC-14.2: for its owner alone until final scoring.
    favourite: isOwn || state.stage === 'over' ? (favourites[state.favourites[seat] as number]?.id ?? null) : null,
    // NLC-14.4–14.4b: others see only whether somebody has chosen.
    chosen: dealt === undefined || state.putBack[seat] !== NONE,
    dealt: isOwn && dealt !== undefined ? dealt.map(name) : null,
    putBack: isOwn && dealt !== undefined ? (jars.id[state.putBack[seat] as number] ?? null) : null,
  };
}

function soloView(state: State, eyes: Eyes): Json {
  const { jars, sections } = state.box;
  const name = (jar: number): string => jars.id[jar] as string;
  const isPlayer = eyes === 0;
  return {
    deck: state.deck.length,
    // NLC-14.9: who put cards under the deck has seen them, the lowest one last.
    under: isPlayer ? state.deck.slice(0, state.under).reverse().map(name) : null,
    drawn: isPlayer ? state.drawn.map(name) : null,
    discarded: state.discarded.map(name),
    section: sections[state.arrow]?.id ?? null,
    roll: state.roll === NONE ? null : state.roll + 1,
    tempest: { tokens: tokensShown(state, TEMPEST), dice: named(state.storm) },
  };
}
