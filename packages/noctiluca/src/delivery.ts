import { exchanged, type Tell } from '@nightjar/kernel';
import { DRAWN_JARS, JAR_COLOURS } from './box.ts';
import type { NoctilucaEvent } from './events.ts';
import { changed, isSolo, longer, NONE, nextFull, nextSeat, type State, tokenOf, tokenValue } from './state.ts';

/** Players deliver in turn order, the active one first, each all their full jars (NLC-8.3, NLC-8.3a). */
export function findDelivery(state: State, tell?: Tell<NoctilucaEvent>): void {
  let seat = state.active;
  for (let i = 0; i < state.served; i += 1) seat = nextSeat(state, seat);
  for (; state.served < state.options.players; state.served += 1) {
    const full = nextFull(state, seat, 0);
    if (full !== NONE) {
      state.turn = seat;
      if (nextFull(state, seat, full + 1) !== NONE) state.stage = 'deliver';
      else deliver(state, full, tell);
      return;
    }
    seat = nextSeat(state, seat);
  }
  state.stage = isSolo(state) ? 'tempest' : 'turnEnd';
}

/** A full jar is delivered: its dice go to the lid, its player takes the top token of its colour (NLC-8.4–8.4b). */
export function deliver(state: State, slot: number, tell?: Tell<NoctilucaEvent>): void {
  const seat = state.turn;
  const jars = state.jars[seat] as readonly number[];
  const jar = jars[slot] as number;
  const left = jars.filter((other) => other !== jar);
  state.jars = exchanged(state.jars, seat, left);
  state.lid += (state.dice[seat] as number[]).splice(slot, 1)[0] as number;
  state.delivered = longer(state.delivered, seat, jar);
  const colour = state.box.jars.colour[jar] as number;
  const token = takeToken(state, seat, colour);
  tell?.({
    type: 'delivered',
    seat,
    jar: state.box.jars.id[jar] as string,
    colour: JAR_COLOURS[colour] as string,
    token: tokenValue(state.box, token),
  });
  state.stage = 'renewing';
}

/** The top token of a colour goes to a side. */
export function takeToken(state: State, side: number, colour: number): number {
  const token = tokenOf(state.box, colour, state.taken[colour] as number);
  state.taken = changed(state.taken, colour, 1);
  state.tokens = longer(state.tokens, side, token);
  return token;
}

/** Piles that are not empty, ascending. */
export function openPiles({ piles }: State): number[] {
  const open: number[] = [];
  for (let pile = 0; pile < piles.length; pile += 1) if ((piles[pile] as number[]).length > 0) open.push(pile);
  return open;
}

/** After a delivery comes a new jar, before anything else (NLC-8.5a): from a pile (NLC-8.6), or alone from the deck (NLC-12.3). */
export function findJar(state: State, tell?: Tell<NoctilucaEvent>): void {
  if (isSolo(state)) return drawJars(state, tell);
  const open = openPiles(state);
  if (open.length > 1) {
    state.stage = 'jar';
    return;
  }
  if (open.length === 1) takeJar(state, open[0] as number, tell);
  else goWithout(state, tell);
}

/** The top card of a pile; the next one is seen at once (NLC-8.7). */
export function takeJar(state: State, pile: number, tell?: Tell<NoctilucaEvent>): void {
  const cards = state.piles[pile] as readonly number[];
  const jar = cards.at(-1) as number;
  state.piles = exchanged(state.piles, pile, cards.slice(0, -1));
  if (cards.length > 1) state.reveals += 1;
  addJar(state, jar);
  tell?.({ type: 'took', seat: state.turn, jar: state.box.jars.id[jar] as string, pile: pile + 1 });
}

/** NLC-8.9, NLC-12.4: nothing replaces a jar that is not there. */
function goWithout(state: State, tell?: Tell<NoctilucaEvent>): void {
  tell?.({ type: 'noJar', seat: state.turn });
  state.stage = 'delivering';
}

function addJar(state: State, jar: number): void {
  state.jars = longer(state.jars, state.turn, jar);
  (state.dice[state.turn] as number[]).push(0);
  state.stage = 'delivering';
}

/** The solo player looks at the top two cards; a single one is taken (NLC-12.3, NLC-12.4). */
function drawJars(state: State, tell?: Tell<NoctilucaEvent>): void {
  const { id } = state.box.jars;
  if (state.deck.length === 0) return goWithout(state, tell);
  state.reveals += 1;
  state.drawn = state.deck.splice(-DRAWN_JARS).reverse();
  state.under = Math.min(state.under, state.deck.length);
  tell?.({
    type: 'drew',
    seat: state.turn,
    count: state.drawn.length,
    drawn: state.drawn.map((jar) => id[jar] as string),
  });
  if (state.drawn.length > 1) state.stage = 'draw';
  else keepJar(state, state.drawn[0] as number, tell);
}

/** One card is kept; the other goes face down under the deck, and the player knows it lies there (NLC-14.9). */
export function keepJar(state: State, jar: number, tell?: Tell<NoctilucaEvent>): void {
  for (const other of state.drawn) {
    if (other === jar) continue;
    state.deck.unshift(other);
    state.under += 1;
  }
  state.drawn = [];
  addJar(state, jar);
  tell?.({ type: 'kept', seat: state.turn, jar: state.box.jars.id[jar] as string });
}
