import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answers,
  anyOf,
  arranged,
  byPlace,
  copyFrame,
  exactly,
  type Frame,
  frameOf,
  inOrder,
  isAsking,
  mayOneOf,
  NONE,
  oneOf,
  open,
  type Question,
  resolve,
  STOP,
  TRIGGERS,
  upTo,
} from './index.ts';
import { type BeadText, colourOf, follow, give, readerOf } from './testing/beads.ts';

/** A text that asks this and then says what "it" is. */
const asking = (question: (t: BeadText) => Question): BeadText =>
  readerOf({ one: (s) => s.ask('which', question).say('has') });

test('where no text is begun there is nothing to follow', () => {
  const t = readerOf({});
  resolve(t);
  expect([t.state.said, t.state.stack]).toEqual([[], []]);
});

test('a text that begins another is gone on with after the other has ended', () => {
  const t = readerOf({
    one: (s) =>
      s
        .say('a')
        .act((text) => text.begin(text.library.place('two'), { seat: 2 }))
        .say('c'),
    two: (s) => s.say('b').ask('which', () => oneOf([10, 20])),
  });
  follow(t, 'one', { seat: 1 });
  expect(t.state.said).toEqual(['1 a', '2 b']);
  give(t, 2);
  expect(t.state.said).toEqual(['1 a', '2 b', '1 c']);
});

test('a question waits for its seat, by its name', () => {
  const t = asking(() => oneOf([10, 20]));
  follow(t, 'one', { seat: 2 });
  expect(open(t)).toEqual({ name: 'which', seat: 2, question: oneOf([10, 20]) });
  expect(answers(t)).toEqual([1, 2]);
  expect(t.state.said).toEqual([]);
});

test('the open question is that of its own text, whatever was looked at before', () => {
  const t = asking((text) => oneOf([30, 40, ...text.it]));
  follow(t, 'one', { seat: 0, it: [10] });
  t.frame = frameOf(0, { seat: 2, it: [20] });
  expect(open(t).question.options).toEqual([30, 40, 10]);
  expect(answers(t)).toEqual([1, 3, 4]);
});

test('a question is put together once for all that is asked about it and all its picks, and anew when it comes again', () => {
  let times = 0;
  const t = readerOf({
    one: (s) =>
      s.loop(
        () => times < 3,
        (again) =>
          again.ask('which', () => {
            times += 1;
            return exactly(2, [10, 20, 30]);
          }),
      ),
  });
  follow(t, 'one');
  expect([open(t), answers(t)]).toEqual([open(t), [1, 2, 3]]);
  give(t, 1);
  expect([answers(t), times]).toEqual([[2, 3], 1]);
  give(t, 2);
  expect([answers(t), times]).toEqual([[1, 2, 3], 2]);
});

test('a table that was copied, or set up otherwise, is asked for itself', () => {
  const t = asking(({ state }) => oneOf(state.left === 3 ? [10, 20] : [20, 30]));
  follow(t, 'one');
  expect(answers(t)).toEqual([1, 2]);
  t.state = { ...t.state, stack: t.state.stack.map(copyFrame), left: 1 };
  expect(answers(t)).toEqual([2, 3]);
});

test('what is picked becomes "it", with where it was', () => {
  const t = readerOf({ one: (s) => s.ask('which', () => oneOf([10, 20])).act((text) => marks.push(text.frame.marks)) });
  const marks: unknown[] = [];
  t.state.moves[20] = 5;
  follow(t, 'one');
  give(t, 2);
  expect(marks).toEqual([[5]]);
});

test('picks that are no cards have no place to be marked', () => {
  const t = readerOf({
    one: (s) =>
      s
        .ask('which', () => oneOf([3, 4], 'pile'))
        .act((text) => found.push([text.it, text.frame.marks, text.frame.said])),
  });
  const found: unknown[] = [];
  follow(t, 'one');
  expect(answers(t)).toEqual([4, 5]);
  give(t, 5);
  expect(found).toEqual([[[4], [], NONE]]);
});

test('an answer in words is remembered as said and leaves "it" alone', () => {
  const t = readerOf({
    one: (s) =>
      s
        .ask('how', () => oneOf([0, 1], 'way'))
        .when(
          (text) => text.frame.said === 1,
          (then) => then.say('second'),
          (other) => other.say('first'),
        ),
  });
  follow(t, 'one', { seat: 0, it: [10] });
  give(t, 2);
  follow(t, 'one', { seat: 0, it: [10] });
  give(t, 1);
  expect(t.state.said).toEqual(['0 second 10', '0 first 10']);
});

