import { dominion } from '@nightjar/dominion';
import { faultText, type Json, parseJson, pick, rngFrom, rulesOf, Sitting, writeRecord } from '@nightjar/kernel';

const made = new Map<string, Json>();

/**
 * The valid record of a game of Dominion in which nobody buys for this many answers, and then everybody does. It uses
 * the rules before DOM-16.7, which had no limit for a table that stands still.
 */
export function longRecord(answers: number, seed: string): Json {
  const key = `${answers} ${seed}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const record = parseJson(played(answers, seed));
  if (!record.ok) throw new Error(faultText(record.fault));
  made.set(key, record.value);
  return record.value;
}

function played(answers: number, seed: string): string {
  const options = dominion.options({ players: 2 });
  if (!options.ok) throw new Error(faultText(options.fault));
  const sitting = Sitting.begin(rulesOf(dominion, 2) ?? dominion, options.value, seed, ['Ada', 'Bo']);
  const random = rngFrom(seed);
  for (let given = 0, asked = sitting.decision; asked; given += 1, asked = sitting.decision) {
    const { answers: legal } = sitting.sight(asked.seat);
    const busy = legal.filter((answer) => answer !== 'end');
    const isIdle = busy.length === 0 || (given < answers && busy.length < legal.length);
    sitting.answer(asked.seat, isIdle ? 'end' : pick(busy, random));
  }
  return writeRecord(sitting.record());
}
