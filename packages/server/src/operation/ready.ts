import { sql } from 'kysely';
import { MIGRATIONS } from '../store/migrations.ts';
import type { Store } from '../store/store.ts';

const PATIENCE_MS = 2000;
/** More than is left on a page: a full disk shows only to whoever needs room. */
const ROOM = 'x'.repeat(16_384);

/** What keeps the store from serving; null if it answers soon, has every migration and takes what is written. */
async function whyNotReady(store: Store): Promise<string | null> {
  const done = await soon(sql<{ done: number }>`select count(*) as done from kysely_migration`.execute(store.db));
  if (done === null || Number(done.rows[0]?.done) < Object.keys(MIGRATIONS).length) return 'the store does not answer';
  return (await soon(write(store))) === null ? 'the store takes nothing new' : null;
}

/** Writes something of some size and takes it away again. */
async function write(store: Store): Promise<true> {
  const name = `room ${process.pid}`;
  const gone = (): Promise<unknown> =>
    store.transact((trx) => trx.deleteFrom('keys').where('name', '=', name).execute());
  await gone();
  await store.transact((trx) => trx.insertInto('keys').values({ name, value: ROOM }).execute());
  await gone();
  return true;
}

/** What comes of it; null if it fails or takes too long. */
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

/** Readiness, looked at once for all who ask in the same moment: asking often must not cost the disk. */
export function readiness(store: Store): () => Promise<string | null> {
  let looked: { readonly at: number; readonly why: Promise<string | null> } | null = null;
  return () => {
    const now = performance.now();
    if (looked === null || now - looked.at > PATIENCE_MS) looked = { at: now, why: whyNotReady(store) };
    return looked.why;
  };
}
