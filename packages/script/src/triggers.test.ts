import { expect, test } from 'vitest';
import { answers, CHOOSE_TRIGGER, oneOf, open, resolve, STOP, wait } from './index.ts';
import { type BeadText, type Build, give, readerOf, setOff, type TriggerText, waits } from './testing/beads.ts';

const may = (text: Build): TriggerText => ({ text, manner: { may: true } });
const plain = (text: Build): TriggerText => ({ text, manner: { plain: true } });

/** Texts that say their name; `a` to `c` are compulsory, `m` and `n` may be passed over, `p` and `q` are plain. */
const named = (): BeadText =>
  readerOf({
    a: (s) => s.say('a'),
    b: (s) => s.say('b'),
    c: (s) => s.say('c'),
    m: may((s) => s.say('m')),
    n: may((s) => s.say('n')),
    p: plain((s) => s.say('p')),
    q: plain((s) => s.say('q')),
  });

/** The answer a trigger goes by. */
const first = (t: BeadText, name: string, about = 0): number => 1 + t.library.place(name) * 100 + about;

test('an event that sets nothing off opens no window', () => {
  const t = named();
  wait(t, 0, []);
  expect(t.state.stack).toEqual([]);
});

test('a trigger comes before the text that caused it goes on', () => {
  const t = readerOf({
    one: (s) =>
      s
        .say('start')
        .act((text) => wait(text, text.seat, [waits(text, 'a', 1)]))
        .say('end'),
    a: (s) => s.say('a'),
  });
  t.begin(t.library.place('one'), { seat: 0 });
  resolve(t);
  expect(t.state.said).toEqual(['0 start', '1 a', '0 end']);
});

test('the only trigger comes without a question, also if it may be passed over', () => {
  const t = named();
  setOff(t, waits(t, 'm', 1, 7));
  expect(t.state.said).toEqual(['1 m 7']);
  expect(t.state.stack).toEqual([]);
});

test('of several triggers their owner picks one, and then among those left', () => {
  const t = named();
  setOff(t, waits(t, 'a', 1), waits(t, 'b', 1), waits(t, 'c', 1));
  expect(open(t)).toEqual({
    name: CHOOSE_TRIGGER,
    seat: 1,
    question: oneOf([0, 1, 2], 'trigger'),
  });
  expect(answers(t)).toEqual([first(t, 'a'), first(t, 'b'), first(t, 'c')]);
  give(t, first(t, 'b'));
  expect(answers(t)).toEqual([first(t, 'a'), first(t, 'c')]);
  give(t, first(t, 'c'));
  expect(t.state.said).toEqual(['1 b', '1 c', '1 a']);
});

test('a trigger is finished before the next one is chosen', () => {
  const t = readerOf({
    a: (s) => s.ask('which', () => oneOf([10, 20])).say('a'),
    b: (s) => s.say('b'),
    c: (s) => s.say('c'),
  });
  setOff(t, waits(t, 'a', 0), waits(t, 'b', 0), waits(t, 'c', 0));
  give(t, first(t, 'a'));
  expect(open(t).name).toBe('which');
  give(t, 2);
  expect(open(t).name).toBe(CHOOSE_TRIGGER);
  give(t, first(t, 'c'));
  expect(t.state.said).toEqual(['0 a 20', '0 c', '0 b']);
});

test('seats come in turn order, and all triggers of one before those of the next', () => {
  const t = named();
  t.state.first = 1;
  setOff(t, waits(t, 'a', 0), waits(t, 'b', 2), waits(t, 'c', 1), waits(t, 'a', 2));
  expect(t.state.said).toEqual(['1 c']);
  expect(open(t)).toMatchObject({ seat: 2, question: { options: [1, 2] } });
  give(t, first(t, 'a'));
  expect(t.state.said).toEqual(['1 c', '2 a', '2 b', '0 a']);
});

test('triggers that may be passed over are passed over together, and the others go on', () => {
  const t = named();
  setOff(t, waits(t, 'm', 0), waits(t, 'n', 0), waits(t, 'a', 1));
  expect(open(t).question).toMatchObject({ min: 0, max: 1 });
  expect(answers(t)).toEqual([STOP, first(t, 'm'), first(t, 'n')]);
  give(t, STOP);
  expect(t.state.said).toEqual(['1 a']);
  expect(t.state.stack).toEqual([]);
});

test('nothing can be passed over while a compulsory trigger is left', () => {
  const t = named();
  setOff(t, waits(t, 'm', 0), waits(t, 'a', 0), waits(t, 'n', 0));
  expect(open(t).question).toMatchObject({ min: 1, max: 1 });
  expect(answers(t)).toEqual([first(t, 'a'), first(t, 'm'), first(t, 'n')]);
  give(t, first(t, 'a'));
  expect(answers(t)).toEqual([STOP, first(t, 'm'), first(t, 'n')]);
  give(t, first(t, 'n'));
  expect(t.state.said).toEqual(['0 a', '0 n', '0 m']);
});

test('plain triggers come in the order in which they were set off', () => {
  const t = named();
  setOff(t, waits(t, 'q', 0), waits(t, 'p', 0), waits(t, 'q', 0));
  expect(t.state.said).toEqual(['0 q', '0 p', '0 q']);
});

test('plain triggers among others are chosen like them', () => {
  const t = named();
  setOff(t, waits(t, 'p', 0), waits(t, 'q', 0), waits(t, 'a', 0));
  expect(answers(t)).toEqual([first(t, 'a'), first(t, 'p'), first(t, 'q')]);
  give(t, first(t, 'a'));
  expect(t.state.said).toEqual(['0 a', '0 p', '0 q']);
});

