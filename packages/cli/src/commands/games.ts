import { botNames } from '@nightjar/bots';
import type { Command } from 'commander';
import { GAMES } from '../games.ts';
import { choiceText, settingName } from '../setting.ts';
import type { Terminal } from '../terminal.ts';

/** `games`: what can be played, and how. */
export function addGames(program: Command, terminal: Terminal): void {
  program
    .command('games')
    .description('list the games with their seats, modes and options')
    .option('--json', 'print one JSON object')
    .action((flags: { json?: true }) => {
      const games = GAMES.map(({ game }) => ({
        id: game.name,
        rules: game.rules,
        edition: game.edition,
        seats: game.seats,
        modes: game.modes,
        options: game.choices,
        bots: botNames(game),
      }));
      if (flags.json) {
        terminal.write(`${JSON.stringify({ games })}\n`);
        return;
      }
      for (const { id, rules, seats, modes, options, bots } of games) {
        terminal.write(`${id} (rules ${rules}), for ${seats.join(', ')} players\n  modes\n`);
        for (const mode of modes) terminal.write(`    ${mode.id.padEnd(16)} ${mode.seats.join(', ')} players\n`);
        terminal.write('  options\n');
        for (const choice of options) {
          const usual = choice.kind === 'one' ? `${settingName(choice.default)}; ` : '';
          terminal.write(`    ${choice.id}=${choiceText(choice)} (${usual}${choice.rule})\n`);
        }
        terminal.write(`  bots\n    ${bots.join(', ')}\n`);
      }
    });
}
