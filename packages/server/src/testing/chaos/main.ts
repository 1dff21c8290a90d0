import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crashPostgres, removePostgres } from '../../../../../scripts/postgres.mjs';
import { ENGINES, type Engine, type StoreSettings } from '../../store/store.ts';
import { newPlace } from '../place.ts';
import { bystander, patience } from './bystander.ts';
import { cutting } from './cut.ts';
import { fuzz } from './fuzz.ts';
import { killOften } from './kill.ts';
import { lossy } from './lossy.ts';
import { pausing } from './pause.ts';
import { rolling } from './roll.ts';
import { freePort, startServerProcess, warmCompileCache } from './server-process.ts';
import { together } from './together.ts';

const USAGE = `usage: npm run chaos -- [what] [sqlite|postgres] [--kills 200] [--tables 8] [--seconds 30] [--answers 2000]
                        [--requests 100000] [--most-ms 100] [--turns 100] [--seed text]
what   kill       servers are killed at random and at the worst moments
       pause      one of two processes stands still, and goes on with what it believes
       cut        two processes lose every connection to their database, and the database itself
       roll       two processes are replaced one after the other
       lossy      requests and answers are lost, doubled, late and out of order
       fuzz       everything that the description allows and does not allow, to every route
       bystander  somebody plays while a guest tries to be in the way; on a quiet machine
Without a name everything is done, on both stores where two processes are not needed.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '30' },
    answers: { type: 'string', default: '2000' },
    requests: { type: 'string', default: '100000' },
    'most-ms': { type: 'string', default: '100' },
    turns: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'chaos' },
  },
});
const { kills, tables, seconds, answers, requests, 'most-ms': mostMs, turns } = values;
const wanted = { kills, tables, seconds, answers, requests, mostMs, turns };
const numbers = Object.fromEntries(Object.entries(wanted).map(([name, text]) => [name, Number(text)])) as Record<
  keyof typeof wanted,
  number
>;
/** A quick bot whose turn takes longer was held up by others. */
const MOST_PATIENCE_MS = 2_000;
const say = (text: string): void => void process.stderr.write(`${text}\n`);
const folder = mkdtempSync(join(tmpdir(), 'nightjar-postgres-'));
chmodSync(folder, 0o755);
process.env['NIGHTJAR_TEST_POSTGRES'] ??= folder;

type Part = (store: StoreSettings, seed: string) => Promise<{ readonly faults: readonly string[] }>;

const two =
  (happens: (store: StoreSettings) => Parameters<typeof together>[0]['happens']): Part =>
  (store, seed) =>
    together({ store, tables: Math.ceil(numbers.tables / 3), seed, happens: happens(store), says: say });

/** Parts that need two processes, and so the store that processes can share. */
const SHARED: Readonly<Record<string, Part>> = {
  pause: two(() => pausing(numbers.seconds * 1000)),
  cut: two((store) =>
    cutting({ url: store.databaseUrl ?? '', cuts: numbers.kills, crash: () => crashPostgres(folder) }),
  ),
  roll: two(() => rolling(Math.ceil(numbers.kills / 20))),
};

const EITHER: Readonly<Record<string, Part>> = {
  kill: (store, seed) =>
    killOften({
      store,
      kills: numbers.kills,
      tables: numbers.tables,
      seed,
      died: (deaths, way, acks) => say(`${deaths}/${numbers.kills} killed (${way}), ${acks} acknowledged`),
    }),
  lossy: (store, seed) => lossy({ store, tables: numbers.tables, answers: numbers.answers, longestMs: 3_000, seed }),
  fuzz: async (store, seed) => {
    const port = await freePort();
    const running = await startServerProcess({ store, port });
    try {
      return await fuzz({
        base: `http://127.0.0.1:${port}`,
        requests: numbers.requests,
        seed,
        says: (done) => say(`${done}/${numbers.requests} sent`),
      });
    } finally {
      running.child.kill('SIGKILL');
      await running.died;
    }
  },
  async bystander(store) {
    const { felt, faults } = await bystander({ store, answers: numbers.answers, mostMs: numbers.mostMs, says: say });
    const bot = await patience({ store, turns: numbers.turns, mostMs: MOST_PATIENCE_MS });
    return { felt, bot: bot.waits, faults: [...faults, ...bot.faults] };
  },
};

const isEngine = (text: string | undefined): text is Engine =>
  (ENGINES as readonly (string | undefined)[]).includes(text);
const engine = positionals.find(isEngine);
const [what, ...more] = positionals.filter((text) => !isEngine(text));
const names = [...Object.keys(EITHER), ...Object.keys(SHARED)].filter((name) => what === undefined || name === what);

if (
  names.length === 0 ||
  more.length > 0 ||
  Object.values(numbers).some((number) => !Number.isInteger(number) || number < 1)
) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}

await warmCompileCache();
let isWell = true;
const runs: object[] = [];
try {
  for (const name of names) {
    const stores = (name in EITHER ? ENGINES : (['postgres'] as const)).filter(
      (store) => engine === undefined || store === engine,
    );
    for (const store of stores) {
      const place = await newPlace(store);
      const began = performance.now();
      try {
        const part = EITHER[name] ?? SHARED[name];
        if (part === undefined) continue;
        const summary = await part(place.settings, `${values.seed} ${store}`);
        runs.push({ what: name, store, seconds: Math.round((performance.now() - began) / 1000), ...summary });
        isWell &&= summary.faults.length === 0;
      } finally {
        await place.remove();
      }
    }
  }
} finally {
  removePostgres(folder);
}
process.stdout.write(`${JSON.stringify({ seed: values.seed, node: process.version, runs }, null, 2)}\n`);
process.exit(isWell ? 0 : 1);
