// Run by hand at a quiet moment: node scripts/ready.mjs node packages/web/test/measure-bots.ts [questions] [game]
// Asks the master and the adviser, in Node and in a browser's Worker, and prints how long they took by the clock and by their own work.

import { advise, botAnswer, readBot, rungOf, think } from '@nightjar/bots';
import { GAMES } from '@nightjar/games';
import { learnt } from '@nightjar/games/listed';
import { type AnyGame, faultText, type Json, type Seat } from '@nightjar/kernel';
import type { Page } from '@playwright/test';
import { openBrowser } from '../../../scripts/browser.mjs';
import { openSite } from './site.ts';

/** A question as the Worker is asked it. */
interface Question {
  readonly game: string;
  readonly view: Json;
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: string;
}

/** Milliseconds by the clock, and of work in the thread itself, which a busy machine does not lengthen. */
interface Took {
  readonly wall: number;
  readonly own: number;
}

/** An event of a trace, as Chromium writes it; microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const QUESTIONS = Number(process.argv[2] ?? 40);
const GAME = process.argv[3];
/** As the browser's Worker does it. */
const ADVICE_MS = 180;
const KINDS = ['think', 'advise'] as const;

function figures(all: readonly number[]): string {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0);
  return `median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)} ms`;
}

const told = (took: readonly Took[]): string =>
  `${figures(took.map(({ wall }) => wall))}; own work ${figures(took.map(({ own }) => own))}`;

/** Questions with a choice from games of two steady bots, as many from every part of a game. */
function questionsOf(game: AnyGame): Question[] {
  const options = game.options({ ...game.modes[0]?.options, players: 2 });
  const steady = readBot('steady', game);
  if (!options.ok || !steady.ok) throw new Error(`${game.name} is not for two`);
  const met: Question[] = [];
  // The rung without a grade's bound in time: a busy machine must not spare it work.
  const bot = rungOf('master', game);
  for (let nth = 0; met.length < 4 * QUESTIONS; nth += 1) {
    const state: unknown = game.setup(options.value, `measured ${nth}`);
    for (let asked = game.pending(state); asked !== null; asked = game.pending(state)) {
      const { seat } = asked;
      const seed = `${nth} ${met.length}`;
      if (game.legal(state).length > 1) met.push({ game: game.name, view: game.view(state, seat), seat, bot, seed });
      game.apply(state, botAnswer(game, state, steady.value, seed));
    }
  }
  return Array.from({ length: QUESTIONS }, (_, i) => met[Math.floor((i * met.length) / QUESTIONS)] as Question);
}

/** What the Worker does, here. */
function inNode(game: AnyGame, kind: (typeof KINDS)[number], { view, seat, bot, seed }: Question): Took {
  const cpu = process.cpuUsage();
  const began = performance.now();
  if (kind === 'think') {
    const thought = think(game, { view, seat, bot, seed });
    if (!thought.ok) throw new Error(faultText(thought.fault));
    while (thought.value.iterate());
  } else advise(game, view, seat, { seed, limit: { ms: ADVICE_MS } });
  return { wall: performance.now() - began, own: process.cpuUsage(cpu).user / 1000 };
}

/** Asks the Worker one question after the other, each announced in the trace. */
const askAll = (page: Page, kind: string, questions: readonly Question[]): Promise<number[]> =>
  page.evaluate(
    async ({ about, text }) => {
      const all = JSON.parse(text) as object[];
      const worker = new Worker('/bot-worker.js', { type: 'module' });
      const ask = (id: number): Promise<void> =>
        new Promise((resolve, reject) => {
          const heard = ({ data }: MessageEvent<{ error?: string }>): void =>
            data.error === undefined ? resolve() : reject(new Error(data.error));
          worker.addEventListener('message', heard, { once: true });
          // oxlint-disable-next-line unicorn/require-post-message-target-origin
          worker.postMessage({ kind: about, id, ...all[id] });
        });
      // The first question waits for the rules.
      await ask(0);
      const walls: number[] = [];
      for (const id of all.keys()) {
        performance.mark(`question ${id}`);
        const began = performance.now();
        await ask(id);
        walls.push(performance.now() - began);
      }
      performance.mark(`question ${all.length}`);
      worker.terminate();
      return walls;
    },
    { about: kind, text: JSON.stringify(questions) },
  );

/** The work of Workers in a trace between one question and the next, in milliseconds. */
function ownIn(buffer: Buffer, questions: number): number[] {
  const { traceEvents: events } = JSON.parse(buffer.toString()) as { traceEvents: TraceEvent[] };
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'DedicatedWorker thread');
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && threads.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  const begin = (id: number): number => events.find(({ name }) => name === `question ${id}`)?.ts ?? Number.NaN;
  return Array.from({ length: questions }, (_, id) => {
    const own = tasks.filter(({ ts }) => ts >= begin(id) && ts < begin(id + 1));
    return own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

const [browser, site] = await Promise.all([openBrowser(), openSite()]);
for (const listed of GAMES.filter(({ name }) => name === (GAME ?? name))) {
  const game = await learnt(listed);
  const questions = questionsOf(game);
  console.log(`${game.name}, ${questions.length} questions, master is ${rungOf('master', game)}`);
  for (const kind of KINDS) {
    for (const question of questions.slice(0, 5)) inNode(game, kind, question);
    console.log(`  ${kind} in Node:     ${told(questions.map((question) => inNode(game, kind, question)))}`);
    const page = await browser.newPage();
    await page.goto(site.url);
    const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
    await browser.startTracing(page, { categories });
    const walls = await askAll(page, kind, questions);
    const own = ownIn(await browser.stopTracing(), questions.length);
    console.log(`  ${kind} in a Worker: ${told(walls.map((wall, id) => ({ wall, own: own[id] as number })))}`);
    await page.close();
  }
}
await browser.close();
await site.close();
