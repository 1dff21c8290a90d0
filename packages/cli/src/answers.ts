import type { AnyGame, Refusal, Seat } from '@nightjar/kernel';
import type { Colours } from './terminal.ts';
import type { Speech } from './words/words.ts';

/** More answers than this are grouped by all but their last word. */
const MOST_LINES = 12;

/** The legal answers as numbered lines; many of them grouped, such as all spaces for one token. */
export function answerLines(texts: readonly string[], speech: Speech, colours: Colours): string[] {
  const number = (i: number): string => colours.dim(`${i + 1})`);
  if (texts.length <= MOST_LINES) {
    return texts.map((text, i) => {
      const gloss = speech.gloss(text);
      return `  ${number(i)} ${text}${gloss === '' ? '' : colours.dim(` – ${gloss}`)}`;
    });
  }
  const groups = new Map<string, string[]>();
  for (const [i, text] of texts.entries()) {
    const words = text.split(' ');
    const head = words.length > 1 ? words.slice(0, -1).join(' ') : text;
    const tail = words.length > 1 ? `${number(i)} ${words.at(-1)}` : number(i);
    groups.set(head, [...(groups.get(head) ?? []), tail]);
  }
  return [...groups].map(([head, tails]) => `  ${head.padEnd(10)} ${tails.join('  ')}`);
}

/** What a typed line may mean: a legal answer, several of them, a number out of range, or none. */
export type Meant =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'several'; readonly texts: readonly string[] }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'none' };

/** Understands an answer by number, by its text, or by the end of its text: `12`, `cast 4 b2`, `4 b2`. */
export function meant(texts: readonly string[], typed: string): Meant {
  const wanted = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  const exact = texts.find((text) => text.toLowerCase() === wanted);
  if (exact !== undefined) return { kind: 'answer', text: exact };
  if (/^\d{1,6}$/.test(wanted)) {
    const text = texts[Number(wanted) - 1];
    return text === undefined ? { kind: 'number', number: Number(wanted) } : { kind: 'answer', text };
  }
  const ending = texts.filter((text) => text.toLowerCase().endsWith(` ${wanted}`));
  if (ending.length === 1) return { kind: 'answer', text: ending[0] as string };
  // Of `cast 4 b2` and `leap 4 b2` the plain one is meant.
  const plain = ending.find((text) => text.toLowerCase() === `cast ${wanted}`);
  if (plain !== undefined) return { kind: 'answer', text: plain };
  return ending.length > 1 ? { kind: 'several', texts: ending } : { kind: 'none' };
}

/** Why a seat may not do what was typed; a short form is tried with the first words of what it may do. */
export function whyNot(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  texts: readonly string[],
  typed: string,
): Refusal | null {
  const found = meant(texts, typed);
  if (found.kind === 'answer') return null;
  const refusal = game.refuse(state, seat, typed);
  if (refusal === null || refusal.reason !== 'unreadable') return refusal;
  for (const verb of new Set(texts.map((text) => text.split(' ')[0]))) {
    const longer = game.refuse(state, seat, `${verb} ${typed}`);
    if (longer !== null && longer.reason !== 'unreadable') return longer;
  }
  return refusal;
}
