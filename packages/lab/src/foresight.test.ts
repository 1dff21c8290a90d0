import { foresee } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { lantern } from './lantern.ts';
import { position } from './testing/position.ts';

const seen = (hands: readonly string[], seat = 0) => lantern.view(position({ hands }), seat);

test('the points a card adds are foreseen, the cards it draws are not', () => {
  const foresight = foresee(lantern, seen(['Oil Wick', 'Oil Wick Wick']), 0, ['play Oil']);
  if (!foresight.ok) throw new Error(foresight.fault.what);
  const { events, differences, sight } = foresight.value;
  expect(events).toEqual([{ type: 'played', seat: 0, card: 'Oil' }]);
  expect(differences).toEqual([{ seat: 0, category: 'oil', points: 1 }]);
  expect(sight).toBeNull();
});

test('where nothing hidden has a say, the table is foreseen as it will be', () => {
  const evening = position({ hands: ['Sift Wick Oil', 'Oil Wick Wick'] });
  const foresight = foresee(lantern, lantern.view(evening, 0), 0, ['play Sift', 'discard Wick']);
  if (!foresight.ok) throw new Error(foresight.fault.what);
  for (const text of ['play Sift', 'discard Wick']) lantern.apply(evening, lantern.read(evening, text) as number);
  expect(foresight.value.sight?.view).toEqual(lantern.view(evening, 0));
});

test.each([
  ['an answer that is refused', 0, ['play Glass'], 'never-played'],
  ['what another seat would have to answer', 0, ['play Gust', 'rest'], 'not-asked'],
  ['what nobody asks this seat', 1, ['rest'], 'not-asked'],
])('%s is a fault', (_, seat, texts, what) => {
  const view = seen(['Gust Wick Glass', 'Oil Wick Wick'], seat);
  expect(foresee(lantern, view, seat, texts)).toMatchObject({ ok: false, fault: { what } });
});

test('a value that is no view is a fault', () => {
  expect(foresee(lantern, { game: 'lantern' }, 0, ['rest'])).toMatchObject({ ok: false, fault: { where: 'options.' } });
});
