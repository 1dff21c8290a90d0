import { expect, test } from 'vitest';
import {
  anyOf,
  type Frame,
  frameOf,
  framesFromJson,
  framesToJson,
  mayOneOf,
  oneOf,
  printStack,
  resolve,
  STOP,
} from './index.ts';
import { type BeadText, follow, give, readerOf, setOff, waits } from './testing/beads.ts';

const texts = {
  outer: (s) =>
    s
      .say('outer')
      .act((t) => t.begin(t.library.place('inner'), { seat: 2, card: 15, mark: 1, it: [10, 20], spared: 2 }))
      .say('outer ends'),
  inner: (s) =>
    s
      .act((t) => {
        t.frame.kept = [40];
      })
      .ask('how', () => oneOf([0, 1], 'way'))
      .ask('which', () => anyOf([10, 11, 20]))
      .say('inner'),
  a: (s) => s.say('a'),
  b: (s) => s.say('b'),
} satisfies Parameters<typeof readerOf>[0];

/** In the middle of the second question of the inner text. */
function halfway(): BeadText {
  const t = readerOf(texts);
  follow(t, 'outer', { seat: 1 });
  give(t, 2, 1);
  return t;
}

test('frames are saved under the names of their texts, with all they hold', () => {
  const t = halfway();
  expect(framesToJson(t.state.stack, t.library)).toEqual([
    {
      script: 'outer',
      step: 2,
      seat: 1,
      card: -1,
      mark: -1,
      it: [],
      marks: [],
      said: -1,
      kept: [],
      spared: 0,
      turn: 0,
      waiting: [],
    },
    {
      script: 'inner',
      step: 2,
      seat: 2,
      card: 15,
      mark: 1,
      it: [10, 20],
      marks: [],
      said: 1,
      kept: [40],
      spared: 2,
      turn: 0,
      waiting: [],
    },
  ]);
});

test('triggers that wait are saved under the names of their texts', () => {
  const t = readerOf(texts);
  setOff(t, waits(t, 'a', 1, 5), waits(t, 'b', 1));
  expect(framesToJson(t.state.stack, t.library)).toMatchObject([
    {
      script: 'triggers',
      waiting: [
        { script: 'a', seat: 1, card: -1, mark: -1, it: [5] },
        { script: 'b', seat: 1, card: -1, mark: -1, it: [] },
      ],
    },
  ]);
});

test('what is saved shares nothing with the frames', () => {
  const t = halfway();
  const it = [10, 20];
  const waiting = [{ script: 0, seat: 0, card: 1, mark: 1, it }];
  t.state.stack[0] = { ...frameOf(0, { seat: 0, it, waiting }), marks: it, kept: it };
  const saved = JSON.stringify(framesToJson(t.state.stack, t.library));
  const json = framesToJson(t.state.stack, t.library);
  it.push(30);
  expect(JSON.stringify(json)).toBe(saved);
});

test('a saved text goes on where it stood, also where the texts stand in another order', () => {
  const t = halfway();
  const json: unknown = JSON.parse(JSON.stringify(framesToJson(t.state.stack, t.library)));
  const { outer, inner, a, b } = texts;
  const other = readerOf({ b, inner, more: (s) => s.say('more'), a, outer });
  expect(other.library.place('outer')).not.toBe(t.library.place('outer'));

  other.state.stack.push(...framesFromJson(json as never, other.library));
  other.state.picks = t.state.picks;
  for (const reader of [t, other]) give(reader, 2, STOP);

  expect(t.state.said).toEqual(['1 outer', '2 inner 10 20', '1 outer ends']);
  expect(other.state.said).toEqual(['2 inner 10 20', '1 outer ends']);
});

test('saved triggers come as they would have', () => {
  const t = readerOf(texts);
  setOff(t, waits(t, 'a', 1, 5), waits(t, 'b', 1));
  const json: unknown = JSON.parse(JSON.stringify(framesToJson(t.state.stack, t.library)));
  const { b, a } = texts;
  const other = readerOf({ b, a });

  other.state.stack.push(...framesFromJson(json as never, other.library));
  resolve(other);
  give(other, 1 + other.library.place('b') * 100);

  expect(other.state.said).toEqual(['1 b', '1 a 5']);
});

test('a saved text that the library does not know is refused', () => {
  const t = halfway();
  const json = framesToJson(t.state.stack, t.library);
  expect(() => framesFromJson(json, readerOf({ outer: texts.outer }).library)).toThrow('no text is called inner');
});

test('a stack is printed outermost first, each text with the step it stands at', () => {
  const t = halfway();
  expect(printStack(t.state.stack, t.library)).toBe('outer@2 › inner@2');
  expect(printStack([], t.library)).toBe('');
});

test('a stack names the texts inside a text and the window of triggers', () => {
  const t = readerOf({
    one: (s) =>
      s.each(
        () => [1],
        (each) => each.say('a').ask('which', () => mayOneOf([10])),
      ),
    two: (s) => s.say('two'),
  });
  follow(t, 'one');
  expect(printStack(t.state.stack, t.library)).toBe('one@0 › one.1@1');
  const other = readerOf(texts);
  setOff(other, waits(other, 'a', 0), waits(other, 'b', 0));
  expect(printStack(other.state.stack, other.library)).toBe('triggers@0');
});

test('the marks of what a text is about are saved with it, so that what has moved meanwhile is known', () => {
  const t = halfway();
  (t.state.stack[1] as Frame).marks = [3, 4];

  const saved = framesFromJson(framesToJson(t.state.stack, t.library), t.library);

  expect(saved[1]?.marks).toEqual([3, 4]);
});
