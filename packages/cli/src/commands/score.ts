import { faultText, type NamedSheet } from '@nightjar/kernel';
import { type Lang, together } from '@nightjar/words';
import type { Command } from 'commander';
import { readJson } from '../file.ts';
import { offered } from '../games.ts';
import { admitted } from '../setting.ts';
import { sheetLines } from '../sheet.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { failed, misused } from '../trouble.ts';

/** Who won, and by which rule a tie was settled or shared. */
function verdict(sheets: readonly NamedSheet[], lang: Lang, say: Spoken['say']): string {
  const winners = sheets.filter(({ place }) => place === 1);
  const names = together(
    winners.map(({ name }) => name),
    lang,
  );
  const points = winners[0]?.total ?? Math.max(...sheets.map(({ total }) => total));
  const rule = winners[0]?.tie ?? null;
  if (winners.length === 0) return say('score.lost', { points });
  if (rule === null) return say('score.won', { names, points });
  return say(winners.length > 1 ? 'score.shared' : 'score.tie', { names, points, rule });
}

/** `score`: a holdings file becomes the full score sheet with its sums. */
export function addScore(program: Command, terminal: Terminal, { lang, say }: Spoken): void {
  program
    .command('score <game> <file>')
    .description(say('score'))
    .option('--edition <file>', say('score.edition'))
    .option('--json', say('flag.json'))
    .action(async (name: string, path: string, flags: { edition?: string; json?: true }) => {
      const { game, words } = offered(name);
      if (game.holdings === undefined) misused('noHoldings', { game: name });
      const edition = flags.edition === undefined ? game.edition : await admitted(terminal, game, flags.edition);
      const sheets = game.holdings(await readJson(terminal, path), edition);
      if (!sheets.ok) failed('file', { file: path, fault: faultText(sheets.fault) });
      if (flags.json) terminal.write(`${JSON.stringify({ game: game.name, edition, sheets: sheets.value })}\n`);
      else {
        await words.load(lang);
        const speech = words.in(lang, { sides: sheets.value.map((sheet) => sheet.name), you: null, edition });
        for (const sheet of sheets.value)
          terminal.write(`${sheetLines(sheet, speech, terminal.colours).join('\n')}\n\n`);
        terminal.write(`${verdict(sheets.value, lang, say)}\n`);
      }
    });
}
