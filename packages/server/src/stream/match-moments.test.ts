import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { duel, testServices } from '../testing/services.ts';
import { matchMoments } from './match-moments.ts';

/** More than one query has room for. */
const INVENTED = Array.from({ length: 70_000 }, (_, i) => `x${i}`);

describe.each(ENGINES)('%s', (engine) => {
  test('it is found how far matches are, more than one query has room for', async () => {
    const { services } = await testServices(engine);
    const { id, seq } = (await duel(services)).row;
    expect(await matchMoments(services.context).seqs([...INVENTED, id])).toEqual(new Map([[id, seq]]));
  });

  test('it is found where people sit, more than one query has room for', async () => {
    const { services } = await testServices(engine);
    const { id: match } = (await duel(services)).row;
    expect(await matchMoments(services.context).tablesOf(['ada', ...INVENTED, 'bob'])).toEqual([
      { match, person: 'ada' },
      { match, person: 'bob' },
    ]);
  });
});
