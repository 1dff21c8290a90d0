import type { Json } from '@nightjar/kernel';
import type { Speech } from '@nightjar/words';

/** At most so many answers stand beside the question; more of them make a list. */
const MOST_DIRECT = 4;

interface Entry {
  readonly text: string;
  /** What it is called under its heading. */
  readonly label: string;
  /** What it is called in full. */
  readonly name: string;
}

export interface Group {
  readonly group: string | null;
  readonly entries: readonly Entry[];
}

/** The answers that have a button of their own: those without a heading, as long as they are few. */
export function directOf(answers: readonly string[], speech: Speech): readonly string[] {
  const lone = answers.filter((answer) => speech.entry(answer).group === null);
  return lone.length <= MOST_DIRECT ? lone : [];
}

/** Answers under their headings, both in the order they come. */
export function grouped(answers: readonly string[], speech: Speech, view: Json): readonly Group[] {
  const groups = new Map<string | null, Entry[]>();
  for (const text of answers) {
    const { group, label } = speech.entry(text, view);
    const entries = groups.get(group) ?? [];
    entries.push({ text, label, name: speech.answer(text, view) });
    groups.set(group, entries);
  }
  return [...groups].map(([group, entries]) => ({ group, entries }));
}
