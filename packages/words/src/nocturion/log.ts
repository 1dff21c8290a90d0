import type { Json, JsonObject } from '@nightjar/kernel';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Args } from '../message.ts';
import { eventKey } from './events.ts';

/** How single events are told. */
export interface Telling {
  readonly event: (event: JsonObject) => string;
  readonly words: (event: JsonObject) => Args;
}

/** A line of the log: an event, and those that only go on with it. */
interface Line {
  readonly head: JsonObject;
  readonly rest: JsonObject[];
}

/** What somebody does, on whose line stands what comes of it at once. */
const DEEDS: readonly (Json | undefined)[] = ['activated', 'abilityUsed', 'houseUsed', 'beastUsed', 'arrow', 'quest'];

/** Several events as lines: what belongs together stands together, and what says nothing new is left out. */
export function logOf(events: readonly JsonObject[], lang: Lang, { event, words }: Telling): readonly string[] {
  const said = catalogue(lang, 'nocturion');
  const lines: Line[] = [];
  for (const now of events) {
    const line = lines.at(-1);
    if (line !== undefined && isSaid(line.head, now)) continue;
    if (line !== undefined && said.has(`continued.${eventKey(now)}`) && goesOn(line, now)) line.rest.push(now);
    else lines.push({ head: now, rest: [] });
  }
  return lines.map(({ head, rest }) => {
    const parts = gathered(rest).map((more) => said.find(`continued.${eventKey(more)}`, words(more)) ?? '');
    if (parts.length === 0) return event(head);
    const tail = parts.reduce((before, after) => said.say('continued.and', { before, after }));
    return said.say('continued', { head: event(head), tail });
  });
}

/** A Beast that is used is exhausted or discarded. */
const isSaid = (head: JsonObject, now: JsonObject): boolean =>
  (head['type'] === 'beastUsed' || head['type'] === 'arrow') &&
  (now['type'] === 'exhausted' || now['type'] === 'beastDiscarded') &&
  now['beast'] === head['beast'];

const goesOn = ({ head }: Line, now: JsonObject): boolean =>
  DEEDS.includes(head['type']) && (now['seat'] === undefined || now['seat'] === head['seat']);

/** Locations replenished one after the other are told together. */
function gathered(rest: readonly JsonObject[]): readonly JsonObject[] {
  const found: JsonObject[] = [];
  for (const now of rest) {
    const last = found.at(-1);
    if (last?.['type'] === 'replenished' && now['type'] === 'replenished')
      found[found.length - 1] = { ...last, location: [last['location'] ?? '', now['location'] ?? ''].flat() };
    else found.push(now);
  }
  return found;
}
