import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import { plays, position } from './testing/position.ts';

test('A player who is not asked is told who is, and after the end that nobody is', () => {
  const state = position({ tracker: 3, isFinal: true, year: 4 });
  expect(nocturion.refuse(state, 1, 'end')).toEqual({
    rule: 'NRN-6.2',
    reason: 'not-asked',
    with: { seat: 0, question: 'action' },
  });
  for (const text of ['end', 'end']) nocturion.apply(state, nocturion.read(state, text) as number);
  expect(nocturion.refuse(state, 0, 'end')).toEqual({ rule: 'NRN-22.12', reason: 'game-over', with: {} });
});

test('What says nothing, or names nothing of the box, is unreadable', () => {
  const state = position({ seats: [{ dice: '2' }] });
  for (const text of ['', 'xyzzy', 'activate castle 2', 'arrow dragon 2', 'use dragon', 'quest quest-x', 'ability 9'])
    expect(nocturion.refuse(state, 0, text)).toMatchObject({ rule: 'NRN-6.2', reason: 'unreadable' });
  expect(nocturion.refuse(state, 0, 'pass')).toMatchObject({ rule: 'NRN-6.2', reason: 'other-question' });
  expect(nocturion.refuse(state, 0, 'reserve 2')).toBeNull();
});

test('A refusal says what is missing', () => {
  const state = position({ quests: ['quest-i-01', '', ''], seats: [{ equipped: 'helm', resources: 'wood iron' }] });
  expect(nocturion.refuse(state, 0, 'quest quest-i-01')).toEqual({
    rule: 'NRN-18.2',
    reason: 'cannot-pay',
    with: { quest: 'quest-i-01', missing: { wood: 1 } },
  });
  expect(nocturion.refuse(state, 0, 'equip torso')).toMatchObject({
    reason: 'cannot-pay',
    with: { armor: 'torso', missing: { gold: 1, archers: 1, wizards: 1 } },
  });
  expect(nocturion.refuse(state, 0, 'ability 2')).toMatchObject({ reason: 'locked', with: { needs: 2 } });
});

test('Answers to other questions of a text, and things that are elsewhere, are refused with their clause', () => {
  plays({ seats: [{ dice: '2', curses: 'bloodthirst stolen-hour' }] }, (t) => {
    t.answers(0, 'activate monastery 2').refuses(0, 'take wood', 'NRN-9.12').answers(0, 'use').asks(0, 'removeCurse');
    t.refuses(0, 'discard gremlin', 'NRN-16.7').refuses(0, 'keep gremlin', 'NRN-16.7').asks(0, 'removeCurse');
  });
  plays({ players: 3, seats: [{ dice: '2' }] }, (t) =>
    t.answers(0, 'activate graveyard 2', 'use').refuses(0, 'curse 9', 'NRN-16.2').asks(0, 'curseTarget'),
  );
  plays({ seats: [{ beasts: 'stone-basilisk' }, { beasts: 'gremlin dusk-owl alligator*' }] }, (t) => {
    t.answers(0, 'use stone-basilisk')
      .refuses(0, 'exhaust alligator', 'NRN-13.14')
      .refuses(0, 'exhaust gazer', 'NRN-13.14');
    t.refuses(0, 'exhaust dragon', 'NRN-13.14').asks(0, 'exhaust');
  });
  plays({ seats: [{ house: 'ashmark', equipped: 'helm' }, { house: 'corvane' }] }, (t) =>
    t.refuses(0, 'ability 1', 'NRN-8.7').asks(0, 'action'),
  );
});
