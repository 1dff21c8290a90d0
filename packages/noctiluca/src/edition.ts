import type { Checked, Json } from '@nightjar/kernel';
import type { HouseRules } from '@nightjar/kernel/house';
import { checked } from '@nightjar/kernel/reader';
import { readAll } from './proof.ts';

interface JarCard {
  readonly id: string;
  readonly color: string;
  readonly spaces: { readonly [colour: string]: number };
  readonly size: number;
  readonly points: number;
}

interface ShorePlan {
  readonly id: string;
  readonly paths: readonly { readonly kind: string; readonly spaces: readonly string[] }[];
}

/** What the rules read of a box of Noctiluca, and nothing else: its hash is the name of the edition. */
export interface Edition {
  readonly dieColors: {
    readonly entries: readonly { readonly id: string; readonly letter: string; readonly dice: number }[];
  };
  readonly board: {
    readonly spaces: readonly { readonly id: string; readonly diceAtSetup: number }[];
    readonly shores: readonly ShorePlan[];
  };
  readonly solo: {
    readonly sections: readonly {
      readonly id: string;
      readonly spacesByNumber: { readonly [number: string]: string };
    }[];
    readonly startSection: string;
  };
  readonly jars: { readonly entries: readonly JarCard[] };
  readonly pointTokens: { readonly topToBottom: readonly number[]; readonly backValue: number };
  readonly favourites: { readonly entries: readonly { readonly id: string; readonly color: string }[] };
  readonly setupByPlayers: {
    readonly entries: readonly { readonly players: number; readonly pawnsEachRound1: number }[];
  };
  readonly scoring: {
    readonly entries: readonly { readonly id: string; readonly pointsEach?: number; readonly divisor?: number }[];
  };
}

/** Reads a full edition from outside: everything the rules rely on is there, known and playable. */
export const readEdition = (json: Json): Checked<Edition> =>
  checked(() => {
    readAll(json);
    return json as unknown as Edition;
  });

/** What a house edition may replace. */
export const HOUSE: HouseRules<Edition> = {
  byId: [
    'dieColors.entries',
    'board.spaces',
    'board.shores',
    'solo.sections',
    'jars.entries',
    'favourites.entries',
    'scoring.entries',
  ],
  whole: [],
  read: readEdition,
};
