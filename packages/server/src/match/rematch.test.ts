import { describe, expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { ENGINES } from '../store/store.ts';
import { ADA, BOB, CYD, duel, newCommand, testServices } from '../testing/services.ts';
import { codeOf } from '../testing/trouble.ts';
import { cancelMatch, joinMatch } from './join.ts';
import { leaveMatch } from './leave.ts';
import { askRematch } from './rematch.ts';
import { resignMatch } from './resign.ts';

/** A match of Ada and Bob that is over, and the rematch that Bob has asked for. */
async function askedAgain(services: Services): Promise<{ readonly over: string; readonly rematch: string }> {
  const { context } = services;
  const { id: over } = (await duel(services)).row;
  await resignMatch(context, over, ADA.person, { command: newCommand() });
  return { over, rematch: (await askRematch(context, over, BOB)).row.id };
}

/** Calls back after the next person has read the rematch, and before they are ready in it. */
function meanwhile({ context }: Services, work: () => Promise<unknown>): void {
  const { openMatches } = context;
  const serialize = openMatches.serialize.bind(openMatches);
  vi.spyOn(openMatches, 'serialize').mockImplementationOnce(async (match, next) => {
    await work();
    return serialize(match, next);
  });
}

describe.each(ENGINES)('%s', (engine) => {
  test('a person who asks for a rematch twice at once gets it twice, even if it started in between', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const { over, rematch } = await askedAgain(services);
    meanwhile(services, () => askRematch(context, over, ADA));
    const { row } = await askRematch(context, over, ADA);
    expect([row.id, row.status]).toEqual([rematch, 'playing']);
  });

  test('a person who asks for a rematch that is being cancelled learns that it was cancelled', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const { over, rematch } = await askedAgain(services);
    meanwhile(services, () => cancelMatch(context, rematch, BOB.person));
    const { row } = await askRematch(context, over, ADA);
    expect([row.id, row.status]).toEqual([rematch, 'cancelled']);
  });

  test('a person who finds no open seat in a rematch is refused', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const { over, rematch } = await askedAgain(services);
    await leaveMatch(context, rematch, ADA.person, { command: newCommand() });
    await joinMatch(context, rematch, CYD, { isReady: false });
    expect(await codeOf(askRematch(context, over, ADA))).toBe('full');
  });
});

test('a person who asks for a rematch at two processes at once gets it from both', async () => {
  const { services, again } = await testServices('postgres');
  const other = await again();
  const { over, rematch } = await askedAgain(services);
  meanwhile(services, () => askRematch(other.context, over, ADA));
  const { row } = await askRematch(services.context, over, ADA);
  expect([row.id, row.status]).toEqual([rematch, 'playing']);
});
