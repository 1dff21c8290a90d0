import { type Course, courseOf } from '@nightjar/bots';
import { faultText } from '@nightjar/kernel';
import { numbersIn } from '@nightjar/words';
import type { Command } from 'commander';
import { readKept } from '../kept.ts';
import { wholeNumber } from '../setting.ts';
import { sideNames } from '../sides.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { failed } from '../trouble.ts';

interface Flags {
  readonly seat: string;
  readonly edition?: string;
  readonly json?: true;
}

const BARS = '▁▂▃▄▅▆▇█';
const WIDTH = 64;

/** `judge`: how a recorded game went for a seat, by what it could know: its expectations and where they turned. */
export function addJudge(program: Command, terminal: Terminal, { lang, say }: Spoken): void {
  program
    .command('judge <file>')
    .description(say('judge'))
    .option('--seat <n>', say('judge.seat'), '1')
    .option('--edition <file>', say('flag.playedEdition'))
    .option('--json', say('flag.json'))
    .action(async (path: string, flags: Flags) => {
      const { record, offer } = await readKept(terminal, path, flags.edition);
      const seat = wholeNumber('seat', flags.seat, 1, record.seats.length) - 1;
      const course = courseOf(offer.game, record, seat);
      if (!course.ok) failed('file', { file: path, fault: faultText(course.fault) });
      if (flags.json) {
        terminal.write(`${JSON.stringify(course.value)}\n`);
        return;
      }
      const points = numbersIn(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });
      const names = sideNames(record.seats);
      const { curve, turns } = course.value;
      const values = curve.map(({ expected }) => expected);
      const lines = [
        say('judge.head', {
          side: names[seat] ?? '',
          low: points(Math.min(...values)),
          high: points(Math.max(...values)),
        }),
        `  ${sparkline(course.value)} ${points(values.at(-1) ?? 0)}`,
        ...turns.map(({ at, seat: who, answer, change, better }) => {
          const told = say('judge.turn', { at: at + 1, side: names[who] ?? '', answer, change: points(change) });
          return `  ${better === null ? told : say('judge.better', { told, better })}`;
        }),
      ];
      terminal.write(`${lines.join('\n')}\n`);
    });
}

/** The curve in one line, from its lowest to its highest. */
function sparkline({ curve }: Course): string {
  const values = curve.map(({ expected }) => expected);
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const width = Math.min(WIDTH, values.length);
  return Array.from({ length: width }, (_, i) => {
    const value = values[Math.round((i / Math.max(1, width - 1)) * (values.length - 1))] as number;
    return BARS[Math.min(BARS.length - 1, Math.floor(((value - low) / range) * BARS.length))];
  }).join('');
}