test('triggers of another seat do not stop plain ones from coming by themselves', () => {
  const t = named();
  setOff(t, waits(t, 'p', 0), waits(t, 'q', 0), waits(t, 'a', 1), waits(t, 'b', 1));
  expect(t.state.said).toEqual(['0 p', '0 q']);
  expect(open(t).seat).toBe(1);
});

test('triggers alike are offered once and come as often as they wait', () => {
  const t = named();
  setOff(t, waits(t, 'a', 0, 5), waits(t, 'a', 0, 5), waits(t, 'a', 0, 6));
  expect(open(t).question.options).toEqual([0, 2]);
  expect(answers(t)).toEqual([first(t, 'a', 5), first(t, 'a', 6)]);
  give(t, first(t, 'a', 5));
  expect(answers(t)).toEqual([first(t, 'a', 5), first(t, 'a', 6)]);
  give(t, first(t, 'a', 6));
  expect(t.state.said).toEqual(['0 a 5', '0 a 6', '0 a 5']);
});

test('triggers all alike come without a question', () => {
  const t = named();
  setOff(t, waits(t, 'a', 0, 5), waits(t, 'a', 0, 5));
  expect(t.state.said).toEqual(['0 a 5', '0 a 5']);
});

/** `late` is possible once something has been counted down, `never` never is. */
const conditional = (): BeadText =>
  readerOf({
    a: (s) => s.say('a').countDown(),
    b: (s) => s.say('b'),
    late: { text: (s) => s.say('late'), manner: { possible: (t) => t.state.left < 3 } },
    never: { text: (s) => s.say('never'), manner: { possible: () => false } },
    mine: { text: (s) => s.say('mine'), manner: { possible: (t) => t.seat === 1 && t.it[0] === 7 && t.card === 12 } },
    p: plain((s) => s.say('p').countDown()),
    q: plain((s) => s.say('q').countDown()),
  });

test('a trigger that is impossible is not offered, and comes once it is possible', () => {
  const t = conditional();
  setOff(t, waits(t, 'late', 0), waits(t, 'a', 0), waits(t, 'b', 0));
  expect(answers(t)).toEqual([first(t, 'a'), first(t, 'b')]);
  give(t, first(t, 'a'));
  expect(answers(t)).toEqual([first(t, 'b'), first(t, 'late')]);
  give(t, first(t, 'late'));
  expect(t.state.said).toEqual(['0 a', '0 late', '0 b']);
});

test('an impossible trigger comes after the only possible one has made it possible', () => {
  const t = conditional();
  setOff(t, waits(t, 'late', 0), waits(t, 'a', 0));
  expect(t.state.said).toEqual(['0 a', '0 late']);
});

test('a window closes when none of those left is possible', () => {
  const t = conditional();
  setOff(t, waits(t, 'never', 0), waits(t, 'never', 1), waits(t, 'b', 2));
  expect(t.state.said).toEqual(['2 b']);
  expect(t.state.stack).toEqual([]);
});

test('whether a trigger is possible is asked of its own owner, card and "it"', () => {
  const t = conditional();
  const { script } = waits(t, 'mine', 0);
  const about = (seat: number, card: number, it: number) => ({ script, seat, card, mark: 0, it: [it] });
  setOff(t, about(0, 12, 7), about(1, 12, 7), about(1, 12, 8), about(1, 13, 7));
  expect(t.state.said).toEqual(['1 mine 7']);
});

test('plain triggers are chosen among where one that is not plain waits and is not yet possible', () => {
  const t = conditional();
  setOff(t, waits(t, 'p', 0), waits(t, 'q', 0), waits(t, 'late', 0));
  expect(answers(t)).toEqual([first(t, 'p'), first(t, 'q')]);
  give(t, first(t, 'q'));
  expect(answers(t)).toEqual([first(t, 'late'), first(t, 'p')]);
  give(t, first(t, 'late'));
  expect(t.state.said).toEqual(['0 q', '0 late', '0 p']);
});

test('a trigger is about its card in its place, and "it" is what it was told', () => {
  const frames: unknown[] = [];
  const t = readerOf({ a: (s) => s.act((text) => frames.push({ ...text.frame })) });
  setOff(t, { script: t.library.place('a'), seat: 2, card: 14, mark: 3, it: [5] });
  expect(frames).toMatchObject([{ seat: 2, card: 14, mark: 3, it: [5], waiting: [] }]);
});

test('triggers caused by a trigger come first, to the end', () => {
  const t = readerOf({
    a: (s) =>
      s
        .say('a')
        .act((text) => wait(text, text.seat, [waits(text, 'c', 0), waits(text, 'c', 1)]))
        .say('a ends'),
    b: (s) => s.say('b'),
    c: (s) => s.say('c'),
  });
  setOff(t, waits(t, 'a', 0), waits(t, 'b', 0));
  give(t, first(t, 'a'));
  expect(t.state.said).toEqual(['0 a', '0 c', '1 c', '0 a ends', '0 b']);
});

test('a trigger added to an open window is offered with those left', () => {
  const t = readerOf({
    a: (s) =>
      s.say('a').act((text) => {
        const window = text.state.stack[0];
        if (window !== undefined) window.waiting = [...window.waiting, waits(text, 'c', 0)];
      }),
    b: (s) => s.say('b'),
    c: (s) => s.say('c'),
  });
  setOff(t, waits(t, 'a', 0), waits(t, 'b', 0));
  give(t, first(t, 'a'));
  expect(answers(t)).toEqual([first(t, 'b'), first(t, 'c')]);
  give(t, first(t, 'c'));
  expect(t.state.said).toEqual(['0 a', '0 c', '0 b']);
});
