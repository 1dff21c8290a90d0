/** What bots are called at a table, in the order they sit. */
const NAMES = ['Luma', 'Rowan', 'Ash', 'Wren'] as const;

export const botName = (nth: number): string => NAMES[nth % NAMES.length] as string;
