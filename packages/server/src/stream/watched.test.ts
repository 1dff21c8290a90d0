import { expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { duel, testServices } from '../testing/services.ts';
import { watchedMatches } from './watched.ts';

test.each(ENGINES)('%s: it is found how far matches are, more than one query has room for', async (engine) => {
  const { services } = await testServices(engine);
  const { id, seq } = (await duel(services)).row;
  const invented = Array.from({ length: 70_000 }, (_, i) => `x${i}`);
  expect(await watchedMatches(services.matches).seqs([...invented, id])).toEqual(new Map([[id, seq]]));
});
