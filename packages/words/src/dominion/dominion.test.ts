import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEEDS, type PerceivedEvent, WORDS } from '@nightjar/dominion';
import type { JsonObject } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { LANGS } from '../lang.ts';
import { keysUnder } from '../testing/keys.ts';
import type { DominionEdition } from './edition.ts';
import { eventKey } from './events.ts';
import { cardLines, cardsCalled, cardsInWords } from './names.ts';
import { dominionWords } from './speech.ts';

const RULES = join(import.meta.dirname, '../../../dominion');
const source = (file: string): string => readFileSync(join(RULES, 'src', file), 'utf8');
const sources = globSync('src/**/*.ts', { cwd: RULES })
  .filter((path) => !path.endsWith('.test.ts') && !path.includes('testing'))
  .map((path) => readFileSync(join(RULES, path), 'utf8'))
  .join('\n');
const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] as string)),
];
const edition = JSON.parse(readFileSync(join(RULES, 'data/edition.json'), 'utf8')) as DominionEdition & {
  readonly decisions: readonly { readonly kind: string }[];
};
await Promise.all([dominionWords.load('en'), dominionWords.load('de')]);
const speech = dominionWords.in('en', { sides: ['Ada', 'Mira'], you: 0, edition });
const sprache = dominionWords.in('de', { sides: ['Ada', 'Mira'], you: 0, edition });

