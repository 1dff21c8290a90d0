import { isObject, type Json } from '@nightjar/kernel';
import { identityOf, type Release, type Sources } from '@nightjar/kernel/editions';

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
