import { expect, test } from 'vitest';
import { oneOf } from './index.ts';
import { BeadScript, follow, give, readerOf } from './testing/beads.ts';

test('the instructions of a text are followed from first to last', () => {
  const t = readerOf({ one: (s) => s.say('a').say('b').say('c') });
  follow(t, 'one', { seat: 1 });
  expect(t.state.said).toEqual(['1 a', '1 b', '1 c']);
  expect(t.state.stack).toEqual([]);
});

test('an instruction with or without a verb of the language is carried out alike', () => {
  const script = new BeadScript().act(() => {}).bespoke(() => {});
  expect(script.steps).toMatchObject([
    { op: 'act', bespoke: false },
    { op: 'act', bespoke: true },
  ]);
  const t = readerOf({ one: (s) => s.bespoke((text) => text.state.said.push('odd')).say('b') });
  follow(t, 'one');
  expect(t.state.said).toEqual(['odd', '0 b']);
});

test('"when" follows its body only if its test holds then', () => {
  const t = readerOf({
    one: (s) =>
      s
        .when(
          (text) => text.state.left === 3,
          (then) => then.say('three').countDown(),
        )
        .when(
          (text) => text.state.left === 3,
          (then) => then.say('again').say('and again'),
        )
        .say('end'),
  });
  follow(t, 'one');
  expect(t.state.said).toEqual(['0 three', '0 end']);
});

test('"when" with an "otherwise" follows one of the two', () => {
  const t = readerOf({
    one: (s) =>
      s
        .when(
          (text) => text.seat === 0,
          (then) => then.say('yes').say('indeed'),
          (other) => other.say('no').say('never'),
        )
        .say('end'),
  });
  follow(t, 'one', { seat: 0 });
  follow(t, 'one', { seat: 1 });
  expect(t.state.said).toEqual(['0 yes', '0 indeed', '0 end', '1 no', '1 never', '1 end']);
});

test('a "when" may stand in a "when"', () => {
  const t = readerOf({
    one: (s) =>
      s.when(
        (text) => text.seat < 2,
        (then) =>
          then.when(
            (text) => text.seat === 1,
            (one) => one.say('one'),
            (none) => none.say('none'),
          ),
        (other) => other.say('two'),
      ),
  });
  for (const seat of [0, 1, 2]) follow(t, 'one', { seat });
  expect(t.state.said).toEqual(['0 none', '1 one', '2 two']);
});

test('"loop" follows its body while its test holds, and then the steps after it', () => {
  const t = readerOf({
    one: (s) =>
      s
        .say('start')
        .loop(
          (text) => text.state.left > 0,
          (each) => each.countDown().say('once'),
        )
        .say('end'),
  });
  follow(t, 'one');
  follow(t, 'one');
  expect(t.state.said).toEqual(['0 start', '0 once', '0 once', '0 once', '0 end', '0 start', '0 end']);
});

test('"each" follows its body for one seat after the other, each of them being "you" there', () => {
  const t = readerOf({
    one: (s) =>
      s
        .each(
          () => [2, 0],
          (each) => each.say('a').say('b'),
        )
        .say('end'),
  });
  follow(t, 'one', { seat: 1 });
  expect(t.state.said).toEqual(['2 a', '2 b', '0 a', '0 b', '1 end']);
});

test('"each" for nobody does nothing', () => {
  const t = readerOf({
    one: (s) =>
      s
        .each(
          () => [],
          (each) => each.say('a'),
        )
        .say('end'),
  });
  follow(t, 'one');
  expect(t.state.said).toEqual(['0 end']);
});

test('in "each", "this", "it" and the seats spared are what they are outside', () => {
  const frames: unknown[] = [];
  const t = readerOf({
    one: (s) =>
      s.each(
        () => [1],
        (each) => each.say('sees').act((text) => frames.push({ ...text.frame })),
      ),
  });
  follow(t, 'one', { seat: 0, card: 14, mark: 2, it: [10, 20], spared: 4 });
  expect(t.state.said).toEqual(['1 sees 10 20']);
  expect(frames).toMatchObject([{ seat: 1, card: 14, mark: 2, it: [10, 20], spared: 4, turn: 0 }]);
});

test('what "it" becomes in "each" is forgotten after it', () => {
  const t = readerOf({
    one: (s) =>
      s
        .each(
          () => [1, 2],
          (each) => each.ask('which', () => oneOf([30, 40])).say('takes'),
        )
        .say('still has'),
  });
  follow(t, 'one', { seat: 0, it: [10] });
  give(t, 3, 4);
  expect(t.state.said).toEqual(['1 takes 30', '2 takes 40', '0 still has 10']);
});

test('an "each" that is come to again begins anew', () => {
  const t = readerOf({
    one: (s) =>
      s.loop(
        (text) => text.state.left > 1,
        (again) =>
          again.countDown().each(
            () => [1, 2],
            (each) => each.say('a'),
          ),
      ),
  });
  follow(t, 'one');
  expect(t.state.said).toEqual(['1 a', '2 a', '1 a', '2 a']);
});

test('the seats of "each" are looked up again after each of them', () => {
  const t = readerOf({
    one: (s) =>
      s.each(
        (text) => [2, 1, 0].slice(0, text.state.left),
        (each) => each.countDown().say('a'),
      ),
  });
  follow(t, 'one');
  expect(t.state.said).toEqual(['2 a', '1 a']);
});

test('verbs of a game stand at its tables inside "each" too', () => {
  const script = new BeadScript().each(
    () => [0],
    (each) => {
      expect(each).toBeInstanceOf(BeadScript);
      return each.say('a').countDown();
    },
  );
  expect(script.steps).toMatchObject([{ op: 'each', body: [{ op: 'act' }, { op: 'act' }] }]);
});
