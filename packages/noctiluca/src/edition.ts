import { bad, type Checked, isObject, type Json, type JsonObject } from '@nightjar/kernel';
import { readAll } from './proof.ts';
import { at, checked, field, harmless, object, own, quoted, refuse, text } from './reader.ts';

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

/** Lists whose entries a house edition replaces by id. */
const BY_ID = [
  'dieColors.entries',
  'board.spaces',
  'board.shores',
  'board.lines',
  'solo.sections',
  'jarColors.entries',
  'jars.entries',
  'favourites.entries',
  'scoring.entries',
];

/** A house edition: another one with some values replaced. Whatever it names must exist there. */
export function houseEdition(base: Edition, patch: Json): Checked<Edition> {
  const merged = checked(() => {
    const { over: _, name, ...changes } = object(patch, '');
    harmless(patch, '');
    const edition = mergeObject(base as unknown as JsonObject, changes, '', '');
    return name === undefined ? edition : { ...edition, name: text(name, 'name') };
  });
  if (!merged.ok) return merged;
  const read = readEdition(merged.value);
  return read.ok ? read : bad(placeInPatch(read.fault.where, merged.value, object(patch, '')), read.fault.what);
}

/** Where the changed entry stands in the house edition's own list, if it is there. */
function placeInPatch(where: string, merged: JsonObject, patch: JsonObject): string {
  const [, path = '', place = '', rest = ''] = /^([A-Za-z.]+)\[(\d+)\](.*)$/.exec(where) ?? [];
  if (!BY_ID.includes(path)) return where;
  const listed = (json: JsonObject): readonly JsonObject[] => {
    const found = path.split('.').reduce<Json>((node, key) => (isObject(node) ? (own(node, key) ?? null) : null), json);
    return Array.isArray(found) ? (found as readonly JsonObject[]) : [];
  };
  const changed = listed(patch).findIndex(({ id }) => id === listed(merged)[Number(place)]?.['id']);
  return changed < 0 ? where : `${path}[${changed}]${rest}`;
}

/** `path` is the place without positions, to tell which list it is. */
function mergeObject(base: JsonObject, changes: JsonObject, where: string, path: string): JsonObject {
  const merged: { [key: string]: Json } = { ...base };
  for (const key of Object.keys(changes)) {
    const before =
      own(base, key) ?? (Object.hasOwn(base, key) ? null : refuse(at(where, key), 'no such value to replace'));
    merged[key] = mergeValue(before, changes[key] ?? null, at(where, key), at(path, key));
  }
  return merged;
}

function mergeValue(before: Json, change: Json, where: string, path: string): Json {
  if (Array.isArray(before)) return BY_ID.includes(path) ? mergeById(before, change, where, path) : change;
  if (typeof before !== 'object' || before === null) return change;
  return mergeObject(before as JsonObject, object(change, where), where, path);
}

function mergeById(before: readonly Json[], change: Json, where: string, path: string): Json {
  if (!Array.isArray(change)) return refuse(where, 'must be a list of entries with their ids');
  const merged = [...before] as JsonObject[];
  const done = new Set<number>();
  for (const [i, entry] of change.entries()) {
    const place = `${where}[${i}]`;
    const changes = object(entry as Json, place);
    const id = field(changes, place, 'id', text);
    const found = merged.findIndex((known) => known['id'] === id);
    if (found < 0) refuse(at(place, 'id'), `${quoted(id)} is unknown`);
    if (done.has(found)) refuse(at(place, 'id'), `${quoted(id)} stands here twice`);
    done.add(found);
    merged[found] = mergeObject(merged[found] as JsonObject, changes, place, path);
  }
  return merged;
}
