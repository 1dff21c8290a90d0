import type { Command } from 'commander';
import { clauseText } from '../clause.ts';
import type { Terminal } from '../terminal.ts';
import { failed } from '../trouble.ts';

/** `rule`: what a numbered clause says. */
export function addRule(program: Command, terminal: Terminal): void {
  program
    .command('rule <id>')
    .description('print a numbered clause of the rules, such as NOC-6.3')
    .action((id: string) => {
      const text = clauseText(id) ?? failed(`no clause has the number "${id}"`);
      terminal.write(`${id.toUpperCase().replace(/[A-Z]$/, (letter) => letter.toLowerCase())}  ${text}\n`);
    });
}
