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

/** Whatever a card, a Boon or the Clean-up gives at once stands on its line. */
const GIVERS: readonly (Json | undefined)[] = ['played', 'received', 'cleanedUp'];
const GIVEN: readonly (Json | undefined)[] = ['bonus', 'drew', 'shuffled'];

/** Several events as lines: what belongs together stands together, and what says nothing new is left out. */
export function logOf(events: readonly JsonObject[], lang: Lang, { event, words }: Telling): readonly string[] {
  const lines: Line[] = [];
  for (const [i, now] of events.entries()) {
    const line = lines.at(-1);
    if (now['type'] === 'phase' || isSaid(events[i - 1], now) || isSaidAgain(now, events[i + 1])) continue;
    if (line !== undefined && goesOn(line, now)) line.rest.push(now);
    else lines.push({ head: now, rest: [] });
  }
  const said = catalogue(lang, 'dominion');
  return joined(lines).map(({ head, rest }) => {
    const parts = rest.map((more) => said.find(`continued.${eventKey(more)}`, words(more)) ?? '');
    if (parts.length === 0) return event(head);
    const tail = parts.reduce((before, after) => said.say('continued.and', { before, after }));
    return said.say('continued', { head: event(head), tail });
  });
}

/** A card that was bought is gained. */
const isSaid = (before: JsonObject | undefined, now: JsonObject): boolean =>
  before?.['type'] === 'bought' &&
  now['type'] === 'gained' &&
  now['card'] === before['card'] &&
  now['to'] === 'discard';

/** A Boon or Hex that is turned over and received at once. */
const isSaidAgain = (now: JsonObject, next: JsonObject | undefined): boolean =>
  (now['type'] === 'boon' && next?.['type'] === 'received' && next['boon'] === now['boon']) ||
  (now['type'] === 'hex' && next?.['type'] === 'followed');

const goesOn = ({ head }: Line, now: JsonObject): boolean =>
  GIVERS.includes(head['type']) && GIVEN.includes(now['type']) && head['seat'] === now['seat'];

/** Cards played one after the other for Coins alone are one line: `2× Copper, Silver: +4 Coins`. */
function joined(lines: readonly Line[]): readonly Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last === undefined || !paysOnly(last) || !paysOnly(line) || last.head['seat'] !== line.head['seat']) {
      found.push(line);
      continue;
    }
    const cards = [last.head['card'] ?? '', line.head['card'] ?? ''].flat();
    found[found.length - 1] = { head: { ...last.head, card: cards }, rest: [sum([...last.rest, ...line.rest])] };
  }
  return found;
}

const paysOnly = ({ head, rest }: Line): boolean =>
  eventKey(head) === 'played' && rest.length > 0 && rest.every((more) => more['type'] === 'bonus' && !more['actions']);

function sum(bonuses: readonly JsonObject[]): JsonObject {
  const total = (counter: string): number => bonuses.reduce((all, bonus) => all + Number(bonus[counter]), 0);
  return { ...bonuses[0], actions: 0, buys: total('buys'), coins: total('coins') };
}
