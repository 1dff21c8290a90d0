import type { Command } from 'commander';
import { clauseText } from '../clause.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { failed } from '../trouble.ts';

/** `rule`: what a numbered clause says. */
export function addRule(program: Command, terminal: Terminal, { lang, say }: Spoken): void {
  program
    .command('rule <id>')
    .description(say('rule'))
    .action((id: string) => {
      const text = clauseText(id, lang) ?? failed('noClause', { id });
      terminal.write(`${id.toLowerCase().replace(/^[a-z]+-(?:c\.)?/, (head) => head.toUpperCase())}  ${text}\n`);
    });
}
