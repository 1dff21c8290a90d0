import type { AnyGame, Eyes, JsonObject } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import type { Evening } from './lantern/evening.ts';
import { lantern } from './lantern.ts';
import { scenario, transcript } from './scenario.ts';
import { position } from './testing/position.ts';

const start = () => position({ hands: ['Wick Oil', 'Gust'], deck: 'Echo Echo', rounds: 2 });
const MAY = 'Seat 0 is asked turn (0 of 1 to 1, LAN-3.1) and may answer: play Wick, play Oil, rest';

test('a transcript that says what is asked at its end is sound', () => {
  transcript(lantern, start(), (t) => {
    t.asks(0, 'turn', ['rest', 'play Wick', 'play Oil']).answers(0, 'play Wick');
    t.tells('played', { seat: 0, card: 'Wick' }).tellsNo('discarded');
    expect(t.events.map(({ type }) => type)).toEqual(['played', 'drew']);
    expect((t.view('table') as JsonObject)['round']).toBe(1);
    t.asks(1, 'turn');
  });
});

test('a transcript that forgets what is asked at its end fails, and prints it with its answers', () => {
  expect(() => transcript(lantern, start(), () => {})).toThrow(`ends without saying what is asked now`);
  expect(() => transcript(lantern, start(), () => {})).toThrow(MAY);
});

test('what was said of one question does not count for the next', () => {
  expect(() => transcript(lantern, start(), (t) => t.asks(0, 'turn').answers(0, 'rest'))).toThrow(
    'ends without saying',
  );
});

test('a transcript must say that the game is over', () => {
  const toEnd = (t: { answers(seat: number, ...texts: string[]): unknown }) =>
    [0, 1, 0, 1].map((seat) => t.answers(seat, 'rest'));
  expect(() => transcript(lantern, start(), toEnd)).toThrow('ends without saying');
  transcript(lantern, start(), (t) => {
    toEnd(t);
    expect(t.isOver().places).toEqual([1, 1]);
    expect(() => t.answers(0, 'rest')).toThrow('seat 0 answers "rest" after the end\nThe game is over.');
  });
});

test.each<[string, (t: ReturnType<typeof scenario<Evening>>) => unknown, string]>([
  ['another question', (t) => t.asks(0, 'omen'), 'expected seat 0 to be asked omen'],
  ['another seat', (t) => t.asks(1, 'turn'), 'expected seat 1 to be asked turn'],
  ['other answers', (t) => t.asks(0, 'turn', ['rest']), 'expected the answers rest'],
  ['an answer of a seat that is not asked', (t) => t.answers(1, 'rest'), 'seat 1 answers "rest", but seat 0 is asked'],
  ['an illegal answer', (t) => t.answers(0, 'play Gust'), '"play Gust" is refused: LAN-1.4 not-in-hand { card: Gust }'],
  ['a refusal of a legal answer', (t) => t.refuses(0, 'rest', 'LAN-1.4'), '"rest" by seat 0 is not refused'],
  [
    'a refusal by another clause',
    (t) => t.refuses(0, 'play Gust', 'LAN-9.9'),
    'refused for LAN-1.4 (not-in-hand), not for LAN-9.9',
  ],
  ['an event that was not told', (t) => t.tells('drew'), 'expected drew {} to be told, but was told []'],
  ['an end that is not there', (t) => t.isOver(), 'expected the game to be over'],
])('a transcript that claims %s fails, and prints the question with its answers', (_, claim, text) => {
  expect(() => claim(scenario(lantern, start()))).toThrow(text);
  expect(() => claim(scenario(lantern, start()))).toThrow(MAY);
});

test('an event with other fields is not the event', () => {
  const t = scenario(lantern, start()).answers(0, 'play Wick');
  expect(() => t.tells('played', { card: 'Oil' })).toThrow(
    'expected played { card: Oil } to be told, but was told [{ type: played',
  );
  expect(() => t.tellsNo('played')).toThrow('expected no played');
});

test.each<[string, Partial<AnyGame>, string]>([
  [
    'loses a card',
    { audit: (s: Evening) => (s.round === 1 && s.rows[0]?.[0] === 1 ? 'one Wick is gone' : null) },
    'components: one Wick is gone',
  ],
  [
    'shows what is hidden',
    {
      view: (s: Evening, eyes: Eyes) => ({
        ...(lantern.view(s, eyes) as JsonObject),
        top: s.rows[0]?.[0] === 1 ? s.deck : 0,
      }),
    },
    'the law "peek": seat 0 can tell hidden states apart by view.top',
  ],
])('every step of a transcript checks that the game never %s', (_, change, text) => {
  const t = scenario({ ...lantern, ...change }, start());
  expect(() => t.answers(0, 'play Wick')).toThrow(text);
});

test('every step of a transcript checks that the game can be saved', () => {
  const forgetful: AnyGame = { ...lantern, fromJson: (json: never) => ({ ...lantern.fromJson(json), shown: [0, 0] }) };
  const state = position({ hands: ['Gust', 'Glass Oil Oil'] });
  const t = scenario(forgetful, state).answers(0, 'play Gust');
  expect(() => t.answers(1, 'show Glass')).toThrow('JSON there and back: shown[1]: 1 / 0');
});

test('a refusal that changes something fails', () => {
  const leaky: AnyGame = {
    ...lantern,
    refuse(s: Evening, seat: number, text: string) {
      if (text === 'play Gust') s.reveals += 1;
      return lantern.refuse(s, seat, text);
    },
  };
  expect(() => scenario(leaky, start()).refuses(0, 'play Gust', 'LAN-1.4')).toThrow(
    'the refused "play Gust" changed reveals: 0 / ',
  );
});
