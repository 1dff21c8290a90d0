import type { Json, JsonObject } from '@nightjar/kernel';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Args } from '../message.ts';
import type { LogLine } from '../words.ts';
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
export function logOf(events: readonly JsonObject[], lang: Lang, { event, words }: Telling): readonly LogLine[] {
  const said = catalogue(lang, 'nocturion');
  const lines: Line[] = [];
  const all = joined(events);
  for (const [i, now] of all.entries()) {
    const line = lines.at(-1);
    if (isSaid(line?.head, now) || isSaidAgain(now, all[i + 1])) continue;
    if (line !== undefined && said.has(`continued.${eventKey(now)}`) && goesOn(line, now)) line.rest.push(now);
    else lines.push({ head: now, rest: [] });
  }
  return lines.map(({ head, rest }) => {
    const parts = rest.map((more) => said.find(`continued.${eventKey(more)}`, words(more)) ?? '');
    if (parts.length === 0) return { depth: 0, text: event(head) };
    const tail = parts.reduce((before, after) => said.say('continued.and', { before, after }));
    return { depth: 0, text: said.say('continued', { head: event(head), tail }) };
  });
}

/** Resources of one price, and Locations replenished one after the other, are one event. */
function joined(events: readonly JsonObject[]): readonly JsonObject[] {
  const found: JsonObject[] = [];
  for (const now of events) {
    const last = found.at(-1);
    const isAlike = last !== undefined && last['type'] === now['type'] && last['seat'] === now['seat'];
    if (isAlike && now['type'] === 'replenished')
      found[found.length - 1] = { ...last, location: [last['location'] ?? '', now['location'] ?? ''].flat() };
    else if (isAlike && now['type'] === 'paid')
      found[found.length - 1] = { type: 'paid', seat: now['seat'] ?? null, amount: summed(last, now) };
    else found.push(now);
  }
  return found;
}

/** What was paid before, and what is paid now. */
function summed({ amount, resource, count }: JsonObject, now: JsonObject): JsonObject {
  const before = amount === undefined ? { [resource as string]: count ?? 0 } : (amount as JsonObject);
  const paid = now['resource'] as string;
  return { ...before, [paid]: Number(before[paid] ?? 0) + Number(now['count']) };
}

/** A Beast that is used is exhausted or discarded. */
const isSaid = (head: JsonObject | undefined, now: JsonObject): boolean =>
  (head?.['type'] === 'beastUsed' || head?.['type'] === 'arrow') &&
  (now['type'] === 'exhausted' || now['type'] === 'beastDiscarded') &&
  now['beast'] === head['beast'];

/** A Curse that is drawn and given at once. */
const isSaidAgain = (now: JsonObject, next: JsonObject | undefined): boolean =>
  now['type'] === 'curseDrawn' && next?.['type'] === 'cursed' && next['curse'] === now['curse'];

const goesOn = ({ head }: Line, now: JsonObject): boolean =>
  DEEDS.includes(head['type']) && (now['seat'] === undefined || now['seat'] === head['seat']);
