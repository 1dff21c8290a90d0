import { COLOURS } from '@nightjar/noctiluca';
import { diveIn } from './dive.ts';
import { haulOf, sharedOut } from './haul.ts';
import type { Part } from './part.ts';
import { freeOf } from './view.ts';

/** Dice that the answer in question would put on each of a seat's jars, by colour. */
export function comingTo(part: Part, seat: number, text: string | null): readonly (readonly number[])[] {
  const { table, box, me } = part;
  const own = table.seats[seat];
  if (text === null || own === undefined || seat !== me) return [];
  const dive = diveIn(table, text);
  if (dive !== null) {
    const haul = haulOf(table, seat, dive);
    return haul === null ? [] : sharedOut(table, seat, haul.comes);
  }
  const words = text.split(' ');
  if (words[0] !== 'place') return [];
  const isSplit = words.length > 3;
  const colour = (COLOURS as readonly string[]).indexOf((isSplit ? words[2] : words[1]) ?? '');
  const slot = own.jars.findIndex(({ jar }) => jar === words.at(-1));
  if (colour < 0 || slot < 0) return [];
  const here = isSplit ? Number(words[1]) : 1;
  const fit = Math.min(table.haul[COLOURS[colour] as string] ?? 0, freeOf(box, own)[colour] ?? 0);
  return own.jars.map((_, i) =>
    COLOURS.map((__, c) => {
      if (c !== colour) return 0;
      return i === slot ? here : isSplit ? fit - here : 0;
    }),
  );
}
