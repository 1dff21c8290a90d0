import { describe, expect, test, vi } from 'vitest';
import type { Matches } from '../match/matches.ts';
import { ENGINES } from '../store/store.ts';
import { ADA, testServices, wishFor } from '../testing/services.ts';
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
});
