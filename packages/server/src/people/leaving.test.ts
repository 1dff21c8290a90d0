import { describe, expect, test, vi } from 'vitest';
import type { MatchContext } from '../match/context.ts';
import { createMatch } from '../match/create.ts';
import { joinMatch } from '../match/join.ts';
import { openMatch } from '../match/open.ts';
import { resignMatch } from '../match/resign.ts';
import { ENGINES } from '../store/store.ts';
import { ADA, BOB, newCommand, testServices, wishFor } from '../testing/services.ts';
import { codeOf } from '../testing/trouble.ts';
import { Trouble } from '../trouble.ts';
import { removePerson } from './leaving.ts';
import { NAMELESS } from './name.ts';

const seatsOf = (context: MatchContext) =>
  context.store.db.selectFrom('seats').select(['person', 'name']).where('seat', '=', 0).execute();

describe.each(ENGINES)('%s', (engine) => {
  test('a deleted person has no name at a match that they joined in the last moment', async () => {
    const { services } = await testServices(engine);
    const { context, store } = services;
    const transact = store.transact.bind(store);
    let match = '';
    const last = vi.spyOn(store, 'transact').mockImplementationOnce(async (work) => {
      match = (await createMatch(context, wishFor(['me', 'open']))).row.id;
      return transact(work);
    });
    await removePerson(context, ADA.person);
    expect(last).toHaveBeenCalled();
    expect(await seatsOf(context)).toEqual([{ person: null, name: NAMELESS }]);
    const { row, seats } = await openMatch(context, match);
    expect([row.host, seats[0]?.person, seats[0]?.name]).toEqual([null, null, NAMELESS]);
  });

  test('a deleted person has no name at a match whose rules this server does not have', async () => {
    const { services } = await testServices(engine);
    const { context, store } = services;
    await createMatch(context, wishFor(['me', 'open']));
    await createMatch(context, wishFor(['me', 'bot:greedy']));
    const { row } = await createMatch(context, wishFor(['me', 'open']));
    await joinMatch(context, row.id, BOB);
    await resignMatch(context, row.id, BOB.person, { command: newCommand() });
    await store.db.updateTable('matches').set({ rules: 999 }).execute();
    context.openMatches.clear();
    await removePerson(context, ADA.person);
    const held = await store.db.selectFrom('seats').select('match').where('person', '=', ADA.person).execute();
    expect(held).toEqual([]);
    const named = await store.db.selectFrom('seats').select('match').where('name', '=', ADA.name).execute();
    expect(named).toEqual([]);
  });

  test.each(['get', 'serialize'] as const)('a match that is too busy (%s) puts a deletion off', async (what) => {
    const { services } = await testServices(engine);
    const { context } = services;
    await createMatch(context, wishFor(['me', 'bot:greedy']));
    vi.spyOn(context.openMatches, what).mockImplementationOnce(() => {
      throw new Trouble(503, 'busy', 'not at this moment', { retryAfter: 1 });
    });
    expect(await codeOf(removePerson(context, ADA.person))).toBe('busy');
    expect(await seatsOf(context)).toEqual([{ person: ADA.person, name: ADA.name }]);
    await removePerson(context, ADA.person);
    expect(await seatsOf(context)).toEqual([{ person: null, name: NAMELESS }]);
  });
});
