import { expect, test } from 'vitest';
import { FORM } from './form.ts';
import { type Picture, picture } from './match.ts';

const shown: Picture = {
  form: FORM,
  match: 'm1',
  seq: 3,
  status: 'playing',
  game: 'nocturne',
  rules: 1,
  edition: 'e1',
  options: {},
  pace: { kind: 'free' },
  visibility: 'link',
  host: null,
  isRated: false,
  createdAt: 1,
  startedAt: 2,
  endedAt: null,
  movedAt: 3,
  commitment: null,
  seed: null,
  asked: 0,
  daily: null,
  rematchOf: null,
  result: null,
  seats: [],
  me: null,
  view: null,
  decision: null,
  answers: [],
  undo: 0,
  proposal: null,
  sheets: [],
  endings: [],
  clocks: [],
};

test('a picture has every field it is described by', () => {
  expect(picture.parse(shown)).toEqual(shown);
  for (const field of Object.keys(shown)) {
    const less = Object.fromEntries(Object.entries(shown).filter(([name]) => name !== field));
    expect([field, picture.safeParse(less).success]).toEqual([field, false]);
  }
});

test('a picture has no other field, in no part of it', () => {
  const seat = { seat: 0, kind: 'open', person: null, name: '', bot: null, isReady: false, isAway: false };
  const seats = [{ ...seat, hasResigned: false }];
  expect(picture.safeParse({ ...shown, seats }).success).toBe(true);
  expect(picture.safeParse({ ...shown, seats: [{ ...seats[0], mood: 'good' }] }).success).toBe(false);
  expect(picture.safeParse({ ...shown, weather: 'fair' }).success).toBe(false);
});

test.each([FORM - 1, FORM + 1, undefined])(
  'a picture of another form is refused, and the form is named: %j',
  (form) => {
    const read = picture.safeParse({ ...shown, form, weather: 'fair' });
    expect(read.error?.issues[0]).toMatchObject({
      path: ['form'],
      message: `is ${form}, and only pictures of form ${FORM} are read here`,
    });
  },
);
