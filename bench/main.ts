import { benchRules } from './rules.ts';
import { benchSearch } from './search.ts';
import { benchServer } from './server.ts';

const USAGE = 'usage: npm run -s bench -- rules|search|server [--json]';

const [what, ...flags] = process.argv.slice(2);
const isJson = flags.includes('--json');

function show(measured: object, lines: readonly string[]): void {
  process.stdout.write(isJson ? `${JSON.stringify(measured, null, 2)}\n` : `${lines.join('\n')}\n`);
}

if ((what !== 'rules' && what !== 'search' && what !== 'server') || flags.some((flag) => flag !== '--json')) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else if (what === 'rules') {
  const measured = benchRules();
  const line = (name: string, { answersPerSecond, boardgameIo, ratio }: typeof measured.nocturne): string =>
    `${name} ${answersPerSecond} answers/s, inside boardgame.io ${boardgameIo.answersPerSecond}, ratio ${ratio}`;
  show(measured, [
    line('Nocturne ', measured.nocturne),
    line('Noctiluca', measured.noctiluca),
    line('Dominion ', measured.dominion),
    line('Nocturion', measured.nocturion),
    measured.fair,
  ]);
} else if (what === 'search') {
  const measured = benchSearch();
  const line = (name: string, { iterationsPerSecond, boardgameIo, ratio }: typeof measured.nocturne): string =>
    `${name} ${iterationsPerSecond} iterations/s, boardgame.io's bot ${boardgameIo.iterationsPerSecond}, ratio ${ratio}`;
  show(measured, [line('Nocturne ', measured.nocturne), line('Noctiluca', measured.noctiluca), measured.fair]);
} else {
  const measured = await benchServer((doing) => process.stderr.write(`${doing}\n`));
  const { nightjar, boardgameIo, ratio } = measured;
  const line = (name: string, { full, steady }: Pick<typeof nightjar, 'full' | 'steady'>): string =>
    `${name} ${full.answersPerSecond} answers/s, ack p50 ${full.ack.p50} ms, p99 ${full.ack.p99} ms; ` +
    `at ${steady.answersPerSecond} answers/s p50 ${steady.ack.p50} ms, p99 ${steady.ack.p99} ms`;
  show(measured, [
    line('Nightjar     ', nightjar),
    line('boardgame.io ', boardgameIo),
    `ratio         ${ratio.answersPerSecond}`,
    `memory        ${nightjar.bytesPerMatch} bytes per match, ${nightjar.bytesPerStream} per stream`,
    `log           ${nightjar.perAnswer.at10Answers.p50} ms at 10 answers, ${nightjar.perAnswer.at10000Answers.p50} ms at 10,000`,
    `store         ${nightjar.perMatch.at10Matches.p50} ms at 10 matches, ${nightjar.perMatch.at10000Matches.p50} ms at 10,000`,
    measured.fair,
  ]);
}
