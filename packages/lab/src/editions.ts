import { type AnyGame, canonical, faultText, isObject, type Json, type JsonObject } from '@nightjar/kernel';
import { identityOf, type Release, type Sources } from '@nightjar/kernel/editions';

/** What a game ships of its editions. */
export interface EditionData {
  readonly edition: Json;
  readonly released: readonly Release[];
  readonly sources: Sources;
}

/**
 * Throws at the first thing that is wrong with a game's editions: the default one is sound, without words, released and told
 * the source of; each released one is admitted by all its names and plays under them; anything that is no edition is refused.
 */
export function obeysEditions(game: AnyGame, { edition, released, sources }: EditionData): { readonly names: number } {
  const names = released.flatMap((release) => release.names);
  const faults = [
    ...releaseFaults(game.name, edition, released),
    ...sourceFaults(edition, sources),
    ...unusedSources(sources),
    ...wordFaults(edition),
    ...readingFaults(game, edition),
    ...names.flatMap((name) => nameFaults(game, name)),
  ];
  if (faults.length > 0) throw new Error(`${game.name}: ${faults.join('; ')}`);
  return { names: names.length };
}

/** An edition holds ids and numbers; names and sentences are no part of it. */
const wordFaults = (edition: Json): readonly string[] =>
  (canonical(edition).match(/"[^"]*"/g) ?? [])
    .filter((text) => !/^"[\w.-]+"$/.test(text))
    .map((text) => `edition.json holds words: ${text}`);

/** The default edition has the game's own name; without any of its parts, or with another, it is none. */
function readingFaults(game: AnyGame, edition: Json): readonly string[] {
  const isMissed = (part: string): boolean => {
    const read = game.admit(without(whole, part));
    return !read.ok && read.fault.where.startsWith(part) && read.fault.what === 'is missing';
  };
  const whole = edition as JsonObject;
  const admitted = game.admit(edition);
  const unlike = [null, 7, [], { ...whole, note: 'x' }, 'f'.repeat(64)];
  return [
    ...(admitted.ok ? [] : [`edition.json: ${faultText(admitted.fault)}`]),
    ...(admitted.ok && admitted.value !== game.edition ? ['edition.json is not what the game plays with'] : []),
    ...unlike.filter((json) => game.admit(json).ok).map((json) => `${canonical(json).slice(0, 20)} is admitted`),
    ...Object.keys(whole)
      .filter((part) => !isMissed(part))
      .map((part) => `an edition without ${part} is admitted, or refused for something else`),
  ];
}

const without = (json: JsonObject, left: string): JsonObject =>
  Object.fromEntries(Object.entries(json).filter(([key]) => key !== left));

/** A released edition is known by its name, and a game that began under it is saved and resumed under it. */
function nameFaults(game: AnyGame, name: string): readonly string[] {
  const admitted = game.admit(name);
  const options = game.options({ edition: name });
  if (!admitted.ok || admitted.value !== name) return [`edition ${name} is not admitted under its name`];
  if (!options.ok) return [`edition ${name} is not played: ${faultText(options.fault)}`];
  if (options.value.edition !== name) return [`edition ${name} is played under another name`];
  const saved = game.toJson(game.setup(options.value, 'kept'));
  if (!canonical(saved).includes(`"edition":"${name}"`))
    return [`a game of edition ${name} is saved under another name`];
  const resumed = game.toJson(game.fromJson(saved));
  return canonical(resumed) === canonical(saved) ? [] : [`a game of edition ${name} is not resumed as it was saved`];
}

/** What is wrong with a game's list of released editions, each in a sentence that says how to mend it. */
export function releaseFaults(game: string, edition: Json, releases: readonly Release[]): readonly string[] {
  const faults: string[] = [];
  for (const [i, { names, edition: kept }] of releases.slice(0, -1).entries()) {
    if (kept === undefined) faults.push(`released.json[${i}]: only the newest edition may be without its numbers`);
    else if (!names.includes(identityOf(kept))) faults.push(`released.json[${i}]: its numbers have another name`);
  }
  const newest = releases.at(-1);
  const command = `npm run nightjar -- edition release ${game}`;
  if (newest?.edition !== undefined || newest?.names.includes(identityOf(edition)) !== true)
    faults.push(`edition.json is not the edition released last: "${command}" keeps that one and names the new one`);
  return faults;
}

/** What is wrong with what a game says about the sources of its edition. */
export function sourceFaults(edition: Json, { legend, of }: Sources): readonly string[] {
  const known = Object.entries(of);
  const hasSource = (place: string): boolean =>
    known.some(([at, { source }]) => source !== undefined && (place === at || place.startsWith(`${at}.`)));
  const places = placesIn(edition, '');
  return [
    ...known.filter(([at]) => !places.some(({ place }) => place === at)).map(([at]) => `${at}: is not in the edition`),
    ...known.flatMap(([at, { source }]) =>
      source === undefined || Object.hasOwn(legend, source) ? [] : [`${at}: "${source}" is not in the legend`],
    ),
    ...places
      .filter(({ place, isEntry }) => isEntry && !hasSource(place))
      .map(({ place }) => `${place}: has no source`),
  ];
}

/** Every source in the legend is the source of something. */
const unusedSources = ({ legend, of }: Sources): readonly string[] =>
  Object.keys(legend)
    .filter((word) => Object.values(of).every(({ source }) => source !== word))
    .map((word) => `"${word}" is in the legend, and the source of nothing`);

interface Place {
  readonly place: string;
  /** Whether it is an entry of a list, with an id. */
  readonly isEntry: boolean;
}

function placesIn(json: Json, at: string): readonly Place[] {
  const within = (key: string, part: Json, isEntry: boolean): readonly Place[] => {
    const place = at === '' ? key : `${at}.${key}`;
    return [{ place, isEntry }, ...placesIn(part, place)];
  };
  if (Array.isArray(json))
    return (json as readonly Json[]).flatMap((entry, i) => {
      const id = isObject(entry) ? entry['id'] : undefined;
      return typeof id === 'string' ? within(id, entry, true) : within(String(i), entry, false);
    });
  return isObject(json) ? Object.keys(json).flatMap((key) => within(key, json[key] ?? null, false)) : [];
}
