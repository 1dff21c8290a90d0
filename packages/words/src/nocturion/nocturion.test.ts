import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, type Json, type JsonObject, pick, rngFrom } from '@nightjar/kernel';
import {
  type Answer,
  defaultBox,
  EVENTS,
  nocturion,
  type PerceivedEvent,
  type View,
  writeAnswer,
} from '@nightjar/nocturion';
import { expect, test } from 'vitest';
import { LANGS } from '../lang.ts';
import { keysUnder } from '../testing/keys.ts';
import { boardWords } from './board.ts';
import { eventKey } from './events.ts';
import { nocturionWords } from './speech.ts';

const RULES = join(import.meta.dirname, '../../../nocturion/src');
const source = (file: string): string => readFileSync(join(RULES, file), 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] as string)),
];
const { edition } = defaultBox;
await Promise.all(LANGS.map((lang) => nocturionWords.load(lang)));
const sides = ['Ada', 'Mira', 'Bo', 'Cy'];
const speech = nocturionWords.in('en', { sides, you: 0, edition });
const sprache = nocturionWords.in('de', { sides, you: 0, edition });

/** What stands where a name, an argument or a message is missing. */
const GAP = /[{}?](?=[a-z])|undefined|\b(?:event|answer|question|op|when|mod)\.\w/;

