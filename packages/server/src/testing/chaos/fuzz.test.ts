import { expect, test } from 'vitest';
import { openMatch } from '../../match/open.ts';
import { ENGINES } from '../../store/store.ts';
import { startServer } from '../server.ts';
import { answerNext, gather } from '../tables.ts';
import { fuzz } from './fuzz.ts';

test.each(ENGINES)('%s: no request to any route fails on the server or disturbs another client', async (engine) => {
  const server = await startServer(engine);
  const bystanders = await gather(server, ['Dot', 'Eve'], { visibility: 'off' });
  await answerNext(bystanders);
  const before = (await openMatch(server.services.context, bystanders.match)).row;
  const { faults, statuses } = await fuzz({ base: server.address, requests: 1_500, seed: `fuzz ${engine}` });
  expect(faults).toEqual([]);
  expect(statuses['200']).toBeGreaterThan(100);
  expect((await openMatch(server.services.context, bystanders.match)).row).toEqual(before);
  expect((await answerNext(bystanders)).status).toBe(200);
  expect(server.lines.filter((line) => line.includes('a request failed'))).toEqual([]);
});
