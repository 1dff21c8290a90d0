import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, faultText, type JsonObject } from '@nightjar/kernel';
import { compareGolden, playthrough } from '@nightjar/lab';
import type { Command } from 'commander';
import { startBar } from '../bar.ts';
import { ROOT } from '../file.ts';
import { GAMES, type Offered, offered } from '../games.ts';
import type { Golden } from '../golden.ts';
import { modeOf } from '../setting.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { failed, misused } from '../trouble.ts';

interface Flags {
  readonly write?: true;
  readonly name?: string;
  readonly folder: string;
  readonly json?: true;
}

/** `golden`: compares the kept playthroughs with what the rules play now, or writes them anew. */
export function addGolden(program: Command, terminal: Terminal, { say }: Spoken): void {
  program
    .command('golden [game]')
    .description(say('golden'))
    .option('--write', say('golden.write'))
    .option('--name <name>', say('golden.name'))
    .option('--folder <folder>', say('golden.folder'), join(ROOT, 'golden'))
    .option('--json', say('flag.json'))
    .action((name: string | undefined, flags: Flags) => {
      const wanted = goldensOf(name === undefined ? GAMES : [offered(name)]).filter(
        ({ golden }) => flags.name === undefined || flags.name === golden.name,
      );
      if (wanted.length === 0) misused('noPlaythrough', { name: flags.name ?? '' });
      const bar = startBar(terminal, say('bar.playthroughs'), wanted.length);
      const changed: string[] = [];
      const files: string[] = [];
      for (const [i, { game, golden }] of wanted.entries()) {
        const options = optionsOf(game, golden);
        const file = `${game.name}-${golden.name}.txt`;
        const difference = keep(join(flags.folder, file), play(game, options, golden), flags.write === true);
        if (difference !== null) changed.push(differing(`golden/${file}`, difference, say));
        files.push(file);
        bar.at(i + 1);
      }
      bar.stop();
      if (flags.json) terminal.write(`${JSON.stringify({ files, changed })}\n`);
      else if (changed.length === 0) {
        terminal.write(`${say(flags.write ? 'golden.written' : 'golden.kept', { n: files.length })}\n`);
      } else terminal.write(`${changed.join('\n')}\n`);
      if (changed.length > 0) failed('goldens', { changed: changed.length, all: files.length });
    });
}

/** The playthroughs that are kept of these games. */
export const goldensOf = (games: readonly Offered[]): readonly { readonly game: AnyGame; readonly golden: Golden }[] =>
  games.flatMap(({ game, goldens }) => goldens.map((golden) => ({ game, golden })));

/** The options of a kept playthrough; goldens are ours, so anything wrong with them is a fault of the program. */
export function optionsOf(game: AnyGame, { mode, players, options = {} }: Golden): JsonObject {
  const read = game.options({ ...modeOf(game, mode).options, ...options, players });
  if (!read.ok) throw new Error(faultText(read.fault));
  return read.value as JsonObject;
}

/** Full views of a game told in brief stand this far apart. */
const EVERY = 150;

const play = (game: AnyGame, options: JsonObject, { seed, weigh }: Golden): string =>
  playthrough(game, { options, seed, ...(weigh === undefined ? {} : { weigh, brief: true, every: EVERY }) });

type Difference = NonNullable<ReturnType<typeof compareGolden>>;

const differing = (file: string, difference: Difference | 'missing', say: Spoken['say']): string =>
  difference === 'missing'
    ? say('golden.missing', { file })
    : say('golden.changed', { file, line: difference.line, kept: difference.kept, now: difference.now });

/** Writes the file, or says where it differs. */
function keep(path: string, now: string, write: boolean): Difference | 'missing' | null {
  if (write) {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, now);
    return null;
  }
  if (!existsSync(path)) return 'missing';
  return compareGolden(readFileSync(path, 'utf8'), now);
}