test('every event the rules tell of has its words', () => {
  const sources = globSync('*.ts', { cwd: RULES }).filter((path) => !path.endsWith('.test.ts'));
  const types = [
    ...matches(source('events.ts'), /readonly type: '(\w+)'/g),
    ...sources.flatMap((path) => matches(source(path), /tell\?\.\(\{\s*type: '(\w+)'/g)),
  ];
  expect(types.length).toBeGreaterThan(40);
  for (const type of types) expect(keysUnder('nocturion', 'event.')).toContain(type);
});

test('every question has its words, and every occasion to react', () => {
  const questions = source('questions.ts');
  const names = matches(questions.slice(0, questions.indexOf('as const')), /^ {2}(\w+): 'NRN/gm);
  expect(names).toHaveLength(30);
  for (const name of names) expect(keysUnder('nocturion', 'question.')).toContain(name);
  expect(keysUnder('nocturion', 'occasion.').toSorted()).toEqual([...EVENTS].toSorted());
});

test('every reason for a refusal has its words, and no other has', () => {
  const said = matches(source('refuse.ts'), /'([a-z]+(?:-[a-z]+)+)'/g);
  const more = matches(source('refuse-action.ts'), /no\('NRN-[\w.]+', '([a-z-]+)'/g);
  const reasons = new Set([...said, ...more, 'exhausted', 'active', 'cannot-pay.missing']);
  const own = [...reasons].filter((reason) => !keysUnder('shell', 'refusal.').includes(reason));
  expect(own.toSorted()).toEqual(keysUnder('nocturion', 'refusal.').toSorted());
});

const ANSWERS: { readonly [kind in Answer['kind']]: Answer } = {
  house: { kind: 'house', house: 'ashmark' },
  die: { kind: 'die', die: 3 },
  reserve: { kind: 'reserve', die: 3 },
  discardDie: { kind: 'discardDie', die: 3 },
  equip: { kind: 'equip', armor: 'helm' },
  activate: { kind: 'activate', location: 'market', die: 4 },
  arrow: { kind: 'arrow', beast: 'green-hunter', die: 4 },
  use: { kind: 'use', beast: 'moss-bear' },
  ability: { kind: 'ability', number: 2 },
  quest: { kind: 'quest', quest: 'quest-i-01' },
  end: { kind: 'end' },
  pass: { kind: 'pass', until: 'window' },
  accept: { kind: 'accept' },
  decline: { kind: 'decline' },
  take: { kind: 'take', resource: 'archers' },
  pay: { kind: 'pay', resource: 'wood' },
  exchange: { kind: 'exchange', given: 'wood', taken: 'gold' },
  choose: { kind: 'choose', operation: 'search', number: null },
  summon: { kind: 'summon', beast: 'green-hunter' },
  keep: { kind: 'keep', beast: 'gazer' },
  discard: { kind: 'discard', what: 'broken-oath' },
  curse: { kind: 'curse', seat: 0 },
  exhaust: { kind: 'exhaust', beast: 'gazer' },
  refresh: { kind: 'refresh', beast: 'gazer' },
  done: { kind: 'done' },
  change: { kind: 'change', from: 3, to: 4 },
  district: { kind: 'district', district: 'north' },
};

test('every answer is told in full and as an entry of a list', () => {
  const told = (said: typeof speech): string[] =>
    Object.values(ANSWERS).map((answer) => {
      const text = writeAnswer(answer);
      const { group, label } = said.entry(text);
      return `${said.answer(text)} | ${group === null ? '' : `${group}: `}${label}`;
    });
  expect(told(speech)).toEqual([
    'Lead House Ashmark | Lead: House Ashmark',
    'Take the 3 | Take a die: 3',
    'Reserve the 3 | Reserve a die: 3',
    'Discard the 3 | Discard a die: 3',
    'Equip the Helm | Equip: Helm',
    'Activate the Market with the 4 | Activate a Location: Market with the 4',
    'Turn the 4 to 5 with Green Hunter | Turn a die: Green Hunter: 4 → 5',
    'Use Moss Bear | Use a Beast: Moss Bear',
    'Use ability 2 of your house | Your house: 2',
    'Complete “Clear the Old Road” | Go on a Quest: “Clear the Old Road” (2 Wood, 1 Iron)',
    'End your turn | End your turn',
    'Pass | Pass',
    'Use it | Use it',
    'Leave it | Leave it',
    'Take Archers | Take: Archers',
    'Discard Wood | Discard: Wood',
    'Exchange Wood for Gold | Exchange: Wood → Gold',
    'Search the Beast Deck | Search the Beast Deck',
    'Summon Green Hunter | Summon: Green Hunter',
    'Keep Gazer | Keep: Gazer',
    'Discard Broken Oath | Discard: Broken Oath',
    'Give it to you | The Curse goes to: You',
    'Exhaust Gazer | Exhaust: Gazer',
    'Refresh Gazer | Refresh: Gazer',
    'That is all | That is all',
    'Turn the 3 to 4 | Turn a die: 3 → 4',
    'Bar the North | Bar: North',
  ]);
  const german = told(sprache);
  expect(german).toContain('Die 4 mit Grünem Jäger auf 5 drehen | Würfel drehen: Grüner Jäger: 4 → 5');
  expect(german).toContain('Grünen Jäger beschwören | Beschwören: Grüner Jäger');
  expect(german).toContain('Gebrochenen Eid abwerfen | Abwerfen: Gebrochener Eid');
  expect(sprache.entry('discard wood')).toEqual({ group: 'Abgeben', label: 'Holz' });
  for (const line of german) expect(line).not.toMatch(GAP);
  expect([speech.answer('pass turn'), sprache.answer('pass round')]).toEqual([
    'Pass for the rest of the turn',
    'Bis Rundenende passen',
  ]);
  expect([speech.answer('xyzzy'), speech.gloss('xyzzy'), speech.entry('xyzzy').label]).toEqual(['xyzzy', '', 'xyzzy']);
});

test('every operation that a choice may begin with has its words', () => {
  const operations = source('operation.ts');
  const names = matches(operations.slice(operations.indexOf('OPERATIONS = [')), /^ {2}'(\w+)',/gm);
  expect(names).toHaveLength(20);
  expect(keysUnder('nocturion', 'way.').toSorted()).toEqual(names.toSorted());
  expect(speech.answer('choose dance')).toBe('dance');
});

/** A game from its first question to its last, as each asked seat sees and is told it. */
function* course(seed: string, players: number, box = defaultBox.hash) {
  const options = nocturion.options({ players, edition: box });
  if (!options.ok) throw new Error('options');
  const state = nocturion.setup(options.value, seed);
  const random = rngFrom(seed);
  for (let asked = nocturion.pending(state); asked !== null; asked = nocturion.pending(state)) {
    const view = nocturion.view(state, asked.seat);
    const texts = nocturion.legal(state).map((action) => nocturion.write(state, action));
    const action = pick<Action>(nocturion.legal(state), random);
    const events: PerceivedEvent[] = [];
    nocturion.apply(state, action, (event) => {
      const heard = nocturion.viewEvent(event, 0);
      if (heard !== null) events.push(heard as PerceivedEvent);
    });
    yield { view, question: asked.question, texts, events };
  }
}

test('whole games are told without a gap in both languages', () => {
  for (const players of [2, 3, 4]) {
    for (const { view, question, texts, events } of course(`told ${players}`, players)) {
      for (const said of [speech, sprache]) {
        const asked = said.question(question, view);
        expect(asked).not.toMatch(GAP);
        for (const text of texts) {
          const whole = said.answer(text, view);
          expect(whole).not.toMatch(GAP);
          expect(whole).not.toBe(text);
          expect(said.gloss(text, view)).not.toMatch(GAP);
          expect(said.entry(text, view).label).not.toMatch(GAP);
        }
        const log = said.log?.(events).map(({ text }) => text) ?? [];
        for (const line of [...events.map((event) => said.event(event)), ...log]) expect(line).not.toMatch(GAP);
      }
    }
  }
});

test('every message of an event is heard in some game, and told to nobody with a gap', () => {
  const heard = new Set<string>();
  // Curses run out only where there are few of them.
  const few = nocturion.admit?.({
    over: 'default',
    curses: { entries: edition.curses.entries.map(({ id }) => ({ id, copies: 1 })) },
  });
  if (!few?.ok) throw new Error('house edition');
  for (let seed = 0; heard.size < keysUnder('nocturion', 'event.').length && seed < 100; seed += 1) {
    for (const { events } of course(`heard ${seed}`, 2 + (seed % 3), few.value))
      for (const event of events) {
        if (heard.has(eventKey(event))) continue;
        heard.add(eventKey(event));
        for (const said of [speech, sprache]) expect(said.event(event)).not.toMatch(GAP);
      }
  }
  expect([...heard].toSorted()).toEqual(keysUnder('nocturion', 'event.').toSorted());
});

test('answers to one question are told apart', () => {
  for (const { view, texts } of course('apart', 3)) {
    for (const said of [speech, sprache]) {
      const told = texts.map((text) => said.answer(text, view));
      expect(new Set(told).size, `all of ${told.join('\n')}`).toBe(texts.length);
    }
  }
});

test('events speak to you and of others', () => {
  const activated = { type: 'activated', location: 'market', die: 4 } as const;
  expect(speech.event({ ...activated, seat: 0 })).toBe('You activate the Market with the 4');
  expect(sprache.event({ ...activated, seat: 1 })).toBe('Mira aktiviert den Markt mit der 4');
  expect(sprache.event({ ...activated, seat: 0, location: 'tavern' })).toBe('Du aktivierst die Taverne mit der 4');
  const cursed = { type: 'cursed', seat: 1, by: 0, curse: 'broken-oath' } as const;
  expect(speech.event(cursed)).toBe('You give Mira the Curse Broken Oath');
  expect(sprache.event({ ...cursed, seat: 0, by: 2 })).toBe('Bo gibt dir den Fluch Gebrochener Eid');
  expect(speech.event({ type: 'round', round: 3, first: 0, pool: [1, 5] })).toBe(
    'Round 3: you begin; the dice show 1, 5',
  );
  expect(speech.event({ type: 'tracker', spot: 7, season: 'spring' })).toBe('Season Tracker: Spring, Wood');
  expect(sprache.event({ type: 'took', seat: 1, resource: 'archers', count: 2 })).toBe('Mira nimmt 2 Schützen');
  expect(speech.event({ type: 'took', seat: 1, resource: 'archers', count: 1 })).toBe('Mira takes 1 Archer');
  expect(sprache.event({ type: 'tokenReturned', token: 'chalice' })).toBe(
    'Der Heilige Kelch kehrt an seinen Ort zurück',
  );
  expect(speech.event({ type: 'rule', seat: 1, rule: 'noLocationAbilities', district: 'east' })).toBe(
    'Until the round ends: no Location abilities in the East',
  );
  expect(sprache.event({ type: 'rule', seat: 1, rule: 'noDouble', district: null })).toBe(
    'Bis Rundenende: Niemand erhält den x2-Bonus',
  );
  expect(speech.event({ type: 'ended', totals: [31, 28] })).toBe('The game is over: You 31, Mira 28');
  // @ts-expect-error an event of a newer server
  expect(speech.event({ type: 'eclipse' })).toBe('eclipse');
});

test('NRN-25.1, NRN-25.2: what a viewer does not see is told as a number', () => {
  expect(speech.event({ type: 'drew', seat: 1, count: 1, beasts: [] })).toBe('Mira draws 1 Beast');
  expect(sprache.event({ type: 'looked', seat: 1, count: 3, beasts: [] })).toBe('Mira sieht 3 Bestien an');
  expect(speech.event({ type: 'looked', seat: 0, count: 2, beasts: ['gazer', 'moss-bear'] })).toBe(
    'You look at Gazer, Moss Bear',
  );
  expect(speech.event({ type: 'kept', seat: 1 })).toBe('Mira keeps one of them');
  expect(sprache.event({ type: 'kept', seat: 0, beast: 'green-hunter' })).toBe('Du behältst Grünen Jäger');
});

test('the log tells together what belongs together', () => {
  const log = (events: readonly PerceivedEvent[]): readonly string[] =>
    speech.log?.(events).map(({ text }) => text) ?? [];
  expect(
    log([
      { type: 'activated', seat: 1, location: 'farm', die: 1 },
      { type: 'year', year: 2 },
      { type: 'tracker', spot: 0, season: 'winter' },
      { type: 'replenished', location: 'market' },
      { type: 'replenished', location: 'tavern' },
      { type: 'replenished', location: 'monastery' },
      { type: 'gathered', seat: 1, resource: 'wood', doubled: true },
      { type: 'took', seat: 2, resource: 'wood', count: 1 },
    ]),
  ).toEqual([
    'Mira activates the Farm with the 1: year 2 begins; Winter, Wood; replenished Market, Tavern, Monastery; gathers Wood, doubled',
    'Bo takes 1 Wood',
  ]);
  expect(
    log([
      { type: 'beastUsed', seat: 0, beast: 'green-hunter' },
      { type: 'exhausted', seat: 0, beast: 'green-hunter' },
      { type: 'paid', seat: 0, resource: 'wood', count: 1 },
      { type: 'curseDrawn', seat: 0, curse: 'bloodthirst' },
      { type: 'cursed', seat: 1, by: 0, curse: 'bloodthirst' },
      { type: 'exhausted', seat: 1, beast: 'gazer' },
    ]),
  ).toEqual([
    'You use Green Hunter: discard 1 Wood',
    'You give Mira the Curse Bloodthirst',
    'Gazer of Mira is exhausted',
  ]);
  expect(
    log([
      { type: 'paid', seat: 1, resource: 'wood', count: 2 },
      { type: 'paid', seat: 1, resource: 'iron', count: 1 },
      { type: 'paid', seat: 1, resource: 'wood', count: 1 },
      { type: 'paid', seat: 2, resource: 'wood', count: 1 },
      { type: 'quest', seat: 1, quest: 'quest-i-01', prestige: 4 },
      { type: 'rewarded', seat: 1, prestige: 2 },
      { type: 'curseDrawn', seat: 0, curse: 'bloodthirst' },
    ]),
  ).toEqual([
    'Mira discards 3 Wood, 1 Iron',
    'Bo discards 1 Wood',
    'Mira completes “Clear the Old Road”: 4 Prestige: gains 2 Prestige as a reward',
    'You draw the Curse Bloodthirst',
  ]);
});

/** The first moment of some game at which this is asked, and by this kind of text if one is named. */
function momentOf(question: string, isIt: (view: View) => boolean = () => true): Json {
  for (let seed = 0; seed < 200; seed += 1) {
    for (const { view } of course(`moment ${seed}`, 3)) if (view.question === question && isIt(view)) return view;
  }
  throw new Error(`${question} is never asked`);
}

const askedBy =
  (text: string) =>
  ({ underway }: View): boolean =>
    underway.texts.at(-1)?.text === text;

test('a question names the card that asks, and what it is about', () => {
  const view = momentOf('location') as View;
  const location = view.sites.find(({ site }) => site === view.underway.site)?.location ?? '';
  expect(speech.question('location', view)).toBe(`${speech.name(location)}: use its ability?`);
  expect(sprache.question('keep', momentOf('keep', askedBy('beast.dusk-owl')))).toBe(
    'Dämmereule: Welche Bestie behältst du?',
  );
  expect(speech.question('stepDie', momentOf('stepDie'))).toBe(
    'House Thornvale: Which die do you turn, and which way?',
  );
  expect(speech.question('reward', momentOf('reward'))).toMatch(/^Reward of “[A-Z].*”: use it\?$/);
  expect(speech.question('curseTarget', momentOf('curseTarget'))).toMatch(/^Who gets the Curse [A-Z][a-z ]+\w\?$/i);
  expect(sprache.question('react', momentOf('react'))).toMatch(
    /^(Du|Dein|Dir|Ada|Mira|Bo|Ein) .*\. Nutzt du eine Bestie\?$/,
  );
  const picking = momentOf('exhaust', ({ underway }) => underway.picks.length === 1);
  expect(speech.question('exhaust', picking)).toMatch(/: Which Beast is exhausted\? \(1 chosen\)$/);
  expect(speech.question('exhaust', view)).toBe('Which Beast is exhausted?');
  expect(speech.question('moonPhase')).toBe('moonPhase');
});

test('answers name what only the table shows: whose Beast, what an Heirloom costs, what an ability does', () => {
  expect(
    speech.entry(
      'ability 1',
      momentOf('action', ({ seats, asked }) => seats[asked ?? 0]?.house === 'thornvale'),
    ),
  ).toEqual({
    group: 'Your house',
    label: 'Exhaust: turn a die in your Treasury by +1 or −1.',
  });
  const ashmark = momentOf('action', ({ seats, asked }) => seats[asked ?? 0]?.house === 'ashmark');
  expect(speech.entry('equip helm', ashmark).label).toBe('Helm (1 Iron, 1 Knight)');
  expect(sprache.answer('ability 2', ashmark)).toContain('Dein Haus: Erschöpfen: Tausche');
  const view = momentOf('exhaust') as View;
  const owner = view.seats.find(({ menagerie }) => menagerie[0] !== null);
  const beast = owner?.menagerie[0]?.beast ?? '';
  expect(speech.entry(`exhaust ${beast}`, view).label).toBe(`${speech.name(beast)} (${speech.side(owner?.seat ?? 0)})`);
  expect(speech.answer('use', momentOf('reward'))).toBe('Use the reward');
  expect(sprache.answer('decline', momentOf('location'))).toBe('Fähigkeit nicht nutzen');
  expect(speech.answer('activate farm 1\nuse\nchoose search')).toBe(
    'Activate the Farm with the 1, Use it, Search the Beast Deck',
  );
  expect(speech.gloss('use moss-bear')).toBe('Use Moss Bear – Discard: take any Resource.');
  expect(speech.gloss('arrow moss-bear 3')).toBe('Turn the 3 to 2 with Moss Bear');
});

test('ways that begin alike are told in full', () => {
  const view = momentOf('choose', askedBy('location.farm'));
  expect(speech.answer('choose summon 1', view)).toBe('Summon a Beast from your hand.');
  expect(speech.answer('choose search 2', view)).toBe('Look at the top 3 Beasts of the deck and keep one.');
  expect(speech.answer('choose search 9', view)).toBe('Search the Beast Deck');
  const pits = momentOf('choose', askedBy('house.corvane.1'));
  expect(sprache.answer('choose exhaust 2', pits)).toBe('Erschöpfe eine Bestie im Spiel.');
});

test('refusals and score sheets are told in words', () => {
  const refused = (reason: string, given: JsonObject = {}): string =>
    speech.refusal({ rule: 'NRN-1.5', reason, with: given });
  expect(refused('cannot-pay', { beast: 'gazer' })).toBe('you cannot pay for Gazer');
  expect(refused('cannot-pay', { armor: 'helm', missing: { wood: 1, archers: 2 } })).toBe('you lack 1 Wood, 2 Archers');
  expect(refused('has-chalice', { seat: 1 })).toBe('the Sacred Chalice protects Mira');
  expect(refused('other-question', { question: 'die' })).toBe('now the question is: Which die do you take?');
  expect([refused('game-over'), refused('moon')]).toEqual(['the game is over', 'moon']);
  expect(sprache.refusal({ rule: '', reason: 'locked', with: { ability: 2, needs: 2 } })).toBe(
    'diese Fähigkeit braucht 2 Erbstücke',
  );
  expect(keysUnder('nocturion', 'category.').map((key) => sprache.category(key))).toEqual([
    'Erbstücke',
    'Bestien',
    'Quests',
    'Belohnungen',
    'Flüche',
  ]);
  expect(speech.category('moons')).toBe('moons');
  const part = (what: string, given: JsonObject): string => speech.part({ for: what, with: given, points: 1 });
  expect(part('heirloom', { what: 'ashmark-helm' })).toBe('Ashmark Helm');
  expect(part('quest', { what: 'quest-i-01' })).toBe('“Clear the Old Road”');
  expect(part('reward', { what: 'quest-i-01' })).toBe('reward of “Clear the Old Road”');
  expect(part('curse', { what: 'bloodthirst', copies: 2 })).toBe('2× Bloodthirst');
  expect([part('prestige', {}), part('moon', {})]).toEqual(['Prestige tokens', 'moon']);
  expect(speech.remark({ for: 'moon', with: {} })).toBe('moon');
});

test('every part of a finished game’s score sheet has its words', () => {
  const parts = new Set(keysUnder('nocturion', 'part.'));
  const reasons = matches(source('standing.ts'), /^ {2}\w+: '(\w+)',/gm);
  expect(reasons).toHaveLength(5);
  for (const reason of [...reasons, 'prestige']) expect(parts).toContain(reason);
});

test('modes are offered in words', () => {
  for (const lang of LANGS) {
    const offers = nocturionWords.offers(lang, edition);
    for (const { id } of nocturion.modes) expect(offers.mode(id).note).not.toBe('');
  }
});

test('the drawn table speaks both languages', () => {
  expect([boardWords('en')('table'), boardWords('de')('table')]).toEqual(['The city', 'Die Stadt']);
});
