import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import {
  type ArenaGame,
  type ArenaReport,
  CrossTable,
  gamesOf,
  type Measured,
  type SprtHypotheses,
} from '@nightjar/bots';
import { faultText, MOST_ANSWERS } from '@nightjar/kernel';
import { numbersIn } from '@nightjar/words';
import type { Command } from 'commander';
import { arenaPicture } from '../arena-picture.ts';
import { startBar } from '../bar.ts';
import { type ArenaTask, playAll } from '../crew.ts';
import { readJson } from '../file.ts';
import { offered } from '../games.ts';
import { type Ledger, noLedger, openLedger } from '../ledger.ts';
import { isOutside } from '../outside.ts';
import { botsNamed, grades, readSetting, type SettingFlags, wholeNumber, withBots, withSetting } from '../setting.ts';
import type { Spoken } from '../spoken.ts';
import { netIn, taughtIn } from '../taught.ts';
import type { Terminal } from '../terminal.ts';
import { failed, misused } from '../trouble.ts';

interface Flags extends SettingFlags {
  readonly bots: readonly string[];
  readonly bot: readonly string[];
  readonly games: string;
  readonly seed: string;
  readonly workers?: string;
  readonly limit: string;
  readonly most: string;
  readonly ledger?: string;
  readonly sprt?: string | true;
  readonly svg?: string;
  readonly json?: true;
}

/** Fewer games than this are over before another thread has started. */
const WORTH_A_THREAD = 8;

/** `arena`: bots against each other in all seat orders on the same seeds. */
export function addArena(program: Command, terminal: Terminal, spoken: Spoken): void {
  const { say } = spoken;
  withBots(withSetting(program.command('arena <game>'), say), say('arena.bots', { grades }), say('arena.bot'))
    .description(say('arena'))
    .option('-g, --games <n>', say('arena.games'), '100')
    .option('-s, --seed <seed>', say('arena.seed'), '1')
    .option('--workers <n>', say('arena.workers'))
    .option('--limit <ms>', say('arena.limit'), '1000')
    .option('--most <answers>', say('flag.most'), `${MOST_ANSWERS}`)
    .option('--ledger <file>', say('arena.ledger'))
    .option('--sprt [elo0,elo1]', say('arena.sprt'))
    .option('--svg <file>', say('arena.svg'))
    .option('--json', say('flag.json'))
    .action(async (name: string, flags: Flags) => {
      const { game } = offered(name);
      const edition = await givenEdition(terminal, flags.edition);
      if (edition !== null) {
        const admitted = game.admit(edition);
        if (!admitted.ok) failed('file', { file: flags.edition ?? '', fault: faultText(admitted.fault) });
        else flags = { ...flags, edition: admitted.value };
      }
      const { options, players, mode } = await readSetting(terminal, game, flags);
      const names = [...flags.bots, ...flags.bot];
      const taught = names.filter((bot) => !isOutside(bot)).map(taughtIn);
      botsNamed(
        game,
        taught.map(({ bot }) => bot),
      );
      const files = new Set(taught.flatMap(({ file }) => file ?? []));
      const nets = await Promise.all(
        [...files].map(async (file) => ({ file, net: await netIn(terminal, game, file) })),
      );
      if (names.length < 2 || new Set(names).size !== names.length) misused('arenaBots');
      const wanted = wholeNumber('games', flags.games, flags.ledger === undefined ? 1 : 0, 1_000_000);
      const limitMs = wholeNumber('limit', flags.limit, 1, 600_000);
      const most = wholeNumber('most', flags.most, 1, MOST_ANSWERS);
      const hypotheses = hypothesesOf(flags.sprt, names.length);
      const { seed } = flags;
      const task = { game: game.name, options, edition, bots: names, nets, limitMs, most };
      const ledger =
        flags.ledger === undefined ? noLedger : await openLedger(terminal, flags.ledger, { ...task, game, seed });
      if (ledger.strangers > 0) terminal.note(`${say('arena.leftOut', { n: ledger.strangers })}\n`);
      const games = wanted === 0 ? ledger.games : gamesOf({ contestants: names.length, players, games: wanted, seed });
      const workers = flags.workers === undefined ? null : wholeNumber('workers', flags.workers, 1, 256);
      const bar = startBar(terminal, say('bar.games'), games.length);
      const began = performance.now();
      const table = await met({ task, games, ledger, hypotheses, workers }, (counted) => bar.at(counted)).finally(() =>
        bar.stop(),
      );
      const seconds = (performance.now() - began) / 1000;
      const report = table.report(hypotheses ?? undefined);
      const head = { game: game.name, mode: mode.id, players, seed, bots: names, seconds };
      if (flags.svg !== undefined) {
        const title = say('arena.picture', { game: game.name, mode: mode.id, players, games: report.games });
        writeFileSync(resolve(terminal.folder, flags.svg), arenaPicture(report, { title, elo: say('arena.elo') }));
      }
      terminal.write(flags.json ? `${JSON.stringify({ ...head, ...report })}\n` : told(task, players, report, spoken));
    });
}

