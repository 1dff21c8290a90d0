import { expect, test } from 'vitest';
import { grammarOf } from './catalogue.ts';
import { type Args, readMessage, say } from './message.ts';

const said = (text: string, args: Args = {}, lang = 'en'): string => say(readMessage(text), args, grammarOf(lang));

test('arguments are put in their places', () => {
  expect(said('{who} plays {card}', { who: 'Mira', card: 'Gold' })).toBe('Mira plays Gold');
  expect(said('nothing at all')).toBe('nothing at all');
});

test('what nobody gave is asked for, never left out', () => {
  expect(said('{who} wins')).toBe('? wins');
  expect(said('{who_acc} wins')).toBe('? wins');
});

test('a plural chooses by the rules of its language, and # is the number', () => {
  const cards = '{n, plural, =0 {no cards} one {# card} other {# cards}}';
  expect([0, 1, 2].map((n) => said(cards, { n }))).toEqual(['no cards', '1 card', '2 cards']);
  const polish = '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}';
  expect([1, 3, 5].map((n) => said(polish, { n }, 'pl'))).toEqual(['1 karta', '3 karty', '5 kart']);
  const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
  expect([1, 2, 3, 11].map((n) => said(place, { n }))).toEqual(['1st', '2nd', '3rd', '11th']);
});

test('a choice within a choice keeps the number of the plural around it', () => {
  const text = '{n, plural, one {a die} other {{who, select, you {your # dice} other {# dice}}}}';
  expect(said(text, { n: 4, who: 'you' })).toBe('your 4 dice');
  expect(said(text, { n: 4, who: 'constructor' })).toBe('4 dice');
});

test('a name is asked for in the form that the sentence needs', () => {
  const star = (form: string): string => ({ acc: 'den Stern', is: 'm' })[form] ?? 'der Stern';
  expect(said('{token} und {token_acc}', { token: star })).toBe('der Stern und den Stern');
  expect(said('{token_is, select, m {er} other {sie}}', { token: star })).toBe('er');
  expect(said('{token_acc}: {token_is, select, m {er} other {sie}}', { token: 'Mond' })).toBe('Mond: sie');
});

test('an apostrophe is itself, two are one, and before a brace it quotes', () => {
  expect(said("the fox's and the owl''s '{den}' of # {n}", { n: 7 })).toBe("the fox's and the owl's {den} of # 7");
});

test('a message that is not one is refused with its place', () => {
  const fault = (text: string): string => {
    try {
      readMessage(text);
    } catch (error) {
      return String(error).replace(/.*character /, '');
    }
    return 'read';
  };
  expect(fault('{who')).toBe('5: "," is missing');
  expect(fault('who}')).toBe('4: nothing is open here');
  expect(fault('{}')).toBe('2: a name is missing');
  expect(fault('{n, date, short}')).toBe('5: must be one of plural, selectordinal, select');
  expect(fault('{n, plural, one {x}}')).toBe('21: "n" has no other');
  expect(fault("'{who")).toBe('1: the quote does not end');
});
