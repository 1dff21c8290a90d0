import { type Checked, type Eyes, freshRng, isSame, type Json, type JsonObject, type Rng } from '@nightjar/kernel';
import {
  at,
  checked,
  exactly,
  field,
  harmless,
  list,
  object,
  oneOf,
  own,
  placeIn,
  refuse,
  whole,
} from '@nightjar/kernel/reader';
import { type Box, boxWith, COLOURS, DEALT_JARS, DRAWN_JARS, JAR_COLOURS, PATHS, PILES } from './box.ts';
import { determinize } from './determinize.ts';
import { audit } from './inventory.ts';
import { type Options, readOptions } from './options.ts';
import { legal } from './questions.ts';
import {
  countOf,
  diceOf,
  diveOf,
  orNone,
  type PileSeen,
  pawnedOf,
  pileOf,
  poolOf,
  type SeatSeen,
  type SoloSeen,
  seatOf,
  soloOf,
  type TokenSeen,
} from './readers.ts';
import { isPawned, LAST_ROUND, NONE, nextSeat, QUESTIONS, type State, tokenOf } from './state.ts';
import { type View, view } from './view.ts';

/**
 * A state that looks like this to these eyes, from the view alone: what they see is laid out, what they do not see is
 * put wherever it can be, and then re-dealt.
 */
export const imagine = (json: Json, eyes: Eyes, random: Rng): Checked<State> =>
  checked(() => {
    harmless(json, '');
    const seen = object(json, '');
    field(seen, '', 'game', exactly<View['game']>('noctiluca'));
    const options = readOptions(own(seen, 'options') ?? null);
    if (!options.ok) return refuse(at('options', options.fault.where), options.fault.what);
    if (eyes !== 'table') whole(0, options.value.players - 1)(eyes, 'eyes');
    const state = laidOut(seen, options.value, random);
    const lost = audit(state);
    if (lost !== null) refuse('', lost);
    for (const [key, shown] of Object.entries(view(state, eyes))) {
      if (!isSame(shown, own(seen, key) ?? null)) refuse(key, 'does not fit the rest of the view');
    }
    const odd = oddity(state);
    if (odd !== null) refuse('question', odd);
    return determinize(state, eyes, random);
  });

/** Things seen in their places, and things not seen, in any place they may have. */
function laidOut(seen: JsonObject, options: Options, random: Rng): State {
  const box = boxWith(options.edition) as Box;
  const { shores } = box.pool;
  const { players } = options;
  const anySeat = whole(0, players - 1);
  const seats = field(seen, '', 'seats', list(seatOf(box), players, players));
  const solo = players === 1 ? field(seen, '', 'solo', soloOf(box)) : null;
  const stage = field(seen, '', 'question', oneOf([...QUESTIONS, 'over'] as const));
  const active = field(seen, '', 'active', anySeat);
  const asked = field(seen, '', 'asked', orNone(anySeat));
  const turn = asked === NONE ? active : asked;
  const underway = field(seen, '', 'underway', object);
  const taken = takenFrom(seen, box);
  const state: State = {
    box,
    options,
    rng: freshRng(random),
    reveals: 0,
    stage,
    turn,
    active,
    round: field(seen, '', 'round', whole(1, LAST_ROUND + 1)) - 1,
    first: Math.max(0, field(seen, '', 'first', orNone(anySeat))),
    pool: field(seen, '', 'spaces', poolOf(box)),
    lid: field(seen, '', 'lid', diceOf),
    pawned: field(seen, '', 'shores', pawnedOf(shores)),
    pawns: seats.map(({ pawns }) => pawns),
    shore: field(seen, '', 'shore', orNone(placeIn(shores))),
    path: field(seen, '', 'path', orNone(placeIn(PATHS))),
    last: field(seen, '', 'last', diveOf(shores, anySeat)),
    haul: field(seen, '', 'haul', diceOf),
    placing: Math.max(0, field(seen, '', 'placing', orNone(placeIn(COLOURS)))),
    reached: stage === 'passed' ? turn : NONE,
    idle: field(underway, 'underway', 'idle', countOf),
    served: 0,
    jars: seats.map(({ jars }) => jars.map(({ jar }) => jar)),
    dice: seats.map(({ jars }) => jars.map(({ dice }) => dice)),
    delivered: seats.map(({ delivered }) => [...delivered]),
    tokens: tokensOf(box, taken, [...seats, ...(solo === null ? [] : [solo])]),
    taken,
    favourites: favouritesOf(box, seats),
    under: field(underway, 'underway', 'under', countOf),
    discarded: [...(solo?.discarded ?? [])],
    storm: solo?.storm ?? 0,
    arrow: solo?.arrow ?? box.firstSection,
    roll: solo?.roll ?? NONE,
    ...cardsOf({ box, stage, seats, solo, piles: field(seen, '', 'piles', list(pileOf(box), 0, PILES)) }),
  };
  // NLC-8.3: deliveries begin with the active player, and the player who is asked about one is next.
  if (stage === 'deliver' || stage === 'jar') {
    for (let seat = active; seat !== turn; seat = nextSeat(state, seat)) state.served += 1;
  }
  return state;
}

