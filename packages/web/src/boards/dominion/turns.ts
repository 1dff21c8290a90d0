import type { PerceivedEvent } from '@nightjar/dominion';
import type { JsonObject } from '@nightjar/kernel';
import type { LogLine, Speech } from '@nightjar/words';
import type { Fact } from '../../play/source.ts';

/** What was done by one card or purchase, and what came of it. */
export type Deed = readonly PerceivedEvent[];

/** One turn as the log tells it. */
export interface Turn {
  /** Whose it was and the number of it; −1 for what came before the first. */
  readonly seat: number;
  readonly number: number;
  readonly deeds: readonly Deed[];
}

/**
 * Facts by turn, and within a turn by the card that was played or bought. Treasures one after the other are one deed. A game
 * begins within its first turn: where as many turns are told as were taken, what nobody told the turn of is that one.
 */
export function turnsOf(
  log: readonly Fact<PerceivedEvent>[],
  isTreasure: (id: string) => boolean,
  taken = 0,
): readonly Turn[] {
  const turns: { seat: number; number: number; deeds: PerceivedEvent[][] }[] = [];
  let isPaying = false;
  for (const { event } of log) {
    if (event.type === 'turn' || turns.length === 0) {
      const number = event.type === 'turn' ? event.number : -1;
      turns.push({ seat: 'seat' in event ? event.seat : -1, number, deeds: [] });
      isPaying = false;
    }
    if (event.type === 'turn' || event.type === 'phase') continue;
    const deeds = turns.at(-1)?.deeds ?? [];
    const played = event.type === 'played' && event.how === 'hand' ? event.card : null;
    const pays = played !== null && isTreasure(played);
    const begins = event.type === 'bought' || event.type === 'cleanedUp' || (played !== null && !(pays && isPaying));
    if (begins || deeds.length === 0) deeds.push([]);
    deeds.at(-1)?.push(event);
    if (begins) isPaying = pays;
  }
  const [first] = turns;
  if (first?.number === -1 && turns.length === taken) first.number = 1;
  return turns.filter(({ deeds, number }) => deeds.length > 0 || number > 0);
}

/** A line of the log, and the deed it belongs to. */
export interface Step extends LogLine {
  readonly deed: Deed;
}

/** The lines that a deed is told in. */
export const linesOf = (deed: Deed, speech: Speech<PerceivedEvent>): readonly LogLine[] =>
  speech.log?.(deed) ?? deed.map((event) => ({ text: speech.event(event), depth: 0 }));

/** A turn line by line. */
export const stepsOf = ({ deeds }: Turn, speech: Speech<PerceivedEvent>): readonly Step[] =>
  deeds.flatMap((deed) => linesOf(deed, speech).map((line) => ({ ...line, deed })));

/** The cards, Boons, Hexes and States that facts name. */
export function namedIn(deed: Deed): readonly string[] {
  const named = deed.flatMap((event: JsonObject) =>
    ['card', 'cards', 'for', 'boon', 'hex', 'state', 'top'].flatMap((field) => event[field] ?? []),
  );
  return [...new Set(named.filter((id): id is string => typeof id === 'string'))];
}
