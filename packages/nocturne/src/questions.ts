import { type Action, type Decision, type Tell, wholes } from '@nightjar/kernel';
import { castKind, castSpace, legalAnswers, legalStarts, PASS, wayOf } from './casting.ts';
import { run } from './course.ts';
import { hoard, keep, OPEN, offersDrawn, openChest, orderEffects, settle, swap, swaps } from './effects.ts';
import { arrange, brewingDone, copyTile, mark, marksOpen, mirrorOffers, stonesOf, tiersOpen } from './ending.ts';
import type { NocturneEvent } from './events.ts';
import { cast, pass } from './phase.ts';
import { nameFirst, takeCharacter } from './setup.ts';
import { dedicateNext, gift, gifts, offer, offers, spriteOffers, takeBackNext, takeSprite } from './sprite.ts';
import { NONE, type Question, type State } from './state.ts';

/** The clause behind each question (Appendix B of the rules). */
const RULES: { readonly [question in Question]: string } = {
  firstPlayer: 'NOC-3.14',
  character: 'NOC-3.2a',
  start: 'NOC-9.2',
  answer: 'NOC-5.2',
  dedicate: 'NOC-8.4a',
  offer: 'NOC-8.4c',
  gift: 'NOC-4.7',
  swap: 'NOC-25.13',
  chest: 'NOC-11.3',
  runestone: 'NOC-11.2',
  hoard: 'NOC-4.9',
  effect: 'NOC-4.9a',
  sprite: 'NOC-14.2',
  mirror: 'NOC-17.3',
  brewing: 'NOC-18.19a',
  tier: 'NOC-18.19a',
  mark: 'NOC-23.3',
};

/** What the table waits for; null when the game is over. */
export function pending(state: State): Decision | null {
  if (state.stage === 'over') return null;
  const question = state.stage as Question;
  if (question === 'chest' || question === 'runestone') {
    // NOC-26.5, NOC-26.7: what was drawn is for the drawer alone, and so is whether it leaves a choice.
    return { seat: state.turn, question, made: 0, min: 1, max: 1, rule: RULES[question], secret: true };
  }
  const rule = ruleOf(state, question);
  if (question === 'hoard') return { seat: state.turn, question, made: 1, min: 1, max: 2, rule };
  if (question === 'mirror') {
    const made = (state.copies[state.turn] as readonly number[]).length;
    const stones = stonesOf(state, state.turn);
    return { seat: state.turn, question, made, min: stones, max: stones, rule };
  }
  if (question === 'tier') {
    const made = (state.tiers[state.turn] ?? []).length;
    const cards = (state.brews[state.turn] as readonly number[]).length;
    return { seat: state.turn, question, made, min: cards, max: cards, rule };
  }
  return { seat: state.turn, question, made: 0, min: 1, max: 1, rule };
}

/** The clause that asks: a start is bound by the round's first spell, by the tile just won, or by nothing. */
function ruleOf(state: State, question: Question): string {
  if (question !== 'start') return RULES[question];
  if (!state.opened) return 'NOC-6.1';
  return state.tied === NONE ? 'NOC-9.5' : 'NOC-9.2';
}

const NO = 0;
const YES = 1;
const EITHER: readonly Action[] = [NO, YES];

/** All legal answers to the question that is open, ascending. */
export function legal(state: State): readonly Action[] {
  switch (state.stage) {
    case 'firstPlayer':
      return state.supply.map((_, side) => side);
    case 'character':
      return state.box.characters.map((_, i) => i).filter((i) => !state.characters.includes(i));
    case 'start':
      return legalStarts(state, state.turn);
    case 'answer':
      return legalAnswers(state, state.turn);
    case 'dedicate':
    case 'brewing':
      return EITHER;
    case 'offer':
      return orNone(offers(state, state.turn));
    case 'gift':
      return orNone(gifts(state));
    case 'swap':
      return [OPEN, ...swaps(state)];
    case 'chest':
    case 'runestone':
      return offersDrawn(state);
    case 'hoard':
      return orNone(offersDrawn(state));
    case 'effect':
      return [...state.kept].sort((a, b) => a - b);
    case 'sprite':
      return spriteOffers(state);
    case 'mirror':
      return orNone(mirrorOffers(state, state.turn));
    case 'tier':
      return tiersOpen(state);
    case 'mark':
      return marksOpen(state, state.turn);
    default:
      return [];
  }
}

/** "None" is 0, and everything on offer lies one above its place. */
const orNone = (offered: readonly number[]): Action[] =>
  wholes(offered.length + 1, (i) => (i === 0 ? NO : (offered[i - 1] as number) + 1));

/** Applies a legal answer in place and runs on to the next question. */
export function apply(state: State, action: Action, tell?: Tell<NocturneEvent>): void {
  give(state, action, tell);
  run(state, tell);
}

/** Gives a legal answer and stops there: nothing runs on yet. */
export function give(state: State, action: Action, tell?: Tell<NocturneEvent>): void {
  switch (state.stage) {
    case 'firstPlayer':
      return nameFirst(state, action, tell);
    case 'character':
      return takeCharacter(state, action, tell);
    case 'start':
    case 'answer':
      if (action === PASS) return pass(state, false, tell);
      return cast(state, wayOf(action), castKind(action), castSpace(action), tell);
    case 'dedicate':
      if (action === YES) dedicateNext(state, tell);
      else takeBackNext(state, tell);
      state.stage = 'dedicating';
      return;
    case 'offer':
      offer(state, state.turn, action - 1, tell);
      state.stage = 'dedicating';
      return;
    case 'gift':
      if (action !== NO) gift(state, action - 1, tell);
      state.stage = 'phaseEnd';
      return;
    case 'swap':
      if (action === OPEN) return openChest(state, tell);
      return swap(state, action, tell);
    case 'chest':
    case 'runestone':
      return keep(state, action, tell);
    case 'hoard':
      if (action === NO) return settle(state, tell);
      return hoard(state, action - 1, tell);
    case 'effect':
      return orderEffects(state, action);
    case 'sprite':
      return takeSprite(state, action, tell);
    case 'mirror':
      return copyTile(state, action - 1, tell);
    case 'brewing':
      if (action === YES) return arrange(state, NONE, tell);
      return brewingDone(state, tell);
    case 'tier':
      return arrange(state, action, tell);
    case 'mark':
      return mark(state, action, tell);
    default:
      throw new Error(`nobody is asked at ${state.stage}`);
  }
}
