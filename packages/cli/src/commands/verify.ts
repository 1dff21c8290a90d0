import { type AnyGame, faultText, type GameRecord, replay, verify } from '@nightjar/kernel';
import type { Command } from 'commander';
import { readKept } from '../kept.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { failed } from '../trouble.ts';

/** `verify`: whether a record is true to the last byte. */
export function addVerify(program: Command, terminal: Terminal, { say }: Spoken): void {
  program
    .command('verify <file>')
    .description(say('verify'))
    .option('--edition <file>', say('flag.playedEdition'))
    .option('--json', say('flag.json'))
    .action(async (path: string, flags: { edition?: string; json?: true }) => {
      const { record, offer } = await readKept(terminal, path, flags.edition);
      const state = verify(offer.game, record);
      if (!state.ok) {
        const misspelt = misspeltIn(offer.game, record);
        if (misspelt !== null) failed('misspelt', { file: path, ...misspelt });
        failed(falseness(state.fault.where), { file: path, fault: faultText(state.fault) });
      }
      const result = offer.game.result(state.value);
      const { game, rules, seats, answers, hash } = record;
      if (flags.json) {
        const report = { ok: true, game, rules, seats, answers: answers.length, over: result !== null, result, hash };
        terminal.write(`${JSON.stringify(report)}\n`);
        return;
      }
      const about = { file: path, game, answers: answers.length };
      const scores = result?.scores.join(', ') ?? '';
      terminal.write(`${result === null ? say('verify.open', about) : say('verify.over', { ...about, scores })}\n`);
    });
}

/** How a record is false whose fault is there. By other rules or another edition it may still be true. */
function falseness(where: string): 'unfit' | 'untrue' | 'file' {
  if (where.startsWith('answers[')) return 'unfit';
  return where === 'hash' ? 'untrue' : 'file';
}

interface Misspelt {
  readonly at: string;
  readonly answer: string;
  readonly written: string;
}

/** The first answer that reads as a legal one and is not spelt as records spell it; null if there is none. */
function misspeltIn(game: AnyGame, record: GameRecord): Misspelt | null {
  let found: Misspelt | null = null;
  replay(game, record, (state, i) => {
    const text = record.answers[i]?.text ?? '';
    const action = game.read(state, text);
    if (found !== null || action === null) return;
    const written: string = game.write(state, action);
    if (written !== text) found = { at: String(i), answer: text, written };
  });
  return found;
}
