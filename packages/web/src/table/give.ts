import type { Refusal } from '@nightjar/kernel';
import type { TableSource } from '../play/source.ts';

type Hearer = Pick<TableSource, 'answer'>;

/** Tables in the middle of several answers. */
const busy = new WeakSet<Hearer>();

/**
 * Gives answers that stand on lines of their own one after the other; the first that is refused ends it. What is
 * pressed meanwhile was meant for a table that is gone.
 */
export async function giveAll(source: Hearer, text: string): Promise<Refusal | null> {
  if (busy.has(source)) return null;
  const lines = text.split('\n');
  if (lines.length === 1) return source.answer(text);
  busy.add(source);
  try {
    for (const line of lines) {
      const refusal = await source.answer(line);
      if (refusal !== null) return refusal;
    }
    return null;
  } finally {
    busy.delete(source);
  }
}
