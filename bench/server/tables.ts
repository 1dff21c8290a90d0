import { setTimeout as pause } from 'node:timers/promises';
import { Lines } from './lines.ts';

const TABLES = 100;
const STAYS_MS = 1_000;

/** How many of a person's hundred tables one stream shows; 0 if it does not stay open. */
export async function tablesOnOneStream(address: string): Promise<{ readonly tablesOnOneStream: number }> {
  const wire = new Lines(address, 10);
  const cookie = (await wire.send('POST', '/api/guest', null, {})).cookie ?? '';
  for (let i = 0; i < TABLES; i += 1) {
    await wire.send('POST', '/api/matches', cookie, { game: 'nocturne', seats: ['me'] });
  }
  const shown = new Set<string>();
  const stream = { isOpen: true };
  await wire.listen(cookie, (event, data) => {
    if (event === 'closed') stream.isOpen = false;
    if (event === 'picture') shown.add((JSON.parse(data) as { match: string }).match);
  });
  while (stream.isOpen && shown.size < TABLES) await pause(10);
  await pause(STAYS_MS);
  return { tablesOnOneStream: stream.isOpen ? shown.size : 0 };
}
