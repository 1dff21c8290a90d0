import { sql } from 'kysely';
import { MIGRATIONS } from '../store/migrations.ts';
import type { Store } from '../store/store.ts';

const PATIENCE_MS = 2000;

/** Whether the store answers soon and has every migration. */
export async function isReachable(store: Store): Promise<boolean> {
  const asked = sql<{ done: number }>`select count(*) as done from kysely_migration`.execute(store.db);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    const answer = await Promise.race([asked, late]);
    return answer !== null && Number(answer.rows[0]?.done) >= Object.keys(MIGRATIONS).length;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