/** Who meets when, and what is known of it already. */
interface Meeting {
  readonly task: ArenaTask;
  readonly games: readonly ArenaGame[];
  readonly ledger: Ledger;
  readonly hypotheses: SprtHypotheses | null;
  /** How many threads play; null for as many as are worth it. */
  readonly workers: number | null;
}

/**
 * Plays what the ledger does not know yet, until a hypotheses holds. All is counted in its order, so that a test ends at the same
 * seed however many threads there are.
 */
async function met(
  { task, games, ledger, hypotheses, workers }: Meeting,
  tell: (counted: number) => void,
): Promise<CrossTable> {
  const table = new CrossTable(task.bots);
  const done = games.map((arenaGame) => ledger.find(arenaGame));
  let counted = 0;
  let isClear = false;
  const count = (): void => {
    for (let next = done[counted]; next && !isClear; next = done[counted]) {
      const arenaGame = games[counted] as ArenaGame;
      table.add(arenaGame, next);
      counted += 1;
      const isWhole = games[counted]?.nth !== arenaGame.nth;
      isClear = hypotheses !== null && isWhole && table.sprt(hypotheses, arenaGame.nth + 1).holds !== null;
    }
    tell(counted);
  };
  count();
  const open = isClear ? [] : games.filter((_, at) => done[at] === null);
  const size = workers ?? Math.min(availableParallelism(), Math.ceil(open.length / WORTH_A_THREAD));
  await playAll(task, open, size, (nth, played) => {
    const arenaGame = open[nth] as ArenaGame;
    ledger.add(arenaGame, played);
    done[games.indexOf(arenaGame)] = played;
    count();
    return !isClear;
  });
  return table;
}

/** A house edition as it was given; null for one that is named, or none. */
const givenEdition = async (terminal: Terminal, given: string | undefined) =>
  given === undefined || /^[0-9a-f]{64}$/.test(given) ? null : readJson(terminal, given);

/** What is tested: unless told, whether the first is as strong as the second, or 50 Elo stronger. */
function hypothesesOf(text: string | true | undefined, bots: number): SprtHypotheses | null {
  if (text === undefined) return null;
  const parts = /^(-?\d{1,4}),(-?\d{1,4})$/.exec(text === true ? '0,50' : text);
  const [elo0, elo1] = [Number(parts?.[1]), Number(parts?.[2])];
  if (bots !== 2 || !(elo0 < elo1)) misused('sprt');
  return { elo0, elo1 };
}

/** The cross-table: the row's win rate against the column, with its interval, and the mean difference in points. */
function told({ bots: names, most }: ArenaTask, players: number, report: ArenaReport, { lang, say }: Spoken): string {
  const { games, truncated, duels, standings, sprt } = report;
  const whole = numbersIn(lang, { maximumFractionDigits: 0 });
  const tenths = numbersIn(lang, places(1));
  const hundredths = numbersIn(lang, places(2));
  const ahead = numbersIn(lang, { ...places(1), signDisplay: 'always' });
  const percent = ({ mean, low, high }: Measured): string =>
    `${tenths(mean * 100)} % [${whole(low * 100)}, ${whole(high * 100)}]`;
  const width = Math.max(14, ...names.map((name) => name.length)) + 2;
  const cell = (text: string): string => text.padEnd(Math.max(width, 26));
  const lines = [
    say('arena.head', { games }),
    ...(truncated === 0 ? [] : [say('arena.truncated', { truncated, most })]),
    ''.padEnd(width) + names.map(cell).join(''),
  ];
  for (const bot of names) {
    const row = names.map((against) => {
      const duel = duels.find((known) => known.bot === bot && known.against === against);
      if (duel === undefined) return cell('–');
      const { mean } = duel.scoreDifference;
      return cell(`${percent(duel.winRate)} ${Number.isFinite(mean) ? ahead(mean) : '–'}`);
    });
    lines.push(`${bot.padEnd(width)}${row.join('')}`.trimEnd());
  }
  lines.push('');
  for (const { bot, elo, meanScore, scores, meanPlace, firsts, ms, forfeits, forfeit } of standings) {
    const standing = say('arena.standing', {
      elo: `${whole(elo.mean)} [${whole(elo.low)}, ${whole(elo.high)}]`,
      points: Number.isFinite(meanScore) ? tenths(meanScore) : '–',
      place: hundredths(meanPlace),
      p50: tenths(ms.p50),
      p95: tenths(ms.p95),
    });
    lines.push(`${bot.padEnd(width)}${standing}`);
    const { p10, p50, p90 } = scores;
    if (players === 1)
      lines.push(`${''.padEnd(width)}${say('arena.alone', { won: whole(firsts * 100), p10, p50, p90 })}`);
    if (forfeit !== null) lines.push(`${''.padEnd(width)}${say('arena.forfeits', { n: forfeits, why: forfeit })}`);
  }
  if (sprt !== null) {
    const { elo0, elo1, seeds, holds } = sprt;
    const verdict = say(`arena.sprt.${holds ?? 'open'}`, { elo0, elo1 });
    lines.push('', say('arena.sprt.report', { seeds, llr: hundredths(sprt.llr), verdict }));
  }
  return `${lines.join('\n')}\n`;
}

const places = (n: number) => ({ minimumFractionDigits: n, maximumFractionDigits: n });
