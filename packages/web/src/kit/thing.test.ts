import { expect, test } from 'vitest';
import { type Leading, thing } from './thing.ts';

/** A thing on a board that notes what was done. */
function lying(leading: Leading, board: { answers?: string[]; preview?: string; chosen?: string } = {}) {
  const done: string[] = [];
  const note =
    (what: string) =>
    (text: string | null): void =>
      void done.push(`${what} ${text ?? 'nothing'}`);
  const { answers = ['a', 'b'], preview = null, chosen = null } = board;
  const hands = {
    onAnswer: (to: readonly string[], picks: object = {}): void =>
      void done.push(['presses', ...to, ...Object.entries(picks).flat()].join(' ')),
    onPick: (picked: object): void => void done.push(['picks', ...Object.entries(picked).flat()].join(' ')),
    onPreview: note('shows'),
    onTry: note('tries'),
  };
  const attributes = thing({ answers, preview, chosen, ...hands }, leading);
  const event = (pointerType: string): never => ({ target: new EventTarget(), pointerType }) as never;
  return {
    done,
    attributes,
    click: () => attributes.onClick(event('mouse')),
    enter: (by: string) => attributes.onPointerEnter(event(by)),
    over: (by: string) => attributes.onPointerOver(event(by)),
  };
}

test('what leads to an answer is lit, brighter while it is pointed at or armed', () => {
  const stateWith = (board: Parameters<typeof lying>[1]) => lying({ to: ['a'] }, board).attributes['data-state'];
  expect(stateWith({})).toBe('legal');
  expect(stateWith({ preview: 'a' })).toBe('focus');
  expect(stateWith({ chosen: 'a' })).toBe('focus');
  expect(stateWith({ preview: 'b', chosen: 'a' })).toBe('legal');
});

test('what leads nowhere is quiet while something is asked, and says why not when it is pressed', () => {
  const quiet = lying({ to: [], tried: () => 'c' });
  expect(quiet.attributes['data-state']).toBe('quiet');
  quiet.enter('mouse');
  quiet.attributes.onFocus();
  quiet.click();
  expect(quiet.done).toEqual(['tries c']);
  expect(lying({ to: [] }, { answers: [] }).attributes['data-state']).toBeUndefined();
});

test('a mouse shows by pointing and keys by focus; a finger has no pointing', () => {
  const one = lying({ to: ['a', 'b'] });
  one.enter('touch');
  one.enter('mouse');
  one.attributes.onFocus();
  one.attributes.onBlur();
  expect(one.done).toEqual(['shows a', 'shows a', 'shows nothing']);
});

test('pressed, it says what it leads to and what is picked with it', () => {
  const whole = lying({ to: ['a', 'b'], picks: { space: 'b2' } });
  whole.click();
  expect(whole.done).toEqual(['presses a b space b2']);
  expect(whole.attributes['aria-pressed']).toBeUndefined();
});

test('half of an answer is picked, and let go where it is picked already', () => {
  const half = { to: ['a', 'b'], points: null, isHalf: true, picks: { token: '5' } };
  const open = lying(half);
  open.click();
  open.enter('mouse');
  expect([open.attributes['aria-pressed'], open.attributes['data-state']]).toEqual([false, 'legal']);
  expect(open.done).toEqual(['picks token 5', 'shows nothing']);
  const picked = lying({ ...half, isPicked: true });
  picked.click();
  expect([picked.attributes['aria-pressed'], picked.attributes['data-state']]).toEqual([true, 'focus']);
  expect(picked.done).toEqual(['picks']);
});

test('a part of it under the pointer leads to an answer of its own', () => {
  const whole = lying({ to: ['a'], parts: () => 'a\nsix' });
  whole.over('mouse');
  whole.click();
  expect(whole.done).toEqual(['shows a\nsix', 'presses a\nsix']);
});

test('Tab leads to one of many, and to each where nothing is said', () => {
  expect(lying({ to: ['a'], isStop: true }).attributes.tabIndex).toBe(0);
  expect(lying({ to: ['a'], isStop: false }).attributes.tabIndex).toBe(-1);
  expect(lying({ to: ['a'] }).attributes.tabIndex).toBeUndefined();
});
