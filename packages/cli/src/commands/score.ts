import { faultText } from '@nightjar/kernel';
import type { Command } from 'commander';
import { readJson } from '../file.ts';
import { offered } from '../games.ts';
import { admitted } from '../setting.ts';
import { sheetLines } from '../sheet.ts';
import type { Terminal } from '../terminal.ts';
import { failed, misused } from '../trouble.ts';
import { langOf } from '../words/words.ts';

/** `score`: a holdings file becomes the full score sheet with its sums. */
export function addScore(program: Command, terminal: Terminal): void {
  program
    .command('score <game> <file>')
    .description('score a holdings file; "-" reads what is piped in')
    .option('--edition <file>', 'score by a house edition')
    .option('--lang <lang>', 'en or de', 'en')
    .option('--json', 'print one JSON object')
    .action(async (name: string, path: string, flags: { edition?: string; lang: string; json?: true }) => {
      const { game, words } = offered(name);
      if (game.holdings === undefined) misused(`${name}: has no score of holdings`);
      const lang = langOf(flags.lang);
      const edition = flags.edition === undefined ? game.edition : await admitted(terminal, game, flags.edition);
      const sheets = game.holdings(await readJson(terminal, path), edition);
      if (!sheets.ok) failed(`${path}: ${faultText(sheets.fault)}`);
      if (flags.json) terminal.write(`${JSON.stringify({ game: game.name, edition, sheets: sheets.value })}\n`);
      else {
        await words.load(lang);
        const speech = words.in(lang, { sides: sheets.value.map((sheet) => sheet.name), you: null, edition });
        for (const sheet of sheets.value)
          terminal.write(`${sheetLines(sheet, speech, terminal.colours).join('\n')}\n\n`);
      }
    });
}
