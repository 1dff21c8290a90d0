import type { Command } from 'commander';
import { clauseText } from '../clause.ts';
import type { Terminal } from '../terminal.ts';
import { failed } from '../trouble.ts';
import { langOf } from '../words/words.ts';

/** `rule`: what a numbered clause says. */
export function addRule(program: Command, terminal: Terminal): void {
  program
    .command('rule <id>')
    .description('print a numbered clause of the rules, such as NOC-6.3')
    .option('--lang <lang>', 'en or de', 'en')
    .action((id: string, flags: { lang: string }) => {
      const text = clauseText(id, langOf(flags.lang)) ?? failed(`no clause has the number "${id}"`);
      terminal.write(`${id.toLowerCase().replace(/^[a-z]+-(?:c\.)?/, (head) => head.toUpperCase())}  ${text}\n`);
    });
}
