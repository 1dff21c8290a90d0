import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, noctiluca, writeAnswer } from '@nightjar/noctiluca';
import { expect, test } from 'vitest';
import { keysUnder } from '../testing/keys.ts';
import { boardWords } from './board.ts';
import type { NoctilucaEdition } from './edition.ts';
import { eventKey } from './events.ts';
import { noctilucaWords } from './speech.ts';

const RULES = join(import.meta.dirname, '../../../noctiluca');
const source = (file: string): string => readFileSync(join(RULES, 'src', file), 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] as string)),
];
const edition = JSON.parse(readFileSync(join(RULES, 'data/edition.json'), 'utf8')) as NoctilucaEdition;
await Promise.all([noctilucaWords.load('en'), noctilucaWords.load('de')]);
const speech = noctilucaWords.in('en', { sides: ['Ada', 'Mira'], you: 0, edition });
const sprache = noctilucaWords.in('de', { sides: ['Ada', 'Mira'], you: 0, edition });

test('every event the rules tell of has its words', () => {
  const sources = globSync('src/*.ts', { cwd: RULES }).filter((path) => !path.endsWith('.test.ts'));
  const types = [
    ...matches(source('events.ts'), /\{ type: '(\w+)'/g),
    ...sources.flatMap((path) => matches(readFileSync(join(RULES, path), 'utf8'), /tell\??\.?\(\{\s*type: '(\w+)'/g)),
  ];
  expect(types.length).toBeGreaterThan(30);
  for (const type of types) expect(keysUnder('noctiluca', 'event.')).toContain(type);
});

const REASONS = [...keysUnder('noctiluca', 'refusal.'), ...keysUnder('shell', 'refusal.')];

test('every reason for a refusal has its words', () => {
  const reasons = matches(source('refuse.ts'), /'([a-z]+(?:-[a-z]+)+)'/g);
  expect(reasons.length).toBeGreaterThan(15);
  for (const reason of reasons) expect(REASONS).toContain(reason);
});

const ANSWERS: { readonly [kind in Answer['kind']]: Answer } = {
  first: { kind: 'first', seat: 0 },
  putBack: { kind: 'putBack', jar: 'J01' },
  dive: { kind: 'dive', shore: 'S3' },
  path: { kind: 'path', path: 'long' },
  number: { kind: 'number', number: 4 },
  split: { kind: 'split', count: 2, colour: 'purple', jar: 'J01' },
  place: { kind: 'place', colour: 'purple', jar: 'J01' },
  decline: { kind: 'decline' },
  deliver: { kind: 'deliver', jar: 'J01' },
  take: { kind: 'take', pile: 1 },
  keep: { kind: 'keep', jar: 'J01' },
};

test('every question and every answer has its words', () => {
  const state = source('state.ts');
  const questions = matches(state.slice(state.indexOf('QUESTIONS'), state.indexOf('] as const')), /'(\w+)'/g);
  expect(questions).toHaveLength(10);
  for (const question of questions) expect(keysUnder('noctiluca', 'question.')).toContain(question);
  for (const text of Object.values(ANSWERS).map(writeAnswer)) {
    expect(keysUnder('noctiluca', 'answer.')).toContain(text.split(' ')[0]);
    expect(sprache.answer(text)).not.toBe(text);
  }
});

test('every category and part of a score sheet, every mode and option has its words', () => {
  const parts = matches(source('scoring.ts'), /'([a-z]+-[a-z]+)'/g);
  expect(parts.toSorted()).toEqual(keysUnder('noctiluca', 'part.').toSorted());
  const components = source('words.ts');
  const categories = components.slice(components.indexOf('CATEGORIES'), components.indexOf('export type Category'));
  expect(matches(categories, /'(\w+)'/g)).toEqual(keysUnder('noctiluca', 'category.'));
  const offers = noctilucaWords.offers('de', edition);
  for (const { id, ...choice } of noctiluca.choices) {
    expect(offers.option(id).name).not.toBe(id);
    for (const value of choice.kind === 'one' ? choice.values : []) expect(offers.value(id, value)).not.toBe(value);
  }
  for (const { id } of noctiluca.modes) expect(offers.mode(id).note).not.toBe('');
  expect(offers.mode('moon')).toEqual({ name: 'moon', note: '' });
  expect(offers.value('moon', 7)).toBe('7');
});

test('events speak to you and of others', () => {
  const dived = { type: 'dived', shore: 'S3', path: 'long', number: 4, dice: { purple: 2, green: 1 } } as const;
  expect(speech.event({ ...dived, seat: 0 })).toBe('You dive from S3, long path, and announce 4: 2 purple, 1 green');
  expect(speech.event({ ...dived, seat: 1, dice: {} })).toBe('Mira dives from S3, long path, and announces 4: nothing');
  expect(sprache.event({ ...dived, seat: 1 })).toBe('Mira taucht an S3, langer Pfad, und sagt 4 an: 2 Violett, 1 Grün');
  expect(speech.event({ type: 'majority', colour: 'gold', sides: [0, 1], each: 1, discarded: 1 })).toBe(
    'Tie in gold: You, Mira, 1 more token for 1 each',
  );
  // @ts-expect-error an event of a newer server
  expect(speech.event({ type: 'moon' })).toBe('moon');
  expect(speech.event({ type: 'ended', totals: [40, 38] })).toBe('The game is over: You 40, Mira 38');
  expect(sprache.event({ type: 'roundEnded', round: 0 })).toBe('Runde 1 endet');
});

test('whoever plays alone has the tempest on the other side', () => {
  const alone = noctilucaWords.in('de', { sides: ['Ada'], you: 0, edition });
  expect(alone.event({ type: 'majority', colour: 'red', sides: [1], each: 6, discarded: 0 })).toBe(
    'Mehrheit in Rot: der Sturm, 6 weitere Marker zu 1',
  );
});

test('events that hide something have words of their own', () => {
  expect(eventKey({ type: 'chose', seat: 0 })).toBe('chose.hidden');
  expect(eventKey({ type: 'drew', seat: 0, count: 2 })).toBe('drew.hidden');
  expect(eventKey({ type: 'placed', seat: 0, jar: 'jar-gold-02', colour: 'blue', count: 1, passed: true })).toBe(
    'placed.passed',
  );
  expect(eventKey({ type: 'dealt', piles: [] })).toBe('dealt.solo');
  expect(eventKey({ type: 'majority', colour: 'gold', sides: [], each: 0, discarded: 2 })).toBe('majority.none');
  expect(eventKey({ type: 'majority', colour: 'gold', sides: [2], each: 2, discarded: 0 })).toBe('majority');
});

const view = {
  options: {},
  question: 'place',
  asked: 0,
  haul: { purple: 3 },
  placing: 'purple',
  piles: [{ top: 'jar-red-01' }, { top: null }],
  seats: [{ jars: [{ jar: 'jar-gold-02' }, { jar: 'jar-gold-07' }] }],
};

test('NLC-12.11: a round is said to begin with whoever begins, and nobody holds a marker alone', () => {
  const seeded = { type: 'seeded', round: 1, first: 0, dice: 65, lid: 4 } as const;
  expect(speech.event(seeded)).toBe('Round 2 begins with 65 dice in the pool; you begin');
  expect(sprache.event({ ...seeded, first: 1 })).toBe('Runde 2 beginnt mit 65 Würfeln im Becken; Mira beginnt');
});

test('questions speak of what lies on the table', () => {
  expect(speech.question('place', view)).toBe('How many dice in purple go on Gold jar 2, how many on Gold jar 7?');
  expect(speech.question('place')).toBe('How many dice go on your first jar?');
  expect(sprache.question('passed', { ...view, question: 'passed' })).toBe(
    'Bei dir kommen an: 3 Violett. Legst du davon einen ab?',
  );
  const one = { ...view, question: 'passed', haul: { purple: 1 } };
  expect(speech.question('passed', one)).toBe('Passed to you: 1 purple. Place it?');
  const must = { ...one, options: { ...view.options, passedDice: 'must' } };
  expect(sprache.question('passed', must)).toBe('Bei dir kommt an: 1 Violett. Wohin legst du ihn?');
  expect(speech.question('shore', view)).toBe('From which shore do you dive?');
});

test('answers are told in full and as entries of a list', () => {
  expect(speech.answer('place 2 purple jar-gold-02', view)).toBe('2 in purple on Gold jar 2');
  expect(speech.answer('place blue jar-gold-02', view)).toBe('Place a die in blue on Gold jar 2');
  expect(speech.answer('take 1', view)).toBe('Take Red jar 1 from pile 1');
  expect(speech.answer('take 2', view)).toBe('Take the top jar of pile 2');
  expect(sprache.answer('put back jar-red-01')).toBe('Rotes Glas 1 zurücklegen');
  expect(speech.answer('path long')).toBe('The long path');
  expect(speech.answer('first 2')).toBe('Mira begins');
  expect(speech.answer('xyzzy')).toBe('xyzzy');
  expect(speech.entry('dive S4')).toEqual({ group: 'Dive from', label: 'S4' });
  expect(speech.entry('put back jar-red-01')).toEqual({ group: 'Put back', label: 'Red jar 1' });
  expect(speech.entry('first 1')).toEqual({ group: 'Begins', label: 'You' });
  expect(speech.entry('decline')).toEqual({ group: null, label: 'Place none' });
  expect([speech.gloss('keep jar-red-01'), speech.gloss('dive S4')]).toEqual(['Red jar 1', '']);
});

test('a whole dive is told in one breath', () => {
  expect(speech.answer('dive S3\npath long\nnumber 4', view)).toBe('Announce 4: S3, long path');
  expect(sprache.answer('dive S3\npath long\nnumber 4', view)).toBe('4 ansagen: S3, langer Pfad');
  expect(speech.answer('path short\nnumber 1', view)).toBe('Announce 1: short path');
});

test('dice to place and jars to take stand under their headings', () => {
  expect(speech.entry('place blue jar-gold-02', view)).toEqual({ group: 'Place', label: 'blue on Gold jar 2' });
  expect(speech.entry('place 2 purple jar-gold-02', view).label).toBe('2 in purple on Gold jar 2');
  expect(sprache.entry('take 1', view)).toEqual({ group: 'Nehmen', label: 'Rotes Glas 1, Stapel 1' });
  expect(sprache.entry('take 2', view).label).toBe('Stapel 2');
});

test('the drawn table speaks both languages', () => {
  expect(boardWords('en')('pawnsLeft', { n: 1 })).toBe('1 pawn left');
  expect(boardWords('de')('pawnsLeft', { n: 2 })).toBe('noch 2 Figuren');
  expect(boardWords('de')('allFits')).toBe('Alles passt.');
});

test('refusals and score sheets are told in words', () => {
  const refusal = { rule: 'NLC-6.1', reason: 'no-free-space', with: { colour: 'purple', jar: 'jar-gold-07', free: 2 } };
  expect(speech.refusal(refusal)).toBe('free for purple on Gold jar 7: 2');
  expect(speech.refusal({ rule: '', reason: 'game-over', with: {} })).toBe('the game is over');
  expect(speech.refusal({ rule: '', reason: 'moon', with: {} })).toBe('moon');
  expect(speech.category('leftovers')).toBe('Leftovers');
  expect(speech.part({ points: 5, for: 'point-tokens', with: { colour: 'gold', values: [2, 3] } })).toBe('gold: 2 + 3');
  expect(speech.part({ points: -8, for: 'point-tokens', with: { colour: 'gold', values: [2, 3, 3] } })).toBe(
    'gold: −2 − 3 − 3',
  );
  expect(sprache.part({ points: 7, for: 'sole-majority', with: { colour: 'gold', count: 7, each: 1 } })).toBe(
    'Gold: 7 übrige Marker zu 1',
  );
});

test('NLC-13.6: the end of a game alone says whether it is won', () => {
  const remarks = matches(source('endings.ts'), /'(tempest-\w+)'/g);
  expect(remarks).toEqual(keysUnder('noctiluca', 'remark.'));
  expect(speech.remark({ for: 'tempest-beaten', with: {} })).toBe('You outlast the tempest.');
  expect(sprache.remark({ for: 'tempest-stronger', with: {} })).toBe('Der Sturm gewinnt.');
  expect(speech.remark({ for: 'moon', with: {} })).toBe('moon');
});
