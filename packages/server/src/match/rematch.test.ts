import { describe, expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { ENGINES } from '../store/store.ts';
import { ADA, BOB, CYD, duel, newCommand, testServices } from '../testing/services.ts';
import { codeOf } from '../testing/trouble.ts';

/** A match of Ada and Bob that is over, and the rematch that Bob has asked for. */
async function askedAgain(services: Services): Promise<{ readonly over: string; readonly rematch: string }> {
  const { matches } = services;
  const { id: over } = (await duel(services)).row;
  await matches.resign(over, ADA.person, { command: newCommand() });
  return { over, rematch: (await matches.rematch(over, BOB)).row.id };
}

/** Does something after the next who asks has seen the rematch, and before they are ready in it. */
function meanwhile({ matches }: Services, work: () => Promise<unknown>): void {
  const { openMatches } = matches.context;
  const inTurn = openMatches.inTurn.bind(openMatches);
  vi.spyOn(openMatches, 'inTurn').mockImplementationOnce(async (match, next) => {
    await work();
    return inTurn(match, next);
  });
}

describe.each(ENGINES)('%s', (engine) => {
  test('whoever asks for a rematch twice at once is given it twice, though it started in between', async () => {
    const { services } = await testServices(engine);
    const { matches } = services;
    const { over, rematch } = await askedAgain(services);
    meanwhile(services, () => matches.rematch(over, ADA));
    const { row } = await matches.rematch(over, ADA);
    expect([row.id, row.status]).toEqual([rematch, 'playing']);
  });

  test('whoever asks for a rematch that is called off in this moment is shown that it is', async () => {
    const { services } = await testServices(engine);
    const { matches } = services;
    const { over, rematch } = await askedAgain(services);
    meanwhile(services, () => matches.cancel(rematch, BOB.person));
    const { row } = await matches.rematch(over, ADA);
    expect([row.id, row.status]).toEqual([rematch, 'cancelled']);
  });

  test('whoever finds no seat in a rematch that still gathers is told so', async () => {
    const { services } = await testServices(engine);
    const { matches } = services;
    const { over, rematch } = await askedAgain(services);
    await matches.leave(rematch, ADA.person, { command: newCommand() });
    await matches.join(rematch, CYD, { isReady: false });
    expect(await codeOf(matches.rematch(over, ADA))).toBe('full');
  });
});

test('whoever asks for a rematch at two processes at once is given it by both', async () => {
  const { services, again } = await testServices('postgres');
  const other = await again();
  const { over, rematch } = await askedAgain(services);
  meanwhile(services, () => other.matches.rematch(over, ADA));
  const { row } = await services.matches.rematch(over, ADA);
  expect([row.id, row.status]).toEqual([rematch, 'playing']);
});
