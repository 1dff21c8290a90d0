import { benchRules } from './rules.ts';

const USAGE = 'usage: npm run -s bench -- rules [--json]';

const [what, ...flags] = process.argv.slice(2);
if (what !== 'rules' || flags.some((flag) => flag !== '--json')) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const measured = benchRules();
  if (flags.includes('--json')) process.stdout.write(`${JSON.stringify(measured, null, 2)}\n`);
  else {
    process.stdout.write(`Nocturne      ${measured.nocturne.answersPerSecond} answers/s\n`);
    process.stdout.write(`boardgame.io  ${measured.boardgameIo.answersPerSecond} answers/s\n`);
    process.stdout.write(`ratio         ${measured.ratio}\n${measured.fair}\n`);
  }
}
