import { silent } from '../../log.ts';
import { eventsSince, requireChain } from '../../match/log.ts';
import { genesisOf, openMatch } from '../../match/open.ts';
import { pictureOf } from '../../match/picture.ts';
import { openServices } from '../../services.ts';
import type { EventRow } from '../../store/schema.ts';
import type { StoreSettings } from '../../store/store.ts';
import { Client } from '../client.ts';
import type { Ledger } from './ledger.ts';

/** The result of the check. */
export interface Verdict {
  readonly matches: number;
  readonly events: number;
  readonly acknowledged: number;
  /** Commands in the log without an acknowledgement: allowed, but once only. */
  readonly unacknowledged: number;
  readonly faults: readonly string[];
}

/**
 * Checks the logs against what clients were told: no acknowledged command is missing or doubled, and every chain is
 * whole.
 */
export async function judge(settings: StoreSettings, ledger: Ledger): Promise<Verdict> {
  const services = await openServices({ ...settings, log: silent, mostOpen: 1 });
  const { context, store } = services;
  const faults: string[] = [];
  const found = new Map<string, EventRow[]>();
  let events = 0;
  try {
    for (const match of ledger.matches) {
      const rows = await eventsSince(context.store, match);
      events += rows.length;
      for (const row of rows) {
        if (row.command === null) continue;
        const key = `${match} ${row.seat} ${row.command}`;
        found.set(key, [...(found.get(key) ?? []), row]);
      }
      try {
        requireChain(match, { seq: 0, hash: genesisOf(match) }, rows);
        const { row } = await openMatch(context, match);
        const last = rows.at(-1);
        if (row.seq !== last?.seq || row.hash !== last.hash)
          faults.push(`${match}: the match does not stand where its log ends`);
        const before = JSON.stringify(pictureOf(await openMatch(context, match), 0));
        await store.db.deleteFrom('snapshots').where('match', '=', match).execute();
        context.openMatches.clear();
        const after = JSON.stringify(pictureOf(await openMatch(context, match), 0));
        if (before !== after) faults.push(`${match}: the log replays to another table than its snapshot`);
      } catch (error) {
        faults.push(`${match}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await services.close();
  }
  let unacknowledged = 0;
  const known = new Set<string>();
  for (const { match, seat, command, ack, isRefused, body } of ledger.entries) {
    const key = `${match} ${seat} ${command}`;
    known.add(key);
    const rows = found.get(key) ?? [];
    if (rows.length > 1) faults.push(`${key}: ${rows.length} times in the log`);
    if (isRefused && rows.length > 0) faults.push(`${key}: was refused and is in the log`);
    if (ack === null) {
      unacknowledged += rows.length;
      continue;
    }
    const [row] = rows;
    if (row === undefined) faults.push(`${key}: was acknowledged and is not in the log`);
    else if (row.seq > ack.seq || ack.seq - row.seq > 1)
      faults.push(`${key}: stands at ${row.seq}, acknowledged at ${ack.seq}`);
    else if (
      row.kind === 'answer' &&
      !row.body.includes(JSON.stringify((body as { answer: string }).answer).slice(1, -1))
    )
      faults.push(`${key}: another answer is in the log`);
  }
  for (const key of found.keys()) {
    if (!known.has(key) && !/ (bot|time):\d+$/.test(key)) faults.push(`${key}: nobody sent this`);
  }
  return { matches: ledger.matches.size, events, acknowledged: ledger.acks, unacknowledged, faults };
}

/** Sends acknowledged commands again: each must be answered with the same bytes as before. */
export async function repeat(
  ledger: Ledger,
  base: string,
  least: number,
): Promise<{ repeated: number; faults: string[] }> {
  const acked = ledger.entries.filter(({ ack }) => ack !== null);
  const step = Math.max(1, Math.floor(acked.length / least));
  const chosen = acked.filter((_, i) => i % step === 0);
  const faults: string[] = [];
  for (const { match, seat, path, body, ack, command, cookie } of chosen) {
    const client = new Client(base);
    client.cookie = cookie;
    const { text } = await client.post(`/api/matches/${match}/${path}`, body);
    if (text !== ack?.text) faults.push(`${match} ${seat} ${command}: answered otherwise when it was sent again`);
  }
  return { repeated: chosen.length, faults };
}
