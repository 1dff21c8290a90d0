import { describe, expect, test, vi } from 'vitest';
import type { Matches } from '../match/matches.ts';
import { ENGINES } from '../store/store.ts';
import { ADA, BOB, newCommand, testServices, wishFor } from '../testing/services.ts';
import { codeOf } from '../testing/trouble.ts';
import { Trouble } from '../trouble.ts';
import { removePerson } from './leaving.ts';
import { NAMELESS } from './name.ts';

const seatsOf = (matches: Matches) =>
  matches.context.store.db.selectFrom('seats').select(['person', 'name']).where('seat', '=', 0).execute();

describe.each(ENGINES)('%s', (engine) => {
  test('who is deleted leaves no name at a match they sat down at in the last moment', async () => {
    const { services } = await testServices(engine);
    const { matches, store } = services;
    const transact = store.transact.bind(store);
    let match = '';
    const last = vi.spyOn(store, 'transact').mockImplementationOnce(async (work) => {
      match = (await matches.create(wishFor(['me', 'open']))).row.id;
      return transact(work);
    });
    await removePerson(matches, ADA.person);
    expect(last).toHaveBeenCalled();
    expect(await seatsOf(matches)).toEqual([{ person: null, name: NAMELESS }]);
    const { row, seats } = await matches.open(match);
    expect([row.host, seats[0]?.person, seats[0]?.name]).toEqual([null, null, NAMELESS]);
  });

  test('who is deleted leaves no name at a match whose rules are not here any more', async () => {
    const { services } = await testServices(engine);
    const { matches, store } = services;
    await matches.create(wishFor(['me', 'open']));
    await matches.create(wishFor(['me', 'bot:greedy']));
    const { row } = await matches.create(wishFor(['me', 'open']));
    await matches.join(row.id, BOB);
    await matches.resign(row.id, BOB.person, { command: newCommand() });
    await store.db.updateTable('matches').set({ rules: 999 }).execute();
    matches.context.openMatches.clear();
    await removePerson(matches, ADA.person);
    const held = await store.db.selectFrom('seats').select('match').where('person', '=', ADA.person).execute();
    expect(held).toEqual([]);
    const named = await store.db.selectFrom('seats').select('match').where('name', '=', ADA.name).execute();
    expect(named).toEqual([]);
  });

  test.each(['open', 'leave'] as const)('a match that is too busy (%s) puts a deletion off', async (what) => {
    const { services } = await testServices(engine);
    const { matches } = services;
    await matches.create(wishFor(['me', 'bot:greedy']));
    vi.spyOn(matches, what).mockRejectedValueOnce(new Trouble(503, 'busy', 'not at this moment', { retryAfter: 1 }));
    expect(await codeOf(removePerson(matches, ADA.person))).toBe('busy');
    expect(await seatsOf(matches)).toEqual([{ person: ADA.person, name: ADA.name }]);
    await removePerson(matches, ADA.person);
    expect(await seatsOf(matches)).toEqual([{ person: null, name: NAMELESS }]);
  });
});
