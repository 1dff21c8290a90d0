/** How a bot goes about it: what is said of it while it thinks, and how long it holds its answer back. */
export type Manner = keyof typeof PACES;

const PACES = { bright: 1, calm: 1.3, thorough: 1.15, nimble: 0.7 } as const;

/** What bots are called at a table, in the order they sit, and their manners. */
const BOTS: readonly { readonly name: string; readonly manner: Manner }[] = [
  { name: 'Luma', manner: 'bright' },
  { name: 'Rowan', manner: 'calm' },
  { name: 'Ash', manner: 'thorough' },
  { name: 'Wren', manner: 'nimble' },
];

const botAt = (nth: number): (typeof BOTS)[number] => BOTS[nth % BOTS.length] as (typeof BOTS)[number];

export const botName = (nth: number): string => botAt(nth).name;

/** The manner of a bot of that name; null for one that was called otherwise. */
export const mannerOf = (name: string): Manner | null => BOTS.find((bot) => bot.name === name)?.manner ?? null;

/** How much longer or shorter than others a bot of that name holds its answer back. */
export function paceOf(name: string): number {
  const manner = mannerOf(name);
  return manner === null ? 1 : PACES[manner];
}
