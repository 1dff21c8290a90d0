import type { Command } from 'commander';
import { serverConfig, told } from '../server-config.ts';
import { wholeNumber } from '../setting.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { failed } from '../trouble.ts';

/** Stands in place of a missing name. */
const NOBODY = '–';

/** `reports` and `recover`: commands for the owner of a server. Servers may go on running. */
export function addOperator(program: Command, terminal: Terminal, { say }: Spoken): void {
  program
    .command('reports')
    .description(say('operator.reports'))
    .option('--most <n>', say('operator.most'), '50')
    .option('--json', say('flag.json'))
    .action(async ({ most, json }: { readonly most: string; readonly json?: true }) => {
      const { complaints } = await import('@nightjar/server');
      const reports = await complaints(await serverConfig(), wholeNumber('most', most, 1, 99_999)).catch(told);
      if (json === true) return terminal.write(`${JSON.stringify(reports, null, 2)}\n`);
      for (const { at, reason, by, about, match, said } of reports) {
        const when = new Date(at).toISOString();
        terminal.write(`${say('operator.report', { when, by: by ?? NOBODY, about: about ?? NOBODY, reason })}\n`);
        if (match !== null) terminal.write(`${say('operator.match', { match })}\n`);
        if (said !== null) terminal.write(`${say('operator.said', { said })}\n`);
      }
      if (reports.length === 0) terminal.note(`${say('operator.none')}\n`);
    });
  program
    .command('recover <login>')
    .description(say('operator.recover'))
    .action(async (login: string) => {
      const { recoveryCode } = await import('@nightjar/server');
      const code = await recoveryCode(await serverConfig(), login, Date.now()).catch(told);
      terminal.write(`${code ?? failed('noLogin', { login })}\n`);
    });
}
