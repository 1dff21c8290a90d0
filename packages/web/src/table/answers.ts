import type { Json } from '@nightjar/kernel';
import type { Speech } from '@nightjar/words';

/** At most so many answers stand beside the question; more of them make a list. */
const MOST_DIRECT = 4;

export interface Group {
  readonly group: string | null;
  readonly entries: readonly { readonly text: string; readonly label: string }[];
}

/** Whether an answer has a button of its own: those without a heading, as long as they are few. */
export function isDirect(text: string, answers: readonly string[], speech: Speech): boolean {
  const lone = answers.filter((answer) => speech.entry(answer).group === null);
  return lone.length <= MOST_DIRECT && lone.includes(text);
}

/** Answers under their headings, both in the order they come. */
export function grouped(answers: readonly string[], speech: Speech, view: Json): readonly Group[] {
  const groups = new Map<string | null, { text: string; label: string }[]>();
  for (const text of answers) {
    const { group, label } = speech.entry(text, view);
    const entries = groups.get(group) ?? [];
    entries.push({ text, label });
    groups.set(group, entries);
  }
  return [...groups].map(([group, entries]) => ({ group, entries }));
}
