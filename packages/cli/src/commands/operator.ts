import { type Command, InvalidArgumentError } from 'commander';
import { serverConfig, told } from '../server-config.ts';
import type { Terminal } from '../terminal.ts';
import { failed } from '../trouble.ts';

/** `reports` and `recover`: what whoever runs a server is asked for. Servers may go on running. */
export function addOperator(program: Command, terminal: Terminal): void {
  program
    .command('reports')
    .description('what people wanted looked at, the latest first; the environment names the store')
    .option('--most <n>', 'how many', count, 50)
    .option('--json', 'as JSON')
    .action(async ({ most, json }: { readonly most: number; readonly json?: true }) => {
      const { complaints } = await import('@nightjar/server');
      const reports = await complaints(await serverConfig(), most).catch(told);
      if (json === true) return terminal.write(`${JSON.stringify(reports, null, 2)}\n`);
      for (const { at, reason, by, about, match, said } of reports) {
        terminal.write(`${new Date(at).toISOString()}  ${by ?? '–'} about ${about ?? '–'}: ${reason}\n`);
        if (match !== null) terminal.write(`  match ${match}\n`);
        if (said !== null) terminal.write(`  said: ${said}\n`);
      }
      if (reports.length === 0) terminal.note('nobody has reported anything\n');
    });
  program
    .command('recover <login>')
    .description('a code by which the owner of an account chooses a new password within a day')
    .action(async (login: string) => {
      const { recoveryCode } = await import('@nightjar/server');
      const code = await recoveryCode(await serverConfig(), login, Date.now()).catch(told);
      terminal.write(`${code ?? failed(`nobody has the login ${login}`)}\n`);
    });
}

function count(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('must be a number from 1 to 99999');
  return Number(text);
}
