import type { Json, JsonObject } from '@nightjar/kernel';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Args, Value } from '../message.ts';
import type { LogLine } from '../words.ts';
import { eventKey } from './events.ts';

/** How single events are told. */
export interface Telling {
  readonly event: (event: JsonObject) => string;
  readonly words: (event: JsonObject) => Args;
  readonly thing: (id: string) => Value;
}

/** A line of the log: an event, and those that only go on with it. */
interface Line {
  readonly head: JsonObject;
  readonly at: number;
  readonly rest: JsonObject[];
  /** Of how many texts it comes. */
  readonly depth: number;
  /** The text it comes of, where no line above says so. */
  readonly cause: string | null;
}

/** Whatever a card, a Boon or the Clean-up gives at once stands on its line. */
const GIVERS: readonly (Json | undefined)[] = ['played', 'received', 'cleanedUp'];
const GIVEN: readonly (Json | undefined)[] = ['bonus', 'drew', 'shuffled'];

/** Several events as lines: what belongs together stands together, and what says nothing new is left out. */
export function logOf(events: readonly JsonObject[], lang: Lang, { event, words, thing }: Telling): readonly LogLine[] {
  const lines: Line[] = [];
  /** The texts that what is told now comes of, and how many of them the lines above have named. */
  let under: readonly string[] = [];
  let named: readonly string[] = [];
  for (const [i, now] of events.entries()) {
    const line = lines.at(-1);
    if (now['type'] === 'under') under = namesIn(now['cards']);
    if (isRoot(now)) [under, named] = [[], []];
    if (now['type'] === 'under' || now['type'] === 'phase') continue;
    if (isSaid(events[i - 1], now) || isSaidAgain(now, events[i + 1])) continue;
    if (line !== undefined && goesOn(line, now, under.length)) line.rest.push(now);
    else {
      const isNamed = under.every((card, at) => named[at] === card);
      lines.push({ head: now, at: i, rest: [], depth: under.length, cause: isNamed ? null : (under.at(-1) ?? null) });
      named = under;
    }
    under = [...under, ...begunBy(now)];
    named = [...named, ...begunBy(now)];
  }
  const said = catalogue(lang, 'dominion');
  return joined(lines).map(({ head, at, rest, depth, cause }) => {
    const parts = rest.map((more) => said.find(`continued.${eventKey(more)}`, words(more)) ?? '');
    const tail = parts.reduce(
      (before, after) => (before === '' ? after : said.say('continued.and', { before, after })),
      '',
    );
    const line = tail === '' ? event(head) : said.say('continued', { head: event(head), tail });
    return { depth, at, text: cause === null ? line : said.say('caused', { card: thing(cause), line }) };
  });
}

const namesIn = (cards: Json | undefined): readonly string[] => (Array.isArray(cards) ? cards.map(String) : []);

/** What comes of no text. */
const ROOTS: readonly (Json | undefined)[] = ['turn', 'phase', 'bought', 'cleanedUp'];
const isRoot = (now: JsonObject): boolean =>
  ROOTS.includes(now['type']) || (now['type'] === 'played' && now['how'] === 'hand');

/** The field that names the text which begins with a fact. */
const BEGINS: { readonly [type: string]: string } = { played: 'card', received: 'boon', followed: 'hex' };

const begunBy = (now: JsonObject): readonly string[] => {
  const { type } = now;
  const text = typeof type === 'string' ? now[BEGINS[type] ?? ''] : undefined;
  return typeof text === 'string' ? [text] : [];
};

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

const goesOn = ({ head, depth }: Line, now: JsonObject, under: number): boolean =>
  GIVERS.includes(head['type']) &&
  GIVEN.includes(now['type']) &&
  head['seat'] === now['seat'] &&
  under === depth + begunBy(head).length;

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
    found[found.length - 1] = {
      ...last,
      head: { ...last.head, card: cards },
      rest: [sum([...last.rest, ...line.rest])],
    };
  }
  return found;
}

const paysOnly = ({ head, rest }: Line): boolean =>
  eventKey(head) === 'played' && rest.length > 0 && rest.every((more) => more['type'] === 'bonus' && !more['actions']);

function sum(bonuses: readonly JsonObject[]): JsonObject {
  const total = (counter: string): number => bonuses.reduce((all, bonus) => all + Number(bonus[counter]), 0);
  return { ...bonuses[0], actions: 0, buys: total('buys'), coins: total('coins') };
}
