import { expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';
import { openMatch } from './match/open.ts';
import { duel, testServices } from './testing/services.ts';

test('a wall clock that jumps forward costs no person a seat', async () => {
  const { services } = await testServices('sqlite', { clock: systemClock });
  const pace = { kind: 'live', moveMs: 30_000, reserveMs: 60_000 } as const;
  const { row } = await duel(services, { pace });
  const before = systemClock.now();
  const wall = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  expect(systemClock.now() - before).toBeLessThan(60_000);
  await services.due.start();
  await services.due.settled();
  wall.mockRestore();
  const { seats } = await openMatch(services.context, row.id);
  expect(seats.map(({ away_bot }) => away_bot)).toEqual([null, null]);
});
