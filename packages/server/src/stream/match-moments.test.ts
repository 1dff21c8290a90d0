import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { duel, testServices } from '../testing/services.ts';
import { matchMoments } from './match-moments.ts';

/** More than fit into one query. */
const INVENTED = Array.from({ length: 70_000 }, (_, i) => `x${i}`);

describe.each(ENGINES)('%s', (engine) => {
  test('the seq of more matches than fit into one query is found', async () => {
    const { services } = await testServices(engine);
    const { id, seq } = (await duel(services)).row;
    expect(await matchMoments(services.context).seqs([...INVENTED, id])).toEqual(new Map([[id, seq]]));
  });

  test('the matches of more people than fit into one query are found', async () => {
    const { services } = await testServices(engine);
    const { id: match } = (await duel(services)).row;
    expect(await matchMoments(services.context).tablesOf(['ada', ...INVENTED, 'bob'])).toEqual([
      { match, person: 'ada' },
      { match, person: 'bob' },
    ]);
  });
});
