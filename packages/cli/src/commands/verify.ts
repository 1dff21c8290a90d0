import { type AnyGame, faultText, type GameRecord, replay, verify } from '@nightjar/kernel';
import type { Command } from 'commander';
import { readKept } from '../kept.ts';
import type { Terminal } from '../terminal.ts';
import { failed } from '../trouble.ts';

/** `verify`: whether a record is true to the last byte. */
export function addVerify(program: Command, terminal: Terminal): void {
  program
    .command('verify <file>')
    .description('check a record to the last byte; "-" reads what is piped in')
    .option('--edition <file>', 'the house edition it was played with')
    .option('--json', 'print one JSON object')
    .action(async (path: string, flags: { edition?: string; json?: true }) => {
      const { record, offer } = await readKept(terminal, path, flags.edition);
      const state = verify(offer.game, record);
      if (!state.ok) failed(`${path}: ${misspelt(offer.game, record) ?? faultText(state.fault)}`);
      const result = offer.game.result(state.value);
      const { game, rules, seats, answers, hash } = record;
      if (flags.json) {
        const report = { ok: true, game, rules, seats, answers: answers.length, over: result !== null, result, hash };
        terminal.write(`${JSON.stringify(report)}\n`);
        return;
      }
      const end = result === null ? 'not finished' : `scores ${result.scores.join(', ')}`;
      terminal.write(`${path}: a true record of ${game}, ${answers.length} answers, ${end}\n`);
    });
}

/** The first answer that reads as a legal one and is not spelt as records spell it; null if there is none. */
function misspelt(game: AnyGame, record: GameRecord): string | null {
  let found: string | null = null;
  replay(game, record, (state, i) => {
    const text = record.answers[i]?.text ?? '';
    const action = game.read(state, text);
    if (found !== null || action === null) return;
    const written: string = game.write(state, action);
    if (written !== text) found = `answers[${i}]: "${text}" is written "${written}"`;
  });
  return found;
}
