import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, nocturne, writeAnswer } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { keysUnder } from '../testing/keys.ts';
import type { NocturneEdition } from './edition.ts';
import { eventKey } from './events.ts';
import { cardSteps, goalInShort, tokenName, tokenWord } from './names.ts';
import { nocturneWords } from './speech.ts';

const RULES = join(import.meta.dirname, '../../../nocturne');
const source = (file: string): string => readFileSync(join(RULES, 'src', file), 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] as string)),
];
const edition = JSON.parse(readFileSync(join(RULES, 'data/edition.json'), 'utf8')) as NocturneEdition & {
  readonly scoring: { readonly categoryOrder: readonly string[] };
};
await Promise.all([nocturneWords.load('en'), nocturneWords.load('de')]);
const speech = nocturneWords.in('en', { sides: ['Ada', 'Mira'], you: 0, edition });
const sprache = nocturneWords.in('de', { sides: ['Ada', 'Mira'], you: 0, edition });

test('every event the rules tell of has its words', () => {
  const sources = globSync('src/*.ts', { cwd: RULES }).filter((path) => !path.endsWith('.test.ts'));
  const types = [
    ...matches(source('events.ts'), /\{ type: '(\w+)'/g),
    ...sources.flatMap((path) => matches(readFileSync(join(RULES, path), 'utf8'), /tell\?\.\(\{\s*type: '(\w+)'/g)),
  ];
  expect(types.length).toBeGreaterThan(40);
  for (const type of types) expect(keysUnder('nocturne', 'event.')).toContain(type);
});

test('the opponent inside the rules has its forms inside a sentence', () => {
  const alone = { sides: ['Ada', ''], you: 0, edition };
  const dealt = { type: 'dealt', round: 0, first: 1 } as const;
  expect(nocturneWords.in('en', alone).event(dealt)).toBe('Twilight begins, the forest to start');
  expect(nocturneWords.in('en', alone).event({ ...dealt, first: 0 })).toBe('Twilight begins, you to start');
  expect(nocturneWords.in('en', alone).event({ type: 'passed', side: 1, forced: false, start: false })).toBe(
    'The forest passes',
  );
  expect(nocturneWords.in('de', alone).side(1)).toBe('Der Wald');
});

const REASONS = [...keysUnder('nocturne', 'refusal.'), ...keysUnder('shell', 'refusal.')];

test('every reason for a refusal has its words', () => {
  const reasons = matches(source('refuse.ts'), /'([a-z]+(?:-[a-z]+)+)'/g);
  expect(reasons.length).toBeGreaterThan(20);
  for (const reason of reasons) expect(REASONS).toContain(reason);
});

const ANSWERS: { readonly [kind in Answer['kind']]: Answer } = {
  firstPlayer: { kind: 'firstPlayer', side: 0 },
  choose: { kind: 'choose', character: 'ori' },
  cast: { kind: 'cast', how: 'echo', token: '4', space: 'b2' },
  pass: { kind: 'pass' },
  dedicate: { kind: 'dedicate', token: null },
  takeBack: { kind: 'takeBack', token: 'star' },
  gift: { kind: 'gift', token: null },
  open: { kind: 'open' },
  swap: { kind: 'swap', space: 'b2' },
  swapSlot: { kind: 'swapSlot', slot: 1 },
  keep: { kind: 'keep', choice: 'start-HE' },
  hoard: { kind: 'hoard', choice: null },
  first: { kind: 'first', tile: 'bone-1' },
  take: { kind: 'take', tile: 'bone-1' },
  copy: { kind: 'copy', tile: null },
  accept: { kind: 'accept' },
  arrange: { kind: 'arrange' },
  tier: { kind: 'tier', tier: 1 },
  mark: { kind: 'mark', achievement: 'A1' },
};

test('every question and every answer has its words', () => {
  const state = source('state.ts');
  const questions = matches(state.slice(state.indexOf('QUESTIONS'), state.indexOf('] as const')), /'(\w+)'/g);
  expect(questions.length).toBeGreaterThan(15);
  for (const question of questions) expect(keysUnder('nocturne', 'question.')).toContain(question);
  for (const text of Object.values(ANSWERS).map(writeAnswer)) {
    expect(keysUnder('nocturne', 'answer.')).toContain(text.split(' ')[0]);
    expect(sprache.answer(text)).not.toBe(text);
  }
});

test('every category and part of a score sheet has its words', () => {
  const parts = matches(source('scoring.ts'), /'([a-z]+-[a-z]+)'/g).filter((name) => name !== 'family-simple');
  expect(parts.length).toBeGreaterThan(8);
  for (const part of [...parts, 'skull', 'herb', 'eggs', 'chests', 'concoction']) {
    expect(keysUnder('nocturne', 'part.')).toContain(part);
  }
  for (const category of [...edition.scoring.categoryOrder, 'mirrors']) {
    expect(keysUnder('nocturne', 'category.')).toContain(category);
  }
});

test('every mode, option and value of an option has its words', () => {
  const offers = nocturneWords.offers('de', edition);
  for (const { id } of nocturne.choices) expect(offers.option(id).name).not.toBe(id);
  for (const { id } of nocturne.modes) {
    expect(offers.mode(id).name).not.toBe(id);
    expect(offers.mode(id).note).not.toBe('');
  }
  expect(offers.value('modifiedGame', 'twoUp')).toBe('Wettbewerb hoch zwei');
  expect(offers.value('dedicationOrder', 'clockwise')).not.toBe('clockwise');
  expect(offers.value('scenario', 12)).toBe('12');
});

test('whoever is spoken to is spoken to in the second person', () => {
  const cast = { type: 'cast', token: '4', space: 'b2', how: 'cast', start: false } as const;
  expect(speech.event({ ...cast, side: 0 })).toBe('You cast the 4 on b2');
  expect(speech.event({ ...cast, side: 1 })).toBe('Mira casts the 4 on b2');
  expect(sprache.event({ ...cast, side: 0 })).toBe('Du wirkst die 4 auf b2');
  expect(sprache.event({ ...cast, side: 1, token: 'star' })).toBe('Mira wirkt den Stern auf b2');
  expect(sprache.answer('first 1')).toBe('Zuerst dich fragen');
});

test('whoever is called You or Du is told of like everybody else', () => {
  const cast = { type: 'cast', side: 0, token: '4', space: 'b2', how: 'cast', start: false } as const;
  const named = nocturneWords.in('en', { sides: ['You', 'Mira'], you: 1, edition });
  expect([named.event(cast), named.event({ ...cast, side: 1 })]).toEqual([
    'You casts the 4 on b2',
    'You cast the 4 on b2',
  ]);
  const genannt = nocturneWords.in('de', { sides: ['Du', 'Mira'], you: null, edition });
  expect([genannt.event(cast), genannt.side(0), genannt.side(1)]).toEqual(['Du wirkt die 4 auf b2', 'Du', 'Mira']);
});

test('what happens is told with its cause: why a spell wins at once, and what is drawn for', () => {
  const won = { type: 'won', side: 1, tile: 'duode-1', space: 'c1', token: '7', corner: false } as const;
  expect(sprache.event({ ...won, reason: 'enclosed' })).toMatch(/: Daneben liegt kein freies Plättchen$/);
  expect(sprache.event({ ...won, reason: 'unbeatable' })).toMatch(/: Niemand kommt darüber$/);
  expect(sprache.event({ ...won, token: 'star', reason: 'star' })).toMatch(/mit dem Stern$/);
  const drew = { type: 'drew', side: 1, count: 3 } as const;
  expect(sprache.event({ ...drew, what: 'tiles' })).toMatch(/^Mira öffnet die Truhe/);
  expect(sprache.event({ ...drew, what: 'concoctions' })).toMatch(/3 Mixturen für den Runenstein/);
});

test('events have a text for each of their kinds', () => {
  expect(eventKey({ type: 'cast', side: 0, token: '4', space: 'b2', how: 'leap', start: false })).toBe('cast.leap');
  expect(eventKey({ type: 'drew', side: 1, what: 'tiles', count: 3 })).toBe('drew.hidden');
  expect(
    sprache.event({ type: 'won', side: 1, tile: 'duode-1', space: 'c1', token: 'star', corner: false, reason: 'star' }),
  ).toBe('Mira gewinnt Duo Daxus auf c1 mit dem Stern');
  expect(speech.event({ type: 'ended', totals: [71, 64] })).toBe('The game is over: You 71, Mira 64');
});

test('an answer says what is done with which token where', () => {
  expect(speech.answer('cast 4 b2')).toBe('Cast the 4 on b2');
  expect(sprache.answer('cast 4 b2')).toBe('Wirke die 4 auf b2');
  expect(sprache.answer('take back star')).toBe('Nimm den Stern zurück');
  expect(speech.answer('take back s8')).toBe('Take the shadow 8 back');
  expect(sprache.answer('choose redd')).toBe('Fenrick nehmen');
  expect(speech.answer('first 2')).toBe('Ask Mira first');
  expect(speech.answer('first chest')).toBe('Cursed Treasure Chest first');
  expect(speech.answer('copy nothing')).toBe('Copy nothing');
  expect(speech.answer('swap sprite 2')).toBe('Swap for slot 2 of the Sprite Board');
});

test('in a list casts stand under their token with what lies there', () => {
  const view = { spaces: [{ name: 'b2', tile: 'skull-4', token: null }] };
  expect(speech.entry('cast 4 b2', view)).toEqual({ group: 'The 4', label: 'b2, Skull (4)' });
  expect(sprache.entry('echo star b2', view)).toEqual({ group: 'Widerhall: Der Stern', label: 'b2, Schädel (4)' });
  expect(speech.entry('pass', view)).toEqual({ group: null, label: 'Pass' });
  expect(speech.entry('keep egg-1', view)).toEqual({ group: 'Keep', label: 'Mysterious Egg' });
  expect(speech.entry('hoard none', view).group).toBeNull();
  expect(speech.entry('take back 4', view).group).toBeNull();
});

test('a question speaks of what lies on the table', () => {
  const lying = { name: 'b2', tile: 'skull-4', token: { side: 1, token: '4' } };
  const view = { question: 'answer', highest: 'b2', spaces: [lying] };
  expect(speech.question('answer', view)).toBe('Mira leads with the 4: cast higher next to it, or pass.');
  expect(sprache.question('answer', view)).toBe('Mira führt mit der 4: Wirke daneben höher oder passe.');
  const waiting = { question: 'dedicate', waiting: ['b2'], spaces: [lying] };
  expect(speech.question('dedicate', waiting)).toMatch(
    /^Dedicate the 4 for a chance at a tile.* or take it back now\?$/,
  );
  const start = { question: 'start', opened: false, tied: null, spaces: [] };
  expect(speech.question('start', start)).toContain('one of your lowest spells');
  expect(speech.question('start', { ...start, opened: true, tied: 'b2' })).toContain('next to the tile you just won');
  expect(speech.question('start', { ...start, opened: true })).toContain('anywhere');
  expect(speech.question('start')).toContain('anywhere');
});

test('a refusal names token and place', () => {
  const refusal = {
    rule: 'NOC-6.4',
    reason: 'not-higher',
    with: { token: '3', highest: '4', space: 'b2', beside: 'b1' },
  };
  expect(speech.refusal(refusal)).toBe('the 3 is not higher than the 4');
  expect(sprache.refusal({ ...refusal, reason: 'not-two-up' })).toBe(
    'die 3 liegt in dieser Variante nicht weit genug über der 4',
  );
  expect(speech.refusal({ rule: '', reason: 'unheard-of', with: {} })).toBe('unheard-of');
});

test('German tells a token that acts from one that is acted upon and one it is done with', () => {
  expect(['star', '4', 's8'].map((token) => tokenWord(token, 'de'))).toEqual(['der Stern', 'die 4', 'die Schatten-8']);
  const inForm = (token: string, form: string): string => {
    const name = tokenName(token, 'de');
    return typeof name === 'function' ? name(form) : '';
  };
  expect(['star', '4'].map((token) => inForm(token, 'acc'))).toEqual(['den Stern', 'die 4']);
  expect(['star', 's8'].map((token) => inForm(token, 'dat'))).toEqual(['dem Stern', 'der Schatten-8']);
  expect(tokenName('comet', 'de')).toBe('comet');
});

test('a part of the score says where a mirror stone had a hand in it', () => {
  const skull = { points: 4, for: 'skull', with: { tile: 'skull-4', mirror: true } };
  expect(speech.part(skull)).toBe('Skull (4), by a mirror stone');
  expect(speech.part({ points: 1, for: 'eggs', with: { count: 1, each: 1, rank: 2 } })).toBe('1 egg at 1, place 2');
  const brew = { points: 0, for: 'concoction', with: { concoction: 'start-SF', tier: 0, full: false } };
  expect(speech.part(brew)).toBe('Novice brew: skull and feather, not brewed');
});

test('every solo card is explained in four steps, and every goal has a short name', () => {
  for (const lang of ['en', 'de'] as const) {
    for (const card of edition.solo.deck.cards) {
      const steps = cardSteps(card, lang);
      expect(steps).toHaveLength(4);
      for (const step of steps) expect(step).not.toMatch(/[{}?]/);
    }
    for (const goal of [...edition.twilightGoals.list, ...edition.moonlightGoals.list]) {
      expect(goalInShort(goal, lang)).not.toMatch(/[{}?]/);
      expect(goalInShort(goal, lang)).not.toBe(goal.kind);
    }
  }
});

test('NOC-19.24, NOC-21.5, NOC-23.3: the end says the band, the scenario and the achievements', () => {
  expect(speech.remark({ for: 'band', with: { band: 0 } })).toBe('Solo result: A good start');
  expect(sprache.remark({ for: 'band', with: { band: 6 } })).toBe('Solo-Ergebnis: Meisterlich');
  expect(speech.remark({ for: 'mastered', with: { scenario: 3 } })).toBe('Scenario 3 mastered');
  expect(sprache.remark({ for: 'missed', with: { scenario: 12 } })).toBe('Szenario 12 nicht gemeistert');
  const [first = '', second = ''] = edition.achievements.list.map(({ id }) => id);
  expect(sprache.remark({ for: 'achievements', with: { achievements: [first, second] } })).toBe(
    'Erfolge: Erziele 60+ Punkte, Erziele 70+ Punkte',
  );
  expect(speech.remark({ for: 'moon', with: {} })).toBe('moon');
});

test('a German name stands in the case its sentence asks for, in a list as well', () => {
  const won = {
    type: 'won',
    side: 1,
    tile: 'runestone-S',
    space: 'b2',
    token: '4',
    corner: false,
    reason: 'passed',
  } as const;
  expect(sprache.event(won)).toBe('Mira gewinnt Uralten Runenstein (Schädel) auf b2 mit der 4');
  expect(
    sprache.event({ type: 'drew', side: 1, what: 'tiles', count: 3, drawn: ['runestone-E', 'chest', 'runestone-H'] }),
  ).toBe(
    'Mira öffnet die Truhe und zieht Uralten Runenstein (Ei), Verfluchte Schatztruhe und Uralten Runenstein (Kraut)',
  );
  expect(sprache.answer('take runestone-S')).toBe('Nimm Uralten Runenstein (Schädel)');
  expect(sprache.name('runestone-S')).toBe('Uralter Runenstein (Schädel)');
});
