import { parseArgs } from 'node:util';
import { installPeers } from './peers.ts';
import { benchRules } from './rules.ts';
import { benchSearch } from './search.ts';
import { benchServer } from './server.ts';

const USAGE = 'usage: npm run -s bench -- rules|search [--json] | server [--json] [--store sqlite|postgres] [--long]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, long: { type: 'boolean' }, store: { type: 'string', default: 'sqlite' } },
});
const [what = ''] = positionals;
const { store } = values;
const isJson = values.json === true;

function show(measured: object, lines: readonly string[]): void {
  process.stdout.write(isJson ? `${JSON.stringify(measured, null, 2)}\n` : `${lines.join('\n')}\n`);
}

async function rules(): Promise<void> {
  const measured = await benchRules();
  const line = (name: string, { answersPerSecond, boardgameIo, ratio }: typeof measured.nocturne): string =>
    `${name} ${answersPerSecond} answers/s, inside boardgame.io ${boardgameIo.answersPerSecond}, ratio ${ratio}`;
  show(measured, [
    line('Nocturne ', measured.nocturne),
    line('Noctiluca', measured.noctiluca),
    line('Dominion ', measured.dominion),
    line('Nocturion', measured.nocturion),
    measured.fair,
  ]);
}

async function search(): Promise<void> {
  const measured = await benchSearch();
  const line = (name: string, { iterationsPerSecond, boardgameIo, ratio }: typeof measured.nocturne): string =>
    `${name} ${iterationsPerSecond} iterations/s, boardgame.io's bot ${boardgameIo.iterationsPerSecond}, ratio ${ratio}`;
  show(measured, [line('Nocturne ', measured.nocturne), line('Noctiluca', measured.noctiluca), measured.fair]);
}

async function server(): Promise<void> {
  const plan = { store: store === 'postgres' ? store : 'sqlite', isLong: values.long === true } as const;
  const measured = await benchServer(plan, (doing) => process.stderr.write(`${doing}\n`));
  const { nightjar, boardgameIo, least, ratio } = measured;
  const line = (name: string, { full, steady, ...each }: typeof least): string =>
    `${name} ${full.cpuMicrosPerAnswer} µs of CPU per answer, ${steady.cpuMicrosPerAnswer} at ${steady.answersPerSecond}/s (load ${each.loadMicrosPerAnswer} µs), ` +
    `${each.sentPerAnswer} bytes sent; ${full.answersPerSecond} answers/s; at ${steady.answersPerSecond}/s p50 ${steady.ack.p50} ms, p99 ${steady.ack.p99} ms`;
  show(measured, [
    line('Nightjar    ', nightjar),
    line('boardgame.io', boardgameIo),
    line('least server', least),
    `CPU by boardgame.io's ${ratio.cpuToBoardgameIo}, by the least server's ${ratio.cpuToLeast} (at the steady rate ${ratio.steadyToBoardgameIo} and ${ratio.steadyToLeast}); bytes by boardgame.io's ${ratio.sentToBoardgameIo}`,
    `kept         ${nightjar.keptPerAnswer} bytes per answer, ${nightjar.keptPerMatch} per match of ${nightjar.answersPerMatch} answers`,
    `memory       ${nightjar.bytesPerMatch} bytes per match, ${nightjar.bytesPerStream} per stream; ${nightjar.tablesOnOneStream} tables on one stream`,
    measured.fair,
  ]);
}

const BENCHES = new Map([
  ['rules', rules],
  ['search', search],
  ['server', server],
]);

const bench = BENCHES.get(what);
if (bench === undefined || (store !== 'sqlite' && store !== 'postgres')) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  installPeers();
  await bench();
}