test('a question with no option is not asked, and "it" is nothing', () => {
  for (const question of [oneOf([]), mayOneOf([]), anyOf([]), exactly(0, [10]), arranged([])]) {
    const t = asking(() => question);
    follow(t, 'one', { seat: 0, it: [40] });
    expect(t.state.said).toEqual(['0 has']);
  }
});

test('a question that takes all there is, is not asked', () => {
  for (const question of [oneOf([10]), exactly(2, [20, 10]), inOrder(exactly(3, [20, 10]))]) {
    const t = asking(() => question);
    follow(t, 'one');
    expect(t.state.said).toEqual([['0 has', ...question.options].join(' ')]);
  }
});

test('an order of all there is, is asked', () => {
  const t = asking(() => arranged([10, 20, 30]));
  follow(t, 'one');
  expect(answers(t)).toEqual([1, 2, 3]);
  give(t, 3);
  expect(answers(t)).toEqual([1, 2]);
  give(t, 1);
  expect(t.state.said).toEqual(['0 has 30 10 20']);
});

test('options all alike are not asked about, nor is their order', () => {
  const one = asking(() => oneOf([11, 10]));
  follow(one, 'one');
  expect(one.state.said).toEqual(['0 has 11']);
  const order = asking(() => arranged([12, 10, 11]));
  follow(order, 'one');
  expect(order.state.said).toEqual(['0 has 12 10 11']);
});

test('what may be declined is asked, even about one option', () => {
  const t = asking(() => mayOneOf([10]));
  follow(t, 'one');
  expect(answers(t)).toEqual([STOP, 1]);
  give(t, STOP);
  expect(t.state.said).toEqual(['0 has']);
});

test('several picks are made one at a time, up to the most', () => {
  const t = asking(() => upTo(2, [10, 20, 30]));
  follow(t, 'one');
  give(t, 1);
  expect(t.state.picks).toEqual([10]);
  expect(t.state.said).toEqual([]);
  give(t, 3);
  expect(t.state.said).toEqual(['0 has 10 30']);
  expect(t.state.picks).toEqual([]);
});

test('a choice that is ended keeps what was picked until then', () => {
  const t = asking(() => anyOf([10, 20, 30]));
  follow(t, 'one');
  give(t, 2, STOP);
  expect(t.state.said).toEqual(['0 has 20']);
});

test('a choice stays open while something is left to pick, and is over when nothing is', () => {
  const t = asking(() => anyOf([10, 20, 30]));
  follow(t, 'one');
  give(t, 3);
  expect(answers(t)).toEqual([STOP, 1, 2]);
  give(t, 1);
  expect(answers(t)).toEqual([STOP, 2]);
  expect(t.state.said).toEqual([]);
  give(t, 2);
  expect(t.state.said).toEqual(['0 has 10 20 30']);
});

test('the highest option first ends nothing, and leaves all others to be picked', () => {
  for (const question of [upTo(2, [10, 20, 30]), exactly(2, [10, 20, 30]), byPlace(upTo(2, [10, 20, 30]))]) {
    const t = asking(() => question);
    follow(t, 'one');
    give(t, 3);
    expect(answers(t).filter((answer) => answer !== STOP)).toEqual([1, 2]);
    give(t, 1);
    expect(t.state.said).toEqual(['0 has 10 30']);
  }
});

test('alike options are picked one after the other', () => {
  const t = asking(() => upTo(2, [10, 11, 12]));
  follow(t, 'one');
  give(t, 1, 1);
  expect(t.state.said).toEqual(['0 has 10 11']);
});

test('picks that are forced once others are made are not asked for', () => {
  const t = asking(() => exactly(3, [10, 11, 12, 20]));
  follow(t, 'one');
  give(t, 2);
  expect(t.state.said).toEqual(['0 has 10 11 20']);
});

test('of options alike the least number is picked without asking, and more are asked for', () => {
  const t = asking(() => ({ ...upTo(3, [10, 11, 12]), min: 1 }));
  follow(t, 'one');
  expect([t.state.picks, answers(t)]).toEqual([[10], [STOP, 1]]);
  give(t, STOP);
  expect(t.state.said).toEqual(['0 has 10']);
});

