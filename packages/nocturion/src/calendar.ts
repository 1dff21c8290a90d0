import { NONE, SEASONS } from './components.ts';
import type { State } from './state.ts';
import type { Text } from './text.ts';

/** Moves the Season Tracker clockwise to the next spot of a Resource (NRN-10.2); from the Supply to that of Winter (NRN-10.1). */
export function moveTracker(t: Text, resource: number): void {
  const { tracker, box } = t.state;
  const { calendar } = box;
  if (tracker === NONE) return putTracker(t, calendar.resource.indexOf(resource));
  const spot = calendar.next[tracker * box.tokens.length + resource] as number;
  // NRN-10.5: the circuit begins anew.
  if (spot <= tracker) passYear(t);
  putTracker(t, spot);
}

function putTracker(t: Text, spot: number): void {
  const { state } = t;
  state.tracker = spot;
  state.isMoved = true;
  t.tell?.({ type: 'tracker', spot, season: SEASONS[seasonAt(state, spot)] as string });
}

/** NRN-10.5, NRN-10.6; in the Last Year the round becomes the final one (NRN-10.7), and the Year Tracker stays (NRN-10.7a). */
function passYear(t: Text): void {
  const { state } = t;
  if (state.year < lastYear(state)) {
    state.year += 1;
    t.tell?.({ type: 'year', year: state.year });
  } else if (!state.isFinal) {
    state.isFinal = true;
    t.tell?.({ type: 'finalRound' });
  }
}

export const lastYear = ({ box, options }: State): number => box.years[options.players] as number;

const seasonAt = ({ box }: State, spot: number): number => box.calendar.season[spot] as number;

/** The District the x2 arm points to; NONE while the tracker is in the Supply (NRN-10.3). */
export const x2District = (state: State): number =>
  state.tracker === NONE ? NONE : (state.box.calendar.x2[seasonAt(state, state.tracker)] as number);

/** The District the cart arm points to. */
export const cartDistrict = (state: State): number =>
  state.tracker === NONE ? NONE : (state.box.calendar.cart[seasonAt(state, state.tracker)] as number);

/** NRN-4.3: a tracker that nobody moved goes on to the next season, or to the first spot of Winter (NRN-4.3a). */
export function moveIdleTracker(t: Text): void {
  const { state } = t;
  if (state.isMoved) return;
  const { first } = state.box.calendar;
  const season = state.tracker === NONE ? 0 : (seasonAt(state, state.tracker) + 1) % SEASONS.length;
  if (state.tracker !== NONE && season === 0) passYear(t);
  putTracker(t, first[season] as number);
}
