import { bad, type Checked } from './checked.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { at, checked, field, harmless, object, own, quoted, refuse, text } from './reader.ts';

/** How a game's editions may be changed by a house edition. */
export interface HouseRules<Edition> {
  /** Places of lists whose entries are replaced one by one, by their ids. */
  readonly byId: readonly string[];
  /** Fields that only make sense as a whole: which parts they have depends on their kind. */
  readonly whole: readonly string[];
  /** Reads the finished edition as any other. */
  read(edition: Json): Checked<Edition>;
}

/** A house edition: another one with some values replaced. Whatever it names must exist there. */
export function houseEdition<Edition>(base: Edition, patch: Json, house: HouseRules<Edition>): Checked<Edition> {
  const merged = checked(() => {
    const { over: _, ...changes } = object(patch, '');
    harmless(patch, '');
    return mergeObject(base as unknown as JsonObject, changes, { house, where: '', path: '' });
  });
  if (!merged.ok) return merged;
  const read = house.read(merged.value);
  return read.ok
    ? read
    : bad(placeInPatch(read.fault.where, merged.value, object(patch, ''), house.byId), read.fault.what);
}

/** Where the changed entry stands in the house edition's own list, if it is there. */
function placeInPatch(where: string, merged: JsonObject, patch: JsonObject, byId: readonly string[]): string {
  const [, path = '', place = '', rest = ''] = /^([A-Za-z.]+)\[(\d+)\](.*)$/.exec(where) ?? [];
  if (!byId.includes(path)) return where;
  const listed = (json: JsonObject): readonly JsonObject[] => {
    const found = path.split('.').reduce<Json>((node, key) => (isObject(node) ? (own(node, key) ?? null) : null), json);
    return Array.isArray(found) ? (found as readonly JsonObject[]) : [];
  };
  const changed = listed(patch).findIndex(({ id }) => id === listed(merged)[Number(place)]?.['id']);
  return changed < 0 ? where : `${path}[${changed}]${rest}`;
}

/** Where merging has come to; `path` is the place without positions, to tell which list it is. */
interface Place {
  readonly house: Pick<HouseRules<unknown>, 'byId' | 'whole'>;
  readonly where: string;
  readonly path: string;
}

const NOTHING_THERE = 'no such value to replace; an edition holds only what the rules read';

function mergeObject(base: JsonObject, changes: JsonObject, place: Place): JsonObject {
  const merged: { [key: string]: Json } = { ...base };
  for (const key of Object.keys(changes)) {
    const where = at(place.where, key);
    const before = own(base, key) ?? (Object.hasOwn(base, key) ? null : refuse(where, NOTHING_THERE));
    const change = changes[key] ?? null;
    const isWhole = place.house.whole.includes(key);
    merged[key] = isWhole ? change : mergeValue(before, change, { ...place, where, path: at(place.path, key) });
  }
  return merged;
}

function mergeValue(before: Json, change: Json, place: Place): Json {
  if (Array.isArray(before)) return place.house.byId.includes(place.path) ? mergeById(before, change, place) : change;
  if (typeof before !== 'object' || before === null) return change;
  return mergeObject(before as JsonObject, object(change, place.where), place);
}

/** More names than this are no help. */
const MOST_ALIKE = 8;

/** The ids of these entries that begin most as this one does; the first of all where none does. */
function alike(id: string, entries: readonly JsonObject[]): string {
  const ids = entries.flatMap(({ id: known }) => (typeof known === 'string' ? [known] : []));
  const shared = (known: string): number => {
    let length = 0;
    while (length < id.length && id[length] === known[length]) length += 1;
    return length;
  };
  const most = Math.max(...ids.map(shared));
  const likely = ids.filter((known) => shared(known) === most).toSorted();
  return [...likely.slice(0, MOST_ALIKE), ...(likely.length > MOST_ALIKE ? ['…'] : [])].join(', ');
}

function mergeById(before: readonly Json[], change: Json, place: Place): Json {
  if (!Array.isArray(change)) return refuse(place.where, 'must be a list of entries with their ids');
  const merged = [...before] as JsonObject[];
  const done = new Set<number>();
  for (const [i, entry] of change.entries()) {
    const where = `${place.where}[${i}]`;
    const changes = object(entry as Json, where);
    const id = field(changes, where, 'id', text);
    const found = merged.findIndex((known) => known['id'] === id);
    if (found < 0) refuse(at(where, 'id'), `${quoted(id)} is unknown; known are ${alike(id, merged)}`);
    if (done.has(found)) refuse(at(where, 'id'), `${quoted(id)} stands here twice`);
    done.add(found);
    merged[found] = mergeObject(merged[found] as JsonObject, changes, { ...place, where });
  }
  return merged;
}
