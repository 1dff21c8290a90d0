import { sql } from 'kysely';
import { MIGRATIONS } from '../store/migrations.ts';
import type { Store } from '../store/store.ts';

const PATIENCE_MS = 2000;
/** More than the free space of a page: a full disk fails only writes that need new space. */
const ROOM = 'x'.repeat(16_384);

/** Why the store cannot serve; null if it replies soon, has every migration and accepts a write. */
async function whyNotReady(store: Store): Promise<string | null> {
  const done = await soon(sql<{ done: number }>`select count(*) as done from kysely_migration`.execute(store.db));
  if (done === null || Number(done.rows[0]?.done) < Object.keys(MIGRATIONS).length) return 'the store does not answer';
  return (await soon(write(store))) === null ? 'the store takes nothing new' : null;
}

/** Writes a large value and deletes it again. */
async function write(store: Store): Promise<true> {
  const name = `room ${process.pid}`;
  const gone = (): Promise<unknown> =>
    store.transact((trx) => trx.deleteFrom('keys').where('name', '=', name).execute());
  await gone();
  await store.transact((trx) => trx.insertInto('keys').values({ name, value: ROOM }).execute());
  await gone();
  return true;
}

/** The result of the work; null if it fails or takes too long. */
async function soon<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

/** Checks readiness once for all probes of the same moment: many probes must not load the disk. */
export function readiness(store: Store): () => Promise<string | null> {
  let looked: { readonly at: number; readonly why: Promise<string | null> } | null = null;
  return () => {
    const now = performance.now();
    if (looked === null || now - looked.at > PATIENCE_MS) looked = { at: now, why: whyNotReady(store) };
    return looked.why;
  };
}
