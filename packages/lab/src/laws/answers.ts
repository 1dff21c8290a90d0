import { type AnyGame, canonical, type Decision, isObject, play } from '@nightjar/kernel';
import { ID } from '../clauses.ts';
import { difference, notPlain } from '../difference.ts';
import { seatCount } from '../eyes.ts';
import { hold, within } from './breach.ts';

/** As long as the text of an answer may be, so that every record of it can be read. */
const LONGEST_TEXT = 190;

/** The question is sound: it can be answered, by a seat there is, and the game has a result exactly when there is none. */
export function holdsLegal(game: AnyGame, state: unknown): void {
  const decision: Decision | null = within('legal', 'pending', () => game.pending(state));
  const legal: readonly number[] = within('legal', 'legal', () => game.legal(state));
  const result = game.result(state);
  if (decision === null) {
    hold('legal', legal.length === 0 ? null : `${legal.length} legal answers after the end`);
    hold('legal', result === null ? 'the game is over without a result' : null);
    return;
  }
  hold('legal', result === null ? null : `there is a result while ${decision.question} is asked`);
  const seats = seatCount(game, state);
  hold('legal', decision.seat >= 0 && decision.seat < seats ? null : `seat ${decision.seat} of ${seats} is asked`);
  hold('legal', decision.question === '' ? 'the question has no name' : null);
  const { made, min, max } = decision;
  const sane = [made, min, max].every(Number.isSafeInteger) && made >= 0 && min >= 0 && min <= max && made <= max;
  hold('legal', sane ? null : `${decision.question} asks for ${min} to ${max} with ${made} made`);
  hold('legal', legal.length === 0 ? `no legal answer to ${decision.question}` : null);
  for (const [i, action] of legal.entries()) {
    hold('legal', Number.isSafeInteger(action) && action >= 0 ? null : `${action} is no small integer`);
    const before = legal[i - 1];
    if (before === undefined) continue;
    hold('legal', before < action ? null : `${before} comes before ${action} in ${decision.question}`);
  }
}

/** Legal answers have texts that differ, fit into a record, and read back. */
export function holdsTexts(game: AnyGame, state: unknown): readonly string[] {
  const seen = new Map<string, number>();
  for (const action of game.legal(state)) {
    const text: string = within('texts', `write ${action}`, () => game.write(state, action));
    const fits = /^\S(?:[^\n\r]*\S)?$/.test(text) && text.length <= LONGEST_TEXT;
    hold('texts', fits ? null : `${action} is written ${JSON.stringify(text)}, which no record can keep`);
    hold('texts', seen.has(text) ? `${seen.get(text)} and ${action} are both written "${text}"` : null);
    seen.set(text, action);
    const back = within('texts', `read "${text}"`, () => game.read(state, text));
    hold('texts', back === action ? null : `${action} is written "${text}", which reads ${back}`);
  }
  return [...seen.keys()];
}

/** Each legal answer can be given to a copy, and leads to a sound question. */
export function holdsApplies(game: AnyGame, state: unknown): void {
  for (const action of game.legal(state)) {
    const next = game.copy(state);
    const text = game.write(state, action);
    within('applies', `"${text}"`, () => game.apply(next, action));
    holdsComponents(game, next);
    holdsLegal(game, next);
    hold('undo', game.reveals(next) >= game.reveals(state) ? null : `"${text}" lowers reveals`);
  }
}

export function holdsComponents(game: AnyGame, state: unknown): void {
  const wrong = game.audit(state);
  hold('components', wrong);
}

const GARBAGE = [
  '',
  ' ',
  'xyzzy',
  '0',
  '-1',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '💡',
  'x'.repeat(5000),
];
const RULE = new RegExp(`^(?:${ID})?$`);

/**
 * Every text for every seat: refused with a reason unless it is legal, and nothing has changed.
 * `others` are texts from other moments of the game.
 */
export function holdsRefusal(game: AnyGame, state: unknown, others: readonly string[]): void {
  const asked = game.pending(state)?.seat ?? null;
  const legal = game.legal(state);
  const texts = legal.map((action: number) => game.write(state, action));
  const close = texts
    .slice(0, 3)
    .flatMap((text: string) => [`${text} `, ` ${text}`, `${text}x`, text.toUpperCase(), `${text} ${text}`]);
  const before = canonical(game.toJson(state));
  const seats = seatCount(game, state);
  for (let seat = -1; seat <= seats; seat += 1) {
    const copy = game.copy(state);
    // A seat that is not asked is refused everything alike: some of the legal answers are enough.
    const legalTexts = seat === asked ? texts : texts.slice(0, 8);
    for (const text of new Set([...GARBAGE, ...close, ...others, ...legalTexts])) {
      const action = within('refusal', `read ${JSON.stringify(text)}`, () => game.read(state, text));
      hold(
        'refusal',
        action === null || legal.includes(action) ? null : `"${text}" reads ${action}, which is not legal`,
      );
      const refusal = within('refusal', `refuse ${JSON.stringify(text)}`, () => game.refuse(state, seat, text));
      const may = seat === asked && action !== null;
      const shown = JSON.stringify(text.slice(0, 60));
      if (may) hold('refusal', refusal === null ? null : `seat ${seat} is refused the legal ${shown}`);
      if (may) continue;
      hold('refusal', refusal === null ? `seat ${seat} is not refused ${shown}` : null);
      hold(
        'refusal',
        refusal?.reason && isObject(refusal.with) ? null : `seat ${seat} is refused ${shown} without a reason`,
      );
      hold('refusal', RULE.test(refusal?.rule ?? '?') ? null : `${refusal?.rule} is no clause`);
      hold('refusal', notPlain(refusal, 'the refusal'));
      hold('refusal', play(game, copy, seat, text) === null ? `play lets seat ${seat} answer ${shown}` : null);
    }
    const after = game.toJson(copy);
    if (canonical(after) !== before) {
      hold('refusal', `what seat ${seat} was refused changed ${difference(game.toJson(state), after)}`);
    }
  }
}
