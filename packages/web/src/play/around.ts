import { isObject } from '@nightjar/kernel';
import { freshCommand } from '@nightjar/wire/fresh';
import { isStill, useSettings } from '../settings.ts';
import { type EditionShelf, editionsIn } from './editions.ts';
import type { Surroundings } from './local-table.ts';
import type { Reach } from './reach.ts';
import { ServerClock } from './server-clock.ts';
import { type Shelf, shelfIn } from './shelf.ts';
import { type Thinker, type Thought, workerThinker } from './thinker.ts';

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The bots' Worker; in the built page it is a file of its own, see vite.config.ts. */
const BOT_WORKER = import.meta.env.PROD ? '/bot-worker.js' : '/src/play/bot-worker.ts';

export const shelf: Shelf = shelfIn(storage());

export const editions: EditionShelf = editionsIn(storage(), (path, init) => fetch(path, init));

/** How long an answer nobody here gave is held back, so that it can be followed. */
const beat = (): number => (isStill() ? 60 : useSettings.getState().motion === 'fast' ? 260 : 560);

/** Two frames from now, and a moment for them to reach the screen; a page that nobody sees has no frames. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 150);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30)));
  });

/** Lets what has just happened be seen first, where bots and screen share few cores. */
const afterPaint = (thinker: Thinker): Thinker => ({
  think: (thought) => painted().then(() => thinker.think(thought)),
  advise: (thought) => thinker.advise(thought),
  hurry: () => thinker.hurry(),
  close: () => thinker.close(),
});

/** Tells the Worker, which keeps nothing, what edition a thought is about. */
const aware = (thinker: Thinker): Thinker => {
  const about = <T extends Pick<Thought, 'view'>>(thought: T): T => {
    const options = isObject(thought.view) ? thought.view['options'] : null;
    return { ...thought, edition: isObject(options) ? editions.of(options) : null };
  };
  return {
    ...thinker,
    think: (thought) => thinker.think(about(thought)),
    advise: (thought) => thinker.advise(about(thought)),
  };
};

const thinker = afterPaint(aware(workerThinker(() => new Worker(BOT_WORKER, { type: 'module' }))));

/** This browser, for tables that run in it. */
export const surroundings: Surroundings = {
  shelf,
  thinker,
  now: () => Date.now(),
  newId: () => hex(6),
  newSeed: () => hex(32),
  beat,
  warn(error) {
    console.error('a bot failed', error);
    return null;
  },
};

/** By the page's steady clock: a device's clock that is set while the page is open changes nothing. */
const clock = new ServerClock(() => performance.timeOrigin + performance.now());

/** The server this page came from. */
export const reach: Reach = {
  fetch: clock.listening((path, init) => fetch(path, init)),
  stream: (path) => new EventSource(path),
  newCommand: () => freshCommand(),
  clock,
  thinker,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
