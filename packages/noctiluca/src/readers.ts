import {
  at,
  field,
  list,
  object,
  oneOf,
  orNull,
  own,
  placeIn,
  type Reader,
  refuse,
  truth,
  whole,
} from '@nightjar/kernel/reader';
import { type Box, COLOURS, DEALT_JARS, FACES, JAR_COLOURS, KEPT_JARS, PATHS } from './box.ts';
import { common, handfulOf, MOST_OF_COLOUR, ofColour, oneDie } from './handful.ts';
import { NONE, poolAt } from './state.ts';

const MOST_CARDS = 200;
export const countOf = whole(0, MOST_CARDS);

/** Null where there is nothing. */
export const orNone =
  (reader: Reader<number>): Reader<number> =>
  (json, where) =>
    json === null ? NONE : reader(json, where);

/** The number on a die, as a face. */
const faceOf: Reader<number> = (json, where) => whole(1, FACES)(json, where) - 1;

/** Dice by colour; colours without dice are left out. */
export const diceOf: Reader<number> = (json, where) => {
  const dice = object(json, where);
  for (const colour of Object.keys(dice)) oneOf(COLOURS)(colour, where);
  return handfulOf(
    COLOURS.map((colour) =>
      own(dice, colour) === undefined ? 0 : field(dice, where, colour, whole(0, MOST_OF_COLOUR)),
    ),
  );
};

/** The dice in the pool, by space and face. */
export const poolOf =
  ({ letters, pool }: Box): Reader<number[]> =>
  (json, where) => {
    const dice = pool.empty.slice();
    const die = placeIn(
      letters.flatMap((letter) => Array.from({ length: FACES }, (_, face) => `${letter}${face + 1}`)),
    );
    for (const [i, space] of list(object)(json, where).entries()) {
      const here = field(space, `${where}[${i}]`, 'name', placeIn(pool.names));
      for (const shown of field(space, `${where}[${i}]`, 'dice', list(die))) {
        const place = poolAt(here, shown % FACES);
        const colour = Math.floor(shown / FACES);
        const lying = dice[place] as number;
        if (ofColour(lying, colour) === MOST_OF_COLOUR) refuse(`${where}[${i}].dice`, 'more dice than any box has');
        dice[place] = lying + oneDie(colour);
      }
    }
    return dice;
  };

/** Shores that hold a pawn, as a bit mask. */
export const pawnedOf =
  (shores: readonly string[]): Reader<number> =>
  (json, where) => {
    let pawned = 0;
    for (const [i, shore] of list(object)(json, where).entries()) {
      const place = field(shore, `${where}[${i}]`, 'name', placeIn(shores));
      if (field(shore, `${where}[${i}]`, 'pawn', truth)) pawned |= 1 << place;
    }
    return pawned;
  };

/** The last dive: seat, shore, path and face; empty before the first. */
export const diveOf =
  (shores: readonly string[], seat: Reader<number>): Reader<number[]> =>
  (json, where) => {
    if (json === null) return [];
    const dive = object(json, where);
    return [
      field(dive, where, 'seat', seat),
      field(dive, where, 'shore', placeIn(shores)),
      field(dive, where, 'path', placeIn(PATHS)),
      field(dive, where, 'number', faceOf),
    ];
  };

/** A token by colour and value: which of two equal ones it is nobody can tell. */
export interface TokenSeen {
  readonly colour: number;
  readonly value: number;
  readonly where: string;
}

const token: Reader<TokenSeen> = (json, where) => {
  const seen = object(json, where);
  const colour = field(seen, where, 'colour', placeIn(JAR_COLOURS));
  return { colour, value: field(seen, where, 'value', whole(0, MOST_CARDS)), where };
};
const tokensOf = list(token);

/** A jar in play and the dice on it, of each colour no more than it has spaces. */
const jarOf =
  ({ jars }: Box): Reader<{ readonly jar: number; readonly dice: number }> =>
  (json, where) => {
    const seen = object(json, where);
    const jar = field(seen, where, 'jar', placeIn(jars.id));
    const dice = field(seen, where, 'dice', diceOf);
    if (common(dice, jars.room[jar] as number) !== dice)
      refuse(at(where, 'dice'), `are more than ${jars.id[jar]} has spaces`);
    return { jar, dice };
  };

export interface SeatSeen {
  readonly pawns: number;
  readonly jars: readonly { readonly jar: number; readonly dice: number }[];
  readonly delivered: readonly number[];
  readonly tokens: readonly TokenSeen[];
  /** NONE where it is not shown. */
  readonly favourite: number;
  readonly chosen: boolean;
  readonly dealt: readonly number[] | null;
  readonly putBack: number;
}

export const seatOf =
  (box: Box): Reader<SeatSeen> =>
  (json, where) => {
    const seat = object(json, where);
    const jar = placeIn(box.jars.id);
    const dealt = field(seat, where, 'dealt', orNull(list(jar, DEALT_JARS, DEALT_JARS)));
    const putBack = field(seat, where, 'putBack', orNone(jar));
    if (putBack !== NONE && dealt?.includes(putBack) !== true) refuse(at(where, 'putBack'), 'is none of those dealt');
    return {
      pawns: field(seat, where, 'pawns', countOf),
      jars: field(seat, where, 'jars', list(jarOf(box), 0, KEPT_JARS)),
      delivered: field(seat, where, 'delivered', list(jar)),
      tokens: field(seat, where, 'tokens', tokensOf),
      favourite: field(seat, where, 'favourite', orNone(placeIn(box.favourites.map(({ id }) => id)))),
      chosen: field(seat, where, 'chosen', truth),
      dealt,
      putBack,
    };
  };

export interface PileSeen {
  readonly top: number;
  readonly count: number;
}

export const pileOf =
  (box: Box): Reader<PileSeen> =>
  (json, where) => {
    const pile = object(json, where);
    const count = field(pile, where, 'count', countOf);
    return { count, top: count === 0 ? NONE : field(pile, where, 'top', placeIn(box.jars.id)) };
  };

export interface SoloSeen {
  /** The lowest one first; null where it is not shown. */
  readonly under: readonly number[] | null;
  readonly drawn: readonly number[] | null;
  readonly discarded: readonly number[];
  readonly arrow: number;
  readonly roll: number;
  readonly tokens: readonly TokenSeen[];
  readonly storm: number;
}

export const soloOf =
  (box: Box): Reader<SoloSeen> =>
  (json, where) => {
    const solo = object(json, where);
    const tempest = field(solo, where, 'tempest', object);
    const jars = list(placeIn(box.jars.id));
    return {
      under: field(solo, where, 'under', orNull(jars))?.toReversed() ?? null,
      drawn: field(solo, where, 'drawn', orNull(jars)),
      discarded: field(solo, where, 'discarded', jars),
      arrow: field(solo, where, 'section', placeIn(box.sections.map(({ id }) => id))),
      roll: field(solo, where, 'roll', orNone(faceOf)),
      tokens: field(tempest, at(where, 'tempest'), 'tokens', tokensOf),
      storm: field(tempest, at(where, 'tempest'), 'dice', diceOf),
    };
  };
