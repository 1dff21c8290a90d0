import { NOTHING, oneOf, type Script } from '@nightjar/script';
import { discardCurse, drawCurse, removeCurse } from './deck.ts';
import { moment } from './moment.ts';
import { cursable } from './needs.ts';
import { insert, type State } from './state.ts';
import { AIMED, RULE, type Text } from './text.ts';
import { open } from './window.ts';

/** Draws a Curse, shows it, aims it, and places it unless it is cancelled (NRN-16.1 to NRN-16.6). */
export const giveCurse = (s: Script<Text>): Script<Text> =>
  s
    .act((t) => {
      t.frame.kept = [drawCurse(t, t.seat)];
    })
    .ask('curseTarget', (t) => oneOf(cursable(t.state, t.seat), 'curseTarget'))
    .act((t) => {
      const target = t.it[0] as number;
      t.frame.kept = [t.kept[0] as number, target];
      open(t, 'curseIncoming', t.seat, target);
    })
    .when(
      (t) => t.kept.length === AIMED,
      (placed) => placed.act(makeRoom).act(place),
      (cancelled) =>
        cancelled.act((t) => {
          discardCurse(t.state, t.kept[0] as number);
          t.frame.kept = NOTHING;
        }),
    );

/** NRN-16.6: the fourth Curse replaces one that its receiver chooses. */
function makeRoom(t: Text): void {
  const target = t.kept[1] as number;
  const { curses, box } = t.state;
  if ((curses[target] as number[]).length >= box.limits.curses) t.begin(RULE.replaceCurse, { seat: target });
}

function place(t: Text): void {
  const [curse, target] = t.kept as readonly [number, number];
  insert(t.state.curses[target] as number[], curse);
  t.frame.kept = NOTHING;
  t.tell?.({ type: 'cursed', seat: target, by: t.seat, curse: t.state.box.curses.id[curse] as string });
  moment(t, t.seat, 'curseGiven');
}

/** Curses of a seat, equal ones once. */
export const cursesOf = (state: State, seat: number): number[] => [...new Set(state.curses[seat] as number[])];

/** The owner of three Curses discards one for the fourth. */
export const replaceCurse = (s: Script<Text>): Script<Text> =>
  s
    .ask('replaceCurse', (t) => oneOf(cursesOf(t.state, t.seat), 'replaceCurse'))
    .act((t) => removeCurse(t, t.seat, t.it[0] as number));
