import { type Checked, canonical, type Eyes, type Json, type Rng } from '@nightjar/kernel';
import { checked, object, own, refuse } from '@nightjar/kernel/reader';
import { answersTo, isAsking, labelIn, NOTHING, open } from '@nightjar/script';
import { cardMeant, type Draft, dealRest, draftOf } from './draft.ts';
import { framesOf } from './frames.ts';
import { audit } from './inventory.ts';
import { text } from './library.ts';
import { legal } from './questions.ts';
import { othersReact } from './reacting.ts';
import { readSeen, type Seen } from './seen.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/**
 * A state that looks like this to these eyes. The things they see are laid out and the texts under way are begun again; then
 * each seat's hidden cards are dealt from what it owns, so that the player who is asked has a choice.
 */
export const imagine = (json: Json, eyes: Eyes, random: Rng): Checked<State> =>
  checked(() => {
    const seen = readSeen(json, '');
    const draft = draftOf(seen, random);
    const { state } = draft;
    state.stack.push(...framesOf(draft, seen));
    state.moved = state.kind.map(() => 0);
    const dealt = dealRest(draft);
    state.bonds = bondsOf(state, seen);
    mustAsk(state);
    othersReact(state, eyes);
    pickedSoFar(draft, seen, dealt);
    const wrong = audit(state);
    if (wrong !== null) refuse('', wrong);
    mustLookLike(state, eyes, json);
    return state;
  });

function bondsOf({ play }: State, { underway }: Seen): State['bonds'] {
  return underway.bonds.map(({ seat, by, card }, i) => {
    const where = `underway.bonds[${i}]`;
    const at = (place: number): number => play[seat]?.[place] ?? refuse(where, 'there is no such card in play');
    return { by: at(by), byMark: 0, card: at(card), mark: 0 };
  });
}

const PHASES_THAT_ASK = ['action', 'treasure', 'buy', 'night', 'over'];

function mustAsk(state: State): void {
  text.lookAt(state);
  if (state.stack.length === 0 ? !PHASES_THAT_ASK.includes(state.phase) : state.phase === 'over' || !isAsking(text))
    refuse('underway.texts', 'nobody is asked anything');
}

/** Picks that these eyes have made, or as many as they know of another player, who then has something to choose from. */
function pickedSoFar(draft: Draft, { decision, underway }: Seen, dealt: readonly (readonly number[])[]): void {
  const { state } = draft;
  if (decision === null) return;
  if (underway.picks !== null) {
    state.picks = underway.picks.map((one) => cardMeant(draft, one).card);
    return;
  }
  const { seat, made } = decision;
  const hidden = dealt[seat] as readonly number[];
  const offered = [...(state.hand[seat] as number[]), ...(state.limbo[seat] as number[])];
  const held = hidden.filter((card) => offered.includes(card));
  const others = hidden.filter((card) => !offered.includes(card));
  while (choices(state, made) < 2 && maybeSwap(state, made, { held, others }));
}

interface Hidden {
  readonly held: readonly number[];
  readonly others: readonly number[];
}

/** Exchanges a card held for one that gives more to choose from; false if there is none. */
function maybeSwap(state: State, made: number, { held, others }: Hidden): boolean {
  const before = choices(state, made);
  const { kind } = state;
  for (const one of held) {
    for (const other of others) {
      if (kind[one] === kind[other]) continue;
      const [was, is] = [kind[one] as number, kind[other] as number];
      [kind[one], kind[other]] = [is, was];
      if (choices(state, made) > before) return true;
      [kind[one], kind[other]] = [was, is];
    }
  }
  return false;
}

/** Makes so many picks, and counts the answers there are then; the cards missing for those picks count against it. */
function choices(state: State, made: number): number {
  if (state.stack.length === 0) return legal(state).length;
  text.lookAt(state);
  const { question } = open(text);
  const { options, max } = question;
  if (options.length < made) return options.length - made;
  const label = labelIn(text);
  state.picks =
    made === 0
      ? NOTHING
      : options.toSorted((one, other) => label(question, one) - label(question, other)).slice(0, made);
  const answers = answersTo(question, state.picks, label);
  // To stop is no choice where there is nothing to pick.
  return max === 0 ? 0 : answers.length;
}

/** The proof that the view was one: the state gives the same view. */
function mustLookLike(state: State, eyes: Eyes, json: Json): void {
  const seen = object(json, '');
  for (const [key, field] of Object.entries(view(state, eyes))) {
    if (canonical(field) !== canonical(own(seen, key) ?? null)) refuse(key, 'does not fit the rest of the view');
  }
}
