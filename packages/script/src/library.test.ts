import { expect, test } from 'vitest';
import { Library, TRIGGERS } from './index.ts';
import { BeadScript, type BeadText } from './testing/beads.ts';

const says = (word: string): BeadScript => new BeadScript().say(word);

test('a text is found by its name and by its place', () => {
  const library = new Library<BeadText>();
  const [one, two] = [says('one').steps, says('two').steps];
  const places = [library.add('one.play', one), library.add('two.play', two)];

  expect(places).toEqual([library.place('one.play'), library.place('two.play')]);
  expect(places.map((place) => library.entry(place))).toEqual([
    { name: 'one.play', steps: one, manner: {} },
    { name: 'two.play', steps: two, manner: {} },
  ]);
});

test('the window of triggers is the first text of every library', () => {
  const library = new Library<BeadText>();
  expect(library.place('triggers')).toBe(TRIGGERS);
  expect(library.entry(TRIGGERS)).toEqual({ name: 'triggers', steps: [], manner: {} });
});

test('a text keeps the manner in which it comes as a trigger', () => {
  const library = new Library<BeadText>();
  const possible = (): boolean => true;
  const place = library.add('one', says('one').steps, { may: true, plain: true, possible });
  expect(library.entry(place).manner).toEqual({ may: true, plain: true, possible });
});

test('two texts of one name are refused, the window of triggers among them', () => {
  const library = new Library<BeadText>();
  library.add('one', says('one').steps);
  expect(() => library.add('one', says('other').steps)).toThrow('two texts are called one');
  expect(() => library.add('triggers', says('other').steps)).toThrow('two texts are called triggers');
});

test('an unknown name is refused', () => {
  const library = new Library<BeadText>();
  library.add('one', says('one').steps);
  expect(() => library.place('two')).toThrow('no text is called two');
});

test('texts inside a text are numbered after it', () => {
  const library = new Library<BeadText>();
  const seats = (): readonly number[] => [0];
  const script = says('start')
    .each(seats, (s) => s.say('a').each(seats, (inner) => inner.say('b')))
    .each(seats, (s) => s.say('c'));
  library.add('one', script.steps);
  library.add('two', says('two').steps);

  expect(library.entries.map(({ name }) => name)).toEqual(['triggers', 'one', 'one.1', 'one.1.1', 'one.2', 'two']);
  const inner = script.steps.flatMap((step) => (step.op === 'each' ? [step.script] : []));
  expect(inner).toEqual([library.place('one.1'), library.place('one.2')]);
});

test('instructions without a verb of the language are counted, those inside others too', () => {
  const library = new Library<BeadText>();
  const odd = (): void => {};
  expect(library.bespoke).toBe(0);
  library.add(
    'one',
    says('one')
      .bespoke(odd)
      .each(
        () => [0],
        (s) => s.bespoke(odd).act(odd),
      ).steps,
  );
  library.add('two', says('two').bespoke(odd).steps);
  expect(library.bespoke).toBe(3);
});