test('every event the rules tell of has its words', () => {
  const types = [
    ...matches(source('events.ts'), /\{ type: '(\w+)'/g),
    ...matches(sources, /tell\?\.\(\{\s*type: '(\w+)'/g),
  ];
  expect(types.length).toBeGreaterThan(50);
  for (const type of types) expect(keysUnder('dominion', 'event.')).toContain(type);
});

test('every question, and what stands for a secret one, has its words', () => {
  const asked = [
    ...edition.decisions.map(({ kind }) => kind),
    ...matches(sources, /\.(?:ask|may)\('(\w+)'/g),
    'reaction',
  ];
  expect(new Set(asked).size).toBe(45);
  for (const question of asked) {
    expect(keysUnder('dominion', 'question.')).toContain(question);
    for (const said of [speech, sprache]) expect(said.question(question)).not.toMatch(/[{}]|\?[^ ]|undefined/);
  }
});

const REASONS = [...keysUnder('dominion', 'refusal.'), ...keysUnder('shell', 'refusal.')];

test('every reason for a refusal has its words', () => {
  const reasons = matches(source('refuse.ts'), /'([a-z]+(?:-[a-z]+)+)'/g);
  expect(reasons.length).toBeGreaterThan(30);
  for (const reason of reasons) expect(REASONS).toContain(reason);
});

test('every word that answers a question has a sentence of its own', () => {
  for (const verb of [...DEEDS, 'first']) {
    expect(keysUnder('dominion', 'answer.')).toContain(verb);
    expect(keysUnder('dominion', 'heading.')).toContain(verb);
  }
  const asking = matches(sources, /\.may\('(\w+)'/g);
  expect(asking.length).toBeGreaterThan(5);
  for (const question of asking)
    for (const word of ['yes', 'no']) expect(keysUnder('dominion', 'answer.')).toContain(`${question}.${word}`);
  for (const word of WORDS) expect(sprache.answer(word)).not.toBe(word);
});

test('every mode, option and value of an option has its words', () => {
  for (const lang of ['en', 'de'] as const) {
    const offers = dominionWords.offers(lang, edition);
    for (const id of ['random', 'dusk', 'midnight', 'night-shift', 'idle-hands']) {
      expect(offers.mode(id).name).not.toBe(id);
      expect(offers.mode(id).note).not.toBe('');
    }
    for (const id of ['set', 'pool', 'attacks', 'night', 'boons', 'hexes', 'pace'])
      expect(offers.option(id).note).not.toBe('');
    for (const [id, value] of [
      ['set', 'random'],
      ['set', 'dusk'],
      ['pool', 'nocturne+base'],
      ['night', 'any'],
      ['hexes', 'without'],
      ['pace', 'even'],
    ] as const)
      expect(offers.value(id, value)).not.toBe(value);
    expect([offers.mode('moon').name, offers.option('moon').note, offers.value('moon', 7)]).toEqual(['moon', '', '7']);
  }
  expect(dominionWords.offers('de', edition).mode('dusk').note).toContain('Seliges Dorf, Schuster, Sündenpfuhl');
});

test('a table is called by its kingdom: a recommended one by its name, any other by its cards', () => {
  const offers = dominionWords.offers('en', edition);
  const dusk = edition.recommendedSets.find(({ id }) => id === 'dusk')?.kingdom ?? [];
  expect(offers.table?.({ set: 'dusk', cards: [] })).toBeNull();
  expect(offers.table?.({ cards: dusk.toReversed() })).toEqual(offers.mode('dusk'));
  expect(offers.table?.({ cards: ['moat', 'witch'] })).toEqual({
    name: 'A chosen kingdom',
    note: 'Moat, Witch; 8 more by lot.',
  });
  const ten = [...dusk.slice(1), 'moat'];
  expect(dominionWords.offers('de', edition).table?.({ cards: ten })?.note).toMatch(/Burggraben\.$/);
});

test('what a viewer does not see is told as a number', () => {
  expect(speech.event({ type: 'drew', seat: 0, cards: ['copper', 'gold', 'copper'] })).toBe('You draw 2× Copper, Gold');
  expect(speech.event({ type: 'drew', seat: 1, count: 1 })).toBe('Mira draws 1 card');
  expect(sprache.event({ type: 'looked', seat: 1, count: 5 })).toBe('Mira sieht 5 Karten an');
  expect(sprache.event({ type: 'topdecked', seat: 1, count: 1 })).toBe('Mira legt 1 Karte auf den Nachziehstapel');
  expect(speech.event({ type: 'discarded', seat: 1, count: 3, top: 'estate' })).toBe(
    'Mira discards 3 cards, Estate on top',
  );
  expect(speech.event({ type: 'discarded', seat: 1, count: 1, top: 'estate' })).toBe('Mira discards Estate');
  expect(speech.event({ type: 'toHand', seat: 1 })).toBe('Mira takes a card into hand');
  expect(sprache.event({ type: 'toHand', seat: 0, card: 'imp', shown: true })).toBe(
    'Du nimmst Teufelchen auf die Hand',
  );
});

test('DOM-16.7a: the event half-way to the end of a still table says how many turns are left', () => {
  expect(speech.event({ type: 'standstill', turns: 20 })).toBe(
    'No card has been gained, trashed or exchanged for ten turns each. The game ends in 20 turns if that goes on',
  );
  expect(sprache.event({ type: 'standstill', turns: 30 })).toBe(
    'Seit zehn Zügen je Spieler wurde keine Karte genommen, entsorgt oder ausgetauscht. Bleibt es dabei, endet die Partie in 30 Zügen',
  );
});

test('events have a text for each of their kinds', () => {
  const keys = (events: readonly PerceivedEvent[]): string[] => events.map(eventKey);
  expect(
    keys([
      { type: 'played', seat: 0, card: 'imp', how: 'hand' },
      { type: 'played', seat: 0, card: 'imp', how: 'again' },
      { type: 'played', seat: 0, card: 'imp', how: 'trash' },
      { type: 'gained', seat: 0, card: 'imp', to: 'discard' },
      { type: 'gained', seat: 0, card: 'imp', to: 'hand' },
      { type: 'fateShuffled', deck: 'boons' },
      { type: 'fateShuffled', deck: 'hexes' },
      { type: 'cleanedUp', seat: 0, top: null },
      { type: 'revealed', seat: 0, cards: [] },
    ]),
  ).toEqual([
    'played',
    'played.again',
    'played.trash',
    'gained',
    'gained.hand',
    'fateShuffled',
    'fateShuffled.hexes',
    'cleanedUp.nothing',
    'revealed.none',
  ]);
  expect(speech.event({ type: 'bonus', seat: 0, actions: 1, buys: 0, coins: 2 })).toBe('You get +1 Action, +2 Coins');
  expect(sprache.event({ type: 'bonus', seat: 1, actions: 0, buys: 2, coins: 1 })).toBe(
    'Mira bekommt +2 Käufe, +1 Geld',
  );
  expect(speech.event({ type: 'ended', totals: [12, -3] })).toBe('The game is over: You 12, Mira −3');
  // @ts-expect-error an event of a newer server
  expect(speech.event({ type: 'eclipse' })).toBe('eclipse');
});

test('the log says what an effect comes of, and how deep it stands', () => {
  const drew = (count: number): PerceivedEvent => ({ type: 'drew', seat: 1, count });
  const log = speech.log?.([
    { type: 'turn', seat: 1, number: 4 },
    { type: 'under', cards: ['den-of-sin'] },
    drew(2),
    { type: 'under', cards: ['lost-in-the-woods'] },
    { type: 'discarded', seat: 1, cards: ['curse'], shown: true },
    { type: 'received', seat: 1, boon: 'the-seas-gift' },
    drew(1),
    { type: 'played', seat: 1, card: 'conclave', how: 'hand' },
    { type: 'bonus', seat: 1, actions: 0, buys: 0, coins: 2 },
    { type: 'under', cards: ['conclave'] },
    { type: 'played', seat: 1, card: 'village', how: 'other' },
    drew(1),
    { type: 'trashed', seat: 1, cards: ['estate'] },
    { type: 'under', cards: ['conclave'] },
    { type: 'bonus', seat: 1, actions: 1, buys: 0, coins: 0 },
  ]);
  expect(log?.map(({ text, depth }) => `${'. '.repeat(depth)}${text}`)).toEqual([
    'Turn 4: Mira',
    '. Den of Sin: Mira draws 2 cards',
    '. Lost in the Woods: Mira discards Curse',
    ". Mira receives The Sea's Gift: draws 1 card",
    'Mira plays Conclave: +2 Coins',
    '. Mira plays Village: draws 1 card',
    '. . Mira trashes Estate',
    '. Mira gets +1 Action',
  ]);
  const turn = sprache.log?.([{ type: 'under', cards: ['den-of-sin'] }, drew(2)]);
  expect(turn).toEqual([{ text: 'Sündenpfuhl: Mira zieht 2 Karten', depth: 1, at: 1 }]);
});

test('the log tells together what belongs together', () => {
  const coin = { type: 'bonus', seat: 0, actions: 0, buys: 0, coins: 1 } as const;
  const played = (card: string): PerceivedEvent => ({ type: 'played', seat: 0, card, how: 'hand' });
  const log = speech.log?.([
    { type: 'turn', seat: 0, number: 3 },
    { type: 'phase', seat: 0, phase: 'action' },
    played('village'),
    { type: 'shuffled', seat: 0 },
    { type: 'drew', seat: 0, cards: ['gold'] },
    { type: 'bonus', seat: 0, actions: 2, buys: 0, coins: 0 },
    played('copper'),
    coin,
    played('pouch'),
    { ...coin, buys: 1 },
    played('copper'),
    coin,
    { type: 'bought', seat: 0, card: 'silver', cost: 3 },
    { type: 'gained', seat: 0, card: 'silver', to: 'discard' },
    { type: 'boon', seat: 0, boon: 'the-seas-gift' },
    { type: 'received', seat: 0, boon: 'the-seas-gift' },
    { type: 'drew', seat: 1, count: 1 },
    { type: 'hex', seat: 0, hex: 'war' },
    { type: 'followed', seat: 1, hex: 'war' },
    { type: 'boon', seat: 0, boon: 'the-suns-gift' },
    { type: 'cleanedUp', seat: 0, top: 'estate' },
    { type: 'drew', seat: 0, cards: ['curse'] },
  ]);
  expect(log?.map(({ text }) => text)).toEqual([
    'Turn 3: You',
    'You play Village: shuffle; draw Gold; +2 Actions',
    'You play 2× Copper, Pouch: +1 Buy, +3 Coins',
    'You buy Silver for 3',
    "You receive The Sea's Gift",
    'Mira draws 1 card',
    'Mira receives War',
    "Boon: The Sun's Gift",
    'You clean up, Estate on top: draw Curse',
  ]);
});

/** A view in the middle of an effect, as far as words look at it. */
const view = (question: string, more: JsonObject = {}) => ({
  decision: { seat: 0, question, made: 0, min: 1, max: 1 },
  actions: 2,
  coins: 5,
  buys: 1,
  mayPlayTreasures: true,
  seats: [{ hand: ['copper'] }, { hand: null }],
  supply: [{ card: 'gold', cost: 6 }],
  looking: null,
  stack: [],
  ...more,
});

test('a question names the card that asks, what it is about, and how much is picked', () => {
  expect(speech.question('actionPhase', view('actionPhase'))).toBe('Play an Action (2 left), or go on to buying.');
  expect(sprache.question('buyPhase', view('buyPhase'))).toBe('Spiele Geldkarten aus oder kaufe: 5 Geld, 1 Kauf.');
  expect(speech.question('buyPhase', view('buyPhase', { seats: [{ hand: ['estate'] }] }))).toBe('Buy: 5 Coins, 1 Buy.');
  const sentry = { stack: [{ card: 'sentry' }, { card: null }], looking: { about: 'gold' } };
  expect(speech.question('sentryCard', view('sentryCard', sentry))).toBe('Sentry: Trash, discard or put back Gold?');
  const picking = (made: number, min: number, max: number): JsonObject => ({
    decision: { seat: 0, question: 'trashHandUpTo', made, min, max },
    stack: [{ card: 'chapel' }],
  });
  expect(speech.question('trashHandUpTo', view('', picking(1, 0, 4)))).toBe(
    'Chapel: Which cards do you trash? (1 picked, at most 4)',
  );
  expect(sprache.question('trashHandUpTo', view('', picking(1, 2, 2)))).toBe(
    'Kapelle: Welche Karten entsorgst du? (1 von 2 gewählt)',
  );
  expect(speech.question('trashHandUpTo', view('buyPhase'))).toBe('Which cards do you trash?');
  expect(speech.question('moonPhase')).toBe('moonPhase');
});

test('answers are told in full and as entries of a list', () => {
  expect(speech.answer('play smithy')).toBe('Play Smithy');
  expect(sprache.answer('buy gold')).toBe('Gold kaufen');
  expect(speech.answer('trash copper in play')).toBe('Trash Copper in play');
  expect(speech.answer('first crypt copper')).toBe('Crypt first, with Copper');
  expect(speech.answer('yes', view('revealMoat'))).toBe('Reveal Moat');
  expect(sprache.answer('no', view('pixieTrash'))).toBe('Fee behalten');
  expect(speech.answer('discard', view('sentryCard'))).toBe('Discard it');
  expect(speech.answer('back', view('spyCard'))).toBe('Leave it on the deck');
  expect(speech.answer('stop', view('trashHandUpTo'))).toBe('Trash nothing');
  const picked = { decision: { seat: 0, question: 'trashHandUpTo', made: 2, min: 0, max: 4 } };
  expect(speech.answer('stop', view('', picked))).toBe('That is all');
  expect(speech.answer('end', view('nightPhase'))).toBe('End the Night phase');
  expect(speech.answer('xyzzy')).toBe('xyzzy');
  expect(speech.entry('buy gold', view('buyPhase'))).toEqual({ group: 'Buy', label: 'Gold (6)' });
  expect(sprache.entry('play smithy', view('actionPhase'))).toEqual({ group: 'Ausspielen', label: 'Schmiede' });
  expect(speech.entry('first crypt copper')).toEqual({ group: 'First', label: 'Crypt with Copper' });
  expect(speech.entry('trash copper in play').label).toBe('Copper in play');
  expect(speech.entry('end', view('buyPhase'))).toEqual({ group: null, label: 'End the Buy phase' });
  expect([sprache.gloss('play smithy'), sprache.name('smithy'), sprache.name('unheard-of')]).toEqual([
    'Schmiede',
    'Schmiede',
    'unheard-of',
  ]);
  expect([speech.gloss('yes', view('vassalPlay')), speech.gloss('xyzzy')]).toEqual(['Play it', '']);
});

test('refusals and score sheets are told in words', () => {
  const dear = { rule: 'DOM-5.10', reason: 'too-dear', with: { card: 'gold', cost: 6, coins: 5 } };
  expect(speech.refusal(dear)).toBe('Gold costs 6, and you have 5');
  expect(sprache.refusal({ rule: '', reason: 'no-such-card', with: { name: 'gold' } })).toBe(
    'keine Karte heißt „gold“',
  );
  expect(sprache.refusal({ rule: '', reason: 'other-question', with: { question: 'orderBack' } })).toContain(
    'In welcher Reihenfolge',
  );
  expect(speech.refusal({ rule: '', reason: 'game-over', with: {} })).toBe('the game is over');
  expect(speech.refusal({ rule: '', reason: 'moon', with: {} })).toBe('moon');
  expect(sprache.category('province')).toBe('Provinz');
  const copies = (card: string) => ({ points: 6, for: 'copies', with: { card, count: 2, each: 3, size: 31 } });
  expect(speech.part(copies('duchy'))).toBe('2 at 3');
  expect(sprache.part(copies('gardens'))).toBe('2 zu 3, für 31 Karten');
  expect(speech.part({ points: -2, for: 'state', with: { state: 'miserable' } })).toBe('held at the end');
});

test('a card is found by its name in either language, its id or its beginning', () => {
  const ids = (text: string): string[] => cardsCalled(text, edition, LANGS).map(({ id }) => id);
  expect(ids('Throne Room')).toEqual(['throne-room']);
  expect(ids('thronsaal')).toEqual(['throne-room']);
  expect(ids("devil's workshop")).toEqual(['devils-workshop']);
  expect(ids('will o wisp')).toEqual(['will-o-wisp']);
  expect(ids('prov')).toEqual(['province']);
  expect(ids('geist')).toEqual(['ghost']);
  expect(ids('zombie').length).toBe(3);
  expect([...ids(''), ...ids('moon')]).toEqual([]);
});

test('a card says its name, types and cost, and its text part by part', () => {
  const lines = (id: string, lang: 'en' | 'de'): readonly string[] => {
    const card = edition.cards.find((known) => known.id === id);
    return card === undefined ? [] : cardLines(card, lang);
  };
  expect(lines('skulk', 'de')[0]).toBe('Attentäter – Aktion–Angriff–Unheil, Kosten 4');
  expect(lines('skulk', 'en')).toHaveLength(3);
  expect(lines('war', 'en')[0]).toBe('War – Hex');
  for (const { id } of edition.cards)
    for (const lang of ['en', 'de'] as const)
      for (const line of lines(id, lang)) expect(line).not.toMatch(/#|^$|undefined/);
  expect(cardsInWords(['a', 'b', 'a'], 'en', (id) => id.toUpperCase())('')).toBe('2× A, B');
});

test('a German card stands in the case its sentence asks for', () => {
  const hounds = ['faithful-hound', 'copper', 'faithful-hound'];
  expect(sprache.event({ type: 'discarded', seat: 1, cards: hounds, shown: true })).toMatch(
    /legt 2× Getreuen Hund, Kupfer ab$/,
  );
  expect(sprache.answer('first sacred-grove')).toBe('Heiliger Hain zuerst');
  expect(sprache.answer('buy sacred-grove')).toBe('Heiligen Hain kaufen');
});

test('answers that are given together are said as one, equal cards counted', () => {
  expect(speech.answer('discard copper\ndiscard estate\ndiscard copper\nstop')).toBe('Discard 2× Copper, Estate');
  expect(sprache.answer('trash estate\ntrash copper in play')).toBe('Anwesen entsorgen, Kupfer im Spiel entsorgen');
});
