import type { PerceivedEvent } from '@nightjar/dominion';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Args, Value } from '../message.ts';
import type { LogLine } from '../words.ts';
import { eventKey, type ToldEvent } from './events.ts';

/** How single events are told. */
export interface Telling {
  readonly event: (event: ToldEvent) => string;
  readonly words: (event: ToldEvent) => Args;
  readonly thing: (id: string) => Value;
}

/** An event, and those that stand on its line since they only go on with it. */
interface Group {
  readonly head: ToldEvent;
  readonly at: number;
  readonly rest: PerceivedEvent[];
  /** Of how many texts it comes. */
  readonly depth: number;
  /** The text it comes of, where no line above says so. */
  readonly cause: string | null;
}

type Type = PerceivedEvent['type'];

/** Whatever a card, a Boon or the Clean-up gives at once stands on its line. */
const GIVERS: readonly Type[] = ['played', 'received', 'cleanedUp'];
const GIVEN: readonly Type[] = ['bonus', 'drew', 'shuffled'];

/** Several events as lines: what belongs together stands together, and what says nothing new is left out. */
export function logOf(
  events: readonly PerceivedEvent[],
  lang: Lang,
  { event, words, thing }: Telling,
): readonly LogLine[] {
  const groups: Group[] = [];
  /** The texts that what is told now comes of, and how many of them the lines above have named. */
  let under: readonly string[] = [];
  let named: readonly string[] = [];
  for (const [i, now] of events.entries()) {
    const group = groups.at(-1);
    if (now.type === 'under') under = now.cards;
    if (isRoot(now)) [under, named] = [[], []];
    if (now.type === 'under' || now.type === 'phase') continue;
    if (isSaid(events[i - 1], now) || isSaidAgain(now, events[i + 1])) continue;
    if (group !== undefined && goesOn(group, now, under.length)) group.rest.push(now);
    else {
      const isNamed = under.every((card, at) => named[at] === card);
      groups.push({ head: now, at: i, rest: [], depth: under.length, cause: isNamed ? null : (under.at(-1) ?? null) });
      named = under;
    }
    under = [...under, ...begunBy(now)];
    named = [...named, ...begunBy(now)];
  }
  const said = catalogue(lang, 'dominion');
  return joined(groups).map(({ head, at, rest, depth, cause }) => {
    const parts = rest.map((more) => said.find(`continued.${eventKey(more)}`, words(more)) ?? '');
    const tail = parts.reduce(
      (before, after) => (before === '' ? after : said.say('continued.and', { before, after })),
      '',
    );
    const line = tail === '' ? event(head) : said.say('continued', { head: event(head), tail });
    return { depth, at, text: cause === null ? line : said.say('caused', { card: thing(cause), line }) };
  });
}

/** What comes of no text. */
const ROOTS: readonly Type[] = ['turn', 'phase', 'bought', 'cleanedUp'];
const isRoot = (now: PerceivedEvent): boolean =>
  ROOTS.includes(now.type) || (now.type === 'played' && now.how === 'hand');

/** The text that begins with a fact. */
function begunBy(now: ToldEvent): readonly string[] {
  if (now.type === 'played') return [now.card].flat();
  if (now.type === 'received') return [now.boon];
  return now.type === 'followed' ? [now.hex] : [];
}

/** A card that was bought is gained. */
const isSaid = (before: PerceivedEvent | undefined, now: PerceivedEvent): boolean =>
  before?.type === 'bought' && now.type === 'gained' && now.card === before.card && now.to === 'discard';

/** A Boon or Hex that is turned over and received at once. */
const isSaidAgain = (now: PerceivedEvent, next: PerceivedEvent | undefined): boolean =>
  (now.type === 'boon' && next?.type === 'received' && next.boon === now.boon) ||
  (now.type === 'hex' && next?.type === 'followed');

const seatOf = (event: ToldEvent): number | null => ('seat' in event ? event.seat : null);

const goesOn = ({ head, depth }: Group, now: PerceivedEvent, under: number): boolean =>
  GIVERS.includes(head.type) &&
  GIVEN.includes(now.type) &&
  seatOf(head) === seatOf(now) &&
  under === depth + begunBy(head).length;

/** Cards played one after the other for Coins alone are one line: `2× Copper, Silver: +4 Coins`. */
function joined(groups: readonly Group[]): readonly Group[] {
  const found: Group[] = [];
  for (const group of groups) {
    const last = found.at(-1);
    const [before, now] = [last?.head, group.head];
    if (last === undefined || !paysOnly(last) || !paysOnly(group) || before?.type !== 'played') found.push(group);
    else if (now.type !== 'played' || before.seat !== now.seat) found.push(group);
    else {
      const head: ToldEvent = { ...before, card: [before.card, now.card].flat() };
      found[found.length - 1] = { ...last, head, rest: [sum([...bonusesOf(last), ...bonusesOf(group)])] };
    }
  }
  return found;
}

type Bonus = Extract<PerceivedEvent, { type: 'bonus' }>;

const bonusesOf = ({ rest }: Group): readonly Bonus[] => rest.flatMap((more) => (more.type === 'bonus' ? [more] : []));

const paysOnly = (group: Group): boolean =>
  eventKey(group.head) === 'played' &&
  group.rest.length > 0 &&
  bonusesOf(group).length === group.rest.length &&
  bonusesOf(group).every(({ actions }) => actions === 0);

function sum(bonuses: readonly Bonus[]): Bonus {
  const total = (counter: 'buys' | 'coins'): number => bonuses.reduce((all, bonus) => all + bonus[counter], 0);
  return { ...(bonuses[0] as Bonus), actions: 0, buys: total('buys'), coins: total('coins') };
}
