import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crashPostgres, removePostgres } from '../../../../../scripts/postgres.mjs';
import { ENGINES } from '../../store/store.ts';
import { newPlace } from '../place.ts';
import { cutting } from './cut.ts';
import { killOften } from './kill.ts';
import { warm } from './mortal.ts';
import type { Verdict } from './oracle.ts';
import { pausing } from './pause.ts';
import { together } from './together.ts';

const USAGE = `usage: npm run chaos -- [sqlite|postgres|pause|cut] [--kills 200] [--tables 8] [--seconds 30] [--seed text]
Without a name: the kill test on both stores, then two processes of which one is paused, then cut off from their store.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'chaos' },
  },
});
const [what, ...more] = positionals;
const PARTS = [...ENGINES, 'pause', 'cut'] as const;
type Part = (typeof PARTS)[number];
const chosen = what === undefined ? PARTS : PARTS.filter((part) => part === what);
const numbers = [values.kills, values.tables, values.seconds].map(Number);

if (chosen.length === 0 || more.length > 0 || numbers.some((number) => !Number.isInteger(number) || number < 1)) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const folder = mkdtempSync(join(tmpdir(), 'nightjar-postgres-'));
chmodSync(folder, 0o755);
process.env['NIGHTJAR_TEST_POSTGRES'] ??= folder;

async function run(part: Part): Promise<Verdict & { readonly part: string; readonly seconds: number }> {
  const [kills = 0, tables = 0, seconds = 0] = numbers;
  const place = await newPlace(part === 'sqlite' ? 'sqlite' : 'postgres');
  const store = place.settings;
  const began = performance.now();
  try {
    const summary =
      part === 'pause' || part === 'cut'
        ? await together({
            store,
            tables: Math.ceil(tables / 3),
            seed: values.seed,
            happens:
              part === 'pause'
                ? pausing(seconds * 1000)
                : cutting({ url: store.databaseUrl ?? '', cuts: kills, crash: () => crashPostgres(folder) }),
            says: say,
          })
        : await killOften({
            store,
            kills,
            tables,
            seed: `${values.seed} ${part}`,
            died: (deaths, way, acks) => say(`${part}: ${deaths}/${kills} killed (${way}), ${acks} acknowledged`),
          });
    return { part, seconds: Math.round((performance.now() - began) / 1000), ...summary };
  } finally {
    await place.remove();
  }
}

await warm();
let isWell = true;
const summaries: object[] = [];
try {
  for (const part of chosen) {
    const summary = await run(part);
    summaries.push(summary);
    isWell &&= summary.faults.length === 0;
  }
} finally {
  removePostgres(folder);
}
process.stdout.write(`${JSON.stringify({ seed: values.seed, node: process.version, runs: summaries }, null, 2)}\n`);
process.exit(isWell ? 0 : 1);
