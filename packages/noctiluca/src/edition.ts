import type { Checked, Json } from '@nightjar/kernel';
import { type HouseRules, houseEdition as mergeHouse } from '@nightjar/kernel/house';
import { checked, object } from '@nightjar/kernel/reader';
import { readAll } from './proof.ts';

interface Names {
  readonly en: string;
  readonly de: string;
}

interface Named {
  readonly id: string;
  readonly names: Names;
}

interface JarCard extends Named {
  readonly color: string;
  readonly number: number;
  readonly spaces: { readonly [colour: string]: number };
  readonly size: number;
  readonly points: number;
}

interface SpacePlan {
  readonly id: string;
  readonly ring: string;
  readonly x: number;
  readonly y: number;
  readonly diceAtSetup: number;
}

interface ShorePlan {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly paths: readonly { readonly kind: string; readonly line: string; readonly spaces: readonly string[] }[];
}

/** Component data as the file has them; fields that only explain are left out. */
export interface Edition {
  readonly name?: string;
  readonly notice: Names;
  readonly dieColors: {
    readonly entries: readonly (Named & { readonly letter: string; readonly shape: string; readonly dice: number })[];
  };
  readonly board: {
    readonly spaces: readonly SpacePlan[];
    readonly shores: readonly ShorePlan[];
    readonly lines: readonly {
      readonly id: string;
      readonly spaces: readonly string[];
      readonly shores: readonly string[];
    }[];
  };
  readonly solo: {
    readonly sections: readonly (Named & { readonly spacesByNumber: { readonly [number: string]: string } })[];
    readonly startSection: string;
  };
  readonly jarColors: { readonly entries: readonly Named[] };
  readonly jars: { readonly entries: readonly JarCard[] };
  readonly pointTokens: { readonly topToBottom: readonly number[]; readonly backValue: number };
  readonly favourites: { readonly entries: readonly (Named & { readonly color: string })[] };
  readonly setupByPlayers: {
    readonly entries: readonly { readonly players: number; readonly pawnsEachRound1: number }[];
  };
  readonly scoring: {
    readonly entries: readonly (Named & { readonly pointsEach?: number; readonly divisor?: number })[];
  };
}

/** Reads a full edition from outside: everything the rules rely on is there, known and playable. */
export const readEdition = (json: Json): Checked<Edition> =>
  checked(() => {
    readAll(object(json, ''));
    return json as unknown as Edition;
  });

/** What a house edition may replace. */
const HOUSE: HouseRules<Edition> = {
  byId: [
    'dieColors.entries',
    'board.spaces',
    'board.shores',
    'board.lines',
    'solo.sections',
    'jarColors.entries',
    'jars.entries',
    'favourites.entries',
    'scoring.entries',
  ],
  whole: [],
  read: readEdition,
};

/** A house edition: another one with some values replaced. Whatever it names must exist there. */
export const houseEdition = (base: Edition, patch: Json): Checked<Edition> => mergeHouse(base, patch, HOUSE);
