import { mayOneOf, type Script } from '@nightjar/script';
import { CAUSES, EVENTS, NONE, type Occasion, ROUND_RULES } from './components.ts';
import { canUse } from './paying.ts';
import { activeTile, insert, isExhausted, PASSED, type State, seatsFrom } from './state.ts';
import { RULE, type Text } from './text.ts';

/** What opened a window: the event, who caused it, what it is about, and whether the x2 bonus was taken. */
type Opened = readonly [event: number, by: number, what: number, doubled: number];
const OPENED = 4;

const SELF = CAUSES.indexOf('self');
const OTHER = CAUSES.indexOf('other');
const SUMMONED = EVENTS.indexOf('summoned');
const NO_SPECIALS = ROUND_RULES.indexOf('noBeastSpecials');

/** Opens a window if anybody can use a Beast in it (NRN-14.1, NRN-14.9). It is finished before the text that opened it goes on (NRN-14.6). */
export function open(t: Text, event: Occasion, by: number, what: number = NONE, doubled = 0): void {
  const { state } = t;
  if (areSpecialsOff(state) || !areBeastsOut(state)) return;
  const opened: Opened = [EVENTS.indexOf(event), by, what, doubled];
  for (let seat = 0; seat < state.options.players; seat += 1) {
    if (state.passed[seat] === PASSED.not && mayUseAny(state, seat, opened, NOBODY)) {
      t.begin(RULE.window, { seat: by, it: opened });
      return;
    }
  }
}

/** Whether any Beast that is not for the own turn alone is active. */
function areBeastsOut({ menagerie, exhausted, box }: State): boolean {
  const { kind } = box.beasts;
  for (let seat = 0; seat < menagerie.length; seat += 1) {
    const beasts = menagerie[seat] as number[];
    const down = exhausted[seat] as number;
    for (let enclosure = 0; enclosure < beasts.length; enclosure += 1) {
      const beast = beasts[enclosure] as number;
      if (beast !== NONE && ((down >> enclosure) & 1) === 0 && kind[beast] !== 'action') return true;
    }
  }
  return false;
}

/** Asks the active player first, then the others clockwise (NRN-14.2, NRN-14.11), each once (NRN-14.3). */
export const window = (s: Script<Text>): Script<Text> =>
  s.each(
    (t) => seatsFrom(t.state, t.state.active),
    (each) =>
      each
        .act((t) => {
          t.frame.kept = t.frame.it;
        })
        .loop(mayReact, (again) =>
          again
            .ask('react', (t) => {
              const { length } = t.state.box.beasts.id;
              // NRN-14.9a: two ways to pass in advance stand behind the Beasts.
              return mayOneOf([...usableIn(t), length + PASSED.turn, length + PASSED.round], 'react');
            })
            .act(react),
        ),
  );

const usableIn = (t: Text): number[] =>
  usable(t.state, t.seat, t.frame.kept as unknown as Opened, t.frame.kept.slice(OPENED));

const mayReact = (t: Text): boolean =>
  t.frame.said !== 0 &&
  t.state.passed[t.seat] === PASSED.not &&
  mayUseAny(t.state, t.seat, t.frame.kept as unknown as Opened, t.frame.kept.slice(OPENED));

/** Uses the Beast that was picked, or passes. */
function react(t: Text): void {
  const { state, seat, frame } = t;
  const [beast] = frame.it;
  const { length } = state.box.beasts.id;
  if (beast === undefined) {
    // A player who has passed is not asked again in this window.
    frame.said = 0;
    return;
  }
  if (beast >= length) {
    state.passed[seat] = beast - length;
    t.tell?.({ type: 'passed', seat, until: beast - length === PASSED.turn ? 'turn' : 'round' });
    return;
  }
  const what = frame.kept[2] as number;
  frame.kept = [...frame.kept, beast];
  t.begin(t.places.beast[beast] as number, { seat, card: beast, mark: what });
}

const NOBODY: readonly number[] = [];

/** Beasts that a seat may use in a window, ascending. */
function usable(state: State, seat: number, opened: Opened, used: readonly number[]): number[] {
  const found: number[] = [];
  const { length } = state.menagerie[seat] as number[];
  for (let enclosure = 0; enclosure < length; enclosure += 1) {
    if (isUsable(state, seat, enclosure, opened, used)) insert(found, state.menagerie[seat]?.[enclosure] as number);
  }
  return found;
}

function mayUseAny(state: State, seat: number, opened: Opened, used: readonly number[]): boolean {
  const { length } = state.menagerie[seat] as number[];
  for (let enclosure = 0; enclosure < length; enclosure += 1) {
    if (isUsable(state, seat, enclosure, opened, used)) return true;
  }
  return false;
}

/** Whether the Beast in an Enclosure may be used in a window: once for its event (NRN-14.7), or a Discard ability (NRN-14.8). */
function isUsable(state: State, seat: number, enclosure: number, opened: Opened, used: readonly number[]): boolean {
  const beast = state.menagerie[seat]?.[enclosure] as number;
  if (beast === NONE || isExhausted(state, seat, enclosure) || areSpecialsOff(state)) return false;
  const isFitting = state.box.beasts.kind[beast] === 'discard' || isSetOff(state, seat, beast, opened);
  return isFitting && !used.includes(beast) && canUseBeast(state, seat, beast, opened[2]);
}

/** Whether a Beast waits for this event. */
function isSetOff(state: State, seat: number, beast: number, [event, by, what, doubled]: Opened): boolean {
  const { kind, waits } = state.box.beasts;
  const wait = waits[beast] as (typeof waits)[number];
  if (wait.event !== event) return false;
  if ((wait.by === SELF && by !== seat) || (wait.by === OTHER && by === seat)) return false;
  // NRN-13.10: a Summon ability is for the Beast that was summoned.
  if (kind[beast] === 'summon' && event === SUMMONED && what !== beast) return false;
  if (wait.location !== NONE && wait.location !== activeTile(state)) return false;
  if (wait.resource !== NONE && wait.resource !== what) return false;
  if (wait.isDoubled && doubled === 0) return false;
  return !wait.isTarget || what === seat;
}

/** Whether the ability of an active Beast can be used at all (NRN-1.5, NRN-13.17). */
export function canUseBeast(state: State, seat: number, beast: number, what: number = NONE): boolean {
  const { cost, effect, refreshes } = state.box.beasts;
  if (refreshes[beast] === true && state.refreshers.includes(beast)) return false;
  const doer = { seat, self: beast, what };
  return canUse(state, doer, cost[beast] as (typeof cost)[number], effect[beast] as (typeof effect)[number]);
}

/** Whether special abilities of Beasts are forbidden for the round (NRN-15.25). */
export const areSpecialsOff = (state: State): boolean => ((state.rules >> NO_SPECIALS) & 1) === 1;