/** Picks beads of these colours in the order in which they stand, and ends the choice unless it is over by then. */
function picksAll(t: BeadText, colours: readonly number[]): void {
  const wanted = [...colours];
  while (t.state.stack.length > 0) {
    // Forced triggers come by themselves, in any order.
    const left = [...wanted];
    for (const picked of t.state.picks) left.splice(left.indexOf(colourOf(picked)), 1);
    const legal = answers(t);
    expect(legal).toEqual(expect.arrayContaining(left));
    give(t, left[0] ?? STOP);
  }
}

test('equal sets end in equal states, whatever came first, and no choice closes before its set is complete', () => {
  const beads = fc.uniqueArray(fc.integer({ min: 10, max: 59 }), { minLength: 2, maxLength: 8 });
  const sets = beads.chain((options) =>
    fc.subarray(options).chain((set) =>
      fc.record({
        options: fc.constant(options),
        least: fc.nat(set.length),
        most: fc.integer({ min: set.length, max: options.length }),
        ways: fc.tuple(...[set, set].map((all) => fc.shuffledSubarray(all, { minLength: all.length }))),
      }),
    ),
  );
  fc.assert(
    fc.property(sets, ({ options, least, most, ways }) => {
      const readers = ways.map((way) => {
        const t = asking(() => ({ ...upTo(most, options), min: least }));
        follow(t, 'one');
        picksAll(t, way.map(colourOf));
        return t;
      });
      expect(readers[0]?.state.said.join(' ').split(' ')).toHaveLength(2 + (ways[0]?.length ?? 0));
      expect(readers[1]?.state).toEqual(readers[0]?.state);
    }),
    { seed: 12, numRuns: 300 },
  );
});

test('picks in an order stay in the order in which they were made', () => {
  const t = asking(() => inOrder(exactly(2, [10, 20, 30])));
  follow(t, 'one');
  give(t, 3, 1);
  expect(t.state.said).toEqual(['0 has 30 10']);
});

test('each question of a text is asked afresh', () => {
  const t = readerOf({
    one: (s) =>
      s
        .ask('first', () => anyOf([10, 20]))
        .ask('second', (text) => oneOf([30, 40, ...text.it]))
        .say('has'),
  });
  follow(t, 'one');
  give(t, 2, STOP);
  expect(open(t).name).toBe('second');
  expect(answers(t)).toEqual([2, 3, 4]);
  give(t, 2);
  expect(t.state.said).toEqual(['0 has 20']);
});

test('a stack asks something where its last text stands at a question, and not where it has ended or none is begun', () => {
  const t = asking(() => oneOf([10, 20]));
  expect(isAsking(t)).toBe(false);
  follow(t, 'one', { seat: 1 });
  expect(isAsking(t)).toBe(true);
  (t.state.stack.at(-1) as Frame).step += 1;
  expect(isAsking(t)).toBe(false);
  t.state.stack.push(frameOf(TRIGGERS, { seat: 1 }));
  expect(isAsking(t)).toBe(false);
});

/** The same at an even pace: others see that there are so many beads, and not which. */
const evenly = (question: (t: BeadText) => Question, beads: number): BeadText => {
  const t = readerOf({ one: (s) => s.ask('which', question, () => beads).say('has') });
  Object.defineProperty(t, 'isEven', { value: true });
  follow(t, 'one');
  return t;
};

test('at an even pace a question is asked wherever others would expect a choice, and has one answer where there is none', () => {
  expect(answers(evenly(() => mayOneOf([]), 3))).toEqual([STOP]);
  expect(answers(evenly(() => oneOf([10]), 3))).toEqual([1]);
  expect(answers(evenly(() => exactly(2, [10, 11, 12]), 3))).toEqual([1]);
  expect(evenly(() => mayOneOf([]), 0).state.said).toEqual(['0 has']);
  expect(evenly(() => exactly(2, [10, 11]), 2).state.said).toEqual(['0 has 10 11']);
});

test('at an even pace that nothing is left to pick is hidden too, until all know it', () => {
  const t = evenly(() => anyOf([10]), 2);
  give(t, 1);
  expect(answers(t)).toEqual([STOP]);
  give(t, STOP);
  expect(t.state.said).toEqual(['0 has 10']);
  const two = evenly(() => inOrder(arranged([10, 11])), 2);
  give(two, 1);
  expect(two.state.said).toEqual(['0 has 10 11']);
});
