import { below, type Tell } from '@nightjar/kernel';
import { FACES, JAR_COLOURS, type Section } from './box.ts';
import { takeToken } from './delivery.ts';
import { named } from './diving.ts';
import type { NoctilucaEvent } from './events.ts';
import { emptySpace } from './seeding.ts';
import { FIRST_ROUND, type State, TEMPEST, tokenValue } from './state.ts';

/** One tempest after each of the solo player's turns (NLC-12.1): a card, a roll, a turn of the arrow. */
export function blow(state: State, tell?: Tell<NoctilucaEvent>): void {
  state.reveals += 1;
  discardTop(state, tell);
  scatter(state, tell);
  turnArrow(state, tell);
  state.stage = 'turnEnd';
}

/** NLC-12.5: the top card of the deck brings the tempest a token of its colour; an empty deck brings none (NLC-12.5a). */
function discardTop(state: State, tell?: Tell<NoctilucaEvent>): void {
  const jar = state.deck.pop();
  if (jar === undefined) return;
  state.under = Math.min(state.under, state.deck.length);
  state.discarded = [...state.discarded, jar];
  const colour = state.box.jars.colour[jar] as number;
  const token = takeToken(state, TEMPEST, colour);
  tell?.({
    type: 'discarded',
    jar: state.box.jars.id[jar] as string,
    colour: JAR_COLOURS[colour] as string,
    token: tokenValue(state.box, token),
  });
}

/** NLC-12.6: the dice of the space rolled go to the lid; an empty one is not rolled for again (NLC-12.7). */
function scatter(state: State, tell?: Tell<NoctilucaEvent>): void {
  const section = state.box.sections[state.arrow] as Section;
  const face = below(state.rng, FACES);
  state.roll = face;
  const space = section.spaces[face] as number;
  const dice = emptySpace(state, space);
  tell?.({
    type: 'rolled',
    number: face + 1,
    section: section.id,
    space: state.box.pool.names[space] as string,
    dice: named(dice),
  });
}

/** NLC-12.8: clockwise in the first round, counter-clockwise in the second. */
function turnArrow(state: State, tell?: Tell<NoctilucaEvent>): void {
  const { length } = state.box.sections;
  state.arrow = (state.arrow + (state.round === FIRST_ROUND ? 1 : length - 1)) % length;
  tell?.({ type: 'turned', section: (state.box.sections[state.arrow] as Section).id });
}