/** How many tokens were taken from each stack. */
function takenFrom(seen: JsonObject, box: Box): number[] {
  const stacks = field(seen, '', 'stacks', list(object, JAR_COLOURS.length, JAR_COLOURS.length));
  const most = box.tokens.length;
  return stacks.map((stack, i) => most - field(stack, `stacks[${i}]`, 'values', list(countOf, 0, most)).length);
}

/** Tokens by their places in the stacks. */
function tokensOf(
  box: Box,
  taken: readonly number[],
  sides: readonly { readonly tokens: readonly TokenSeen[] }[],
): number[][] {
  const left = taken.map((n) => Array.from({ length: n }, (_, place) => place));
  return sides.map(({ tokens }) =>
    tokens.map(({ colour, value, where }) => {
      const places = left[colour] as number[];
      const nth = places.findIndex((place) => box.tokens[place] === value);
      if (nth === NONE) refuse(where, 'is none of the tokens taken from the stacks');
      return tokenOf(box, colour, places.splice(nth, 1)[0] as number);
    }),
  );
}

/** A player whose favourite is not seen has one of those that are not seen anywhere. */
function favouritesOf(box: Box, seats: readonly SeatSeen[]): number[] {
  const hidden = box.favourites.flatMap((_, card) => (seats.some(({ favourite }) => favourite === card) ? [] : [card]));
  return seats.map(({ favourite }) => (favourite === NONE ? (hidden.shift() as number) : favourite));
}

interface CardsSeen {
  readonly box: Box;
  readonly stage: State['stage'];
  readonly seats: readonly SeatSeen[];
  readonly solo: SoloSeen | null;
  readonly piles: readonly PileSeen[];
}

/** The cards that some cannot see: those dealt in setup, the piles, and the solo deck. */
function cardsOf({
  box,
  stage,
  seats,
  solo,
  piles,
}: CardsSeen): Pick<State, 'dealt' | 'putBack' | 'piles' | 'drawn' | 'deck'> {
  const open = new Set([
    ...seats.flatMap(({ jars, delivered, dealt }) => [...jars.map(({ jar }) => jar), ...delivered, ...(dealt ?? [])]),
    ...(solo === null ? [] : [...(solo.under ?? []), ...(solo.drawn ?? []), ...solo.discarded]),
    ...piles.map(({ top }) => top),
  ]);
  const hidden = box.jars.id.flatMap((_, jar) => (open.has(jar) ? [] : [jar]));
  const isSetup = stage === 'firstPlayer' || stage === 'keep';
  const dealt = isSetup
    ? seats.map((seat) => (seat.dealt ?? hidden.splice(0, DEALT_JARS)).toSorted((a, b) => a - b))
    : [];
  const drawn = solo === null ? [] : [...(solo.drawn ?? hidden.splice(0, stage === 'draw' ? DRAWN_JARS : 0))];
  return {
    dealt,
    putBack: dealt.map(([first], seat) => putBackOf(seats[seat] as SeatSeen, first as number)),
    piles: piles.map(({ top, count: cards }) => (cards === 0 ? [] : [...hidden.splice(0, cards - 1), top])),
    drawn,
    deck: [...(solo?.under ?? []), ...hidden],
  };
}

const putBackOf = ({ dealt, chosen, putBack }: SeatSeen, hidden: number): number =>
  dealt === null && chosen ? hidden : putBack;

/** Why no seat can be asked this with everything where it lies; null if one can. */
function oddity(state: State): string | null {
  const { stage, turn, active, shore, path } = state;
  const isDive = stage === 'shore' || stage === 'path' || stage === 'number';
  const isPlacing = stage === 'place' || stage === 'passed';
  if (state.haul > 0 !== isPlacing) return 'does not fit the dice collected';
  if ((shore !== NONE) !== (stage === 'path' || stage === 'number')) return 'does not fit the shore chosen';
  if ((path !== NONE) !== (stage === 'number')) return 'does not fit the path chosen';
  if (state.drawn.length !== (stage === 'draw' ? DRAWN_JARS : 0)) return 'does not fit the cards drawn';
  if (stage === 'over') return null;
  if (isDive && (state.pawns[active] === 0 || (shore !== NONE && isPawned(state, shore))))
    return 'does not fit the pawns';
  if ((isDive || stage === 'place') && turn !== active) return 'is for the active player';
  if (stage === 'passed' && turn === active) return 'is for the other players';
  if (stage === 'keep' && turn !== state.putBack.indexOf(NONE)) return 'is for a seat that has not chosen';
  return legal(state).length > 1 ? null : 'leaves nothing to choose';
}
