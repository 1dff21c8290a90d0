import type { PerceivedEvent, Resources } from '@nightjar/nocturion';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Args } from '../message.ts';
import type { LogLine } from '../words.ts';
import { eventKey, type ToldEvent } from './events.ts';

/** How single events are told. */
export interface Telling {
  readonly event: (event: ToldEvent) => string;
  readonly words: (event: ToldEvent) => Args;
}

/** An event, and those that stand on its line since they only go on with it. */
interface Group {
  readonly head: ToldEvent;
  readonly rest: ToldEvent[];
}

/** Events of a player's own deed; its immediate effects are told on the same line. */
const DEEDS: readonly ToldEvent['type'][] = ['activated', 'abilityUsed', 'houseUsed', 'beastUsed', 'arrow', 'quest'];

/** Several events as lines: what belongs together stands together, and what says nothing new is left out. */
export function logOf(events: readonly PerceivedEvent[], lang: Lang, { event, words }: Telling): readonly LogLine[] {
  const said = catalogue(lang, 'nocturion');
  const groups: Group[] = [];
  const all = joined(events);
  for (const [i, now] of all.entries()) {
    const group = groups.at(-1);
    if (isSaid(group?.head, now) || isSaidAgain(now, all[i + 1])) continue;
    if (group !== undefined && said.has(`continued.${eventKey(now)}`) && goesOn(group, now)) group.rest.push(now);
    else groups.push({ head: now, rest: [] });
  }
  return groups.map(({ head, rest }) => {
    const parts = rest.map((more) => said.find(`continued.${eventKey(more)}`, words(more)) ?? '');
    if (parts.length === 0) return { depth: 0, text: event(head) };
    const tail = parts.reduce((before, after) => said.say('continued.and', { before, after }));
    return { depth: 0, text: said.say('continued', { head: event(head), tail }) };
  });
}

/** Resources of one price, and Locations replenished one after the other, are one event. */
function joined(events: readonly PerceivedEvent[]): readonly ToldEvent[] {
  const found: ToldEvent[] = [];
  for (const now of events) {
    const last = found.at(-1);
    if (last?.type === 'replenished' && now.type === 'replenished')
      found[found.length - 1] = { ...last, location: [last.location, now.location].flat() };
    else if (last?.type === 'paid' && now.type === 'paid' && last.seat === now.seat)
      found[found.length - 1] = { type: 'paid', seat: now.seat, amount: summed(last, now) };
    else found.push(now);
  }
  return found;
}

type Paid<E> = Extract<E, { type: 'paid' }>;

/** What was paid before, and what is paid now. */
function summed(before: Paid<ToldEvent>, { resource, count }: Paid<PerceivedEvent>): Resources {
  const amount = 'amount' in before ? before.amount : { [before.resource]: before.count };
  return { ...amount, [resource]: (amount[resource] ?? 0) + count };
}

/** A Beast that is used is exhausted or discarded. */
const isSaid = (head: ToldEvent | undefined, now: ToldEvent): boolean =>
  (head?.type === 'beastUsed' || head?.type === 'arrow') &&
  (now.type === 'exhausted' || now.type === 'beastDiscarded') &&
  now.beast === head.beast;

/** A Curse that is drawn and given at once. */
const isSaidAgain = (now: ToldEvent, next: ToldEvent | undefined): boolean =>
  now.type === 'curseDrawn' && next?.type === 'cursed' && next.curse === now.curse;

const goesOn = ({ head }: Group, now: ToldEvent): boolean =>
  DEEDS.includes(head.type) && (!('seat' in now) || ('seat' in head && now.seat === head.seat));
