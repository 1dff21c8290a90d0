import type { JsonObject, Refusal, Seat } from '@nightjar/kernel';
import { type Answer, readAnswer } from './answer.ts';
import { NONE, RESOURCES } from './components.ts';
import { read } from './notation.ts';
import { pending } from './questions.ts';
import { no, placeOf, refuseAction, refuseBeast } from './refuse-action.ts';
import { CHALICE, isExhausted, ownerOf, type State } from './state.ts';

/** The questions that each kind of answer can answer. */
const QUESTIONS: { readonly [kind in Answer['kind']]: readonly string[] } = {
  house: ['house'],
  die: ['die'],
  reserve: ['action'],
  discardDie: ['action', 'discardDie'],
  equip: ['action', 'equip'],
  activate: ['action'],
  arrow: ['action'],
  use: ['action', 'react'],
  ability: ['action', 'chooseTrigger'],
  quest: ['action'],
  end: ['action'],
  pass: ['react'],
  accept: ['location', 'portalThen', 'reward', 'houseMoment'],
  decline: ['location', 'portalThen', 'reward', 'houseMoment'],
  take: ['resource'],
  pay: ['pay', 'summonPay'],
  exchange: ['exchange'],
  choose: ['choose'],
  summon: ['summon'],
  keep: ['keep'],
  discard: ['room', 'discardBeast', 'limitHand', 'limitResources', 'replaceCurse', 'removeCurse'],
  curse: ['curseTarget'],
  exhaust: ['exhaust'],
  refresh: ['refresh'],
  done: ['exhaust', 'refresh'],
  change: ['stepDie', 'setDie'],
  district: ['district'],
};

/** Why a seat may not do what a text says, with the clause that forbids it; null if it may. */
export function refuse(state: State, seat: Seat, text: string): Refusal | null {
  const decision = pending(state);
  if (decision === null) return no('NRN-22.12', 'game-over');
  const { rule, question } = decision;
  if (seat !== decision.seat) return no(rule, 'not-asked', { seat: decision.seat, question });
  if (read(state, text) !== null) return null;
  const answer = readAnswer(text);
  if (answer === null) return no(rule, 'unreadable');
  const questions = QUESTIONS[answer.kind];
  if (!questions.includes(question)) {
    // NRN-6.3: the action under way comes first.
    const isAction = questions.includes('action') && state.stage === 'action' && state.active === seat;
    return no(isAction ? 'NRN-6.3' : rule, 'other-question', { question });
  }
  if (question === 'action') return refuseAction(state, seat, answer) ?? no(rule, 'unreadable');
  return refuseAnswer(state, seat, answer, { question, rule }) ?? no(rule, 'unreadable');
}

interface OpenQuestion {
  readonly question: string;
  readonly rule: string;
}

/** Refusals of answers to the question asked; null where the text makes no sense at all. */
function refuseAnswer(state: State, seat: Seat, answer: Answer, { question, rule }: OpenQuestion): Refusal | null {
  switch (answer.kind) {
    case 'house':
      return placeOf(
        state.box.houses.map(({ id }) => id),
        answer.house,
      ) === NONE
        ? null
        : no('NRN-3.10', 'house-taken', { house: answer.house.toLowerCase() });
    case 'die':
    case 'discardDie':
      return no(rule, 'no-such-die', { die: answer.die });
    case 'take':
      return no('NRN-24.1', 'not-in-stock', { resource: answer.resource });
    case 'pay':
      return refusePayment(state, seat, RESOURCES.indexOf(answer.resource), rule);
    case 'exchange':
      if (answer.given === answer.taken) return no('NRN-11.1', 'same-resource', { resource: answer.given });
      return no('NRN-11.1', 'cannot-exchange', { given: answer.given, taken: answer.taken });
    case 'choose':
      return no('NRN-1.5', 'cannot-change', { operation: answer.operation });
    case 'summon':
      return refuseSummon(state, seat, answer.beast);
    case 'keep':
      return beastIn(state, answer.beast) === NONE
        ? null
        : no('NRN-12.7', 'not-looked-at', nameOf(state, answer.beast));
    case 'curse':
      return refuseTarget(state, seat, answer.seat);
    case 'use':
      return refuseBeast(state, seat, answer.beast, true);
    case 'exhaust':
    case 'refresh':
      return refuseStrike(state, answer);
    case 'done':
      return no('NRN-13.14', 'too-few');
    case 'discard':
      return refuseDiscard(state, answer.what, { question, rule });
    case 'equip':
      return no('NRN-8.3', 'already-equipped', { armor: answer.armor });
    case 'change':
      return no(question === 'stepDie' ? 'NRN-13.4' : rule, 'cannot-change-die', { from: answer.from, to: answer.to });
    case 'district':
      return no('NRN-15.23', 'already-barred', { district: answer.district });
    default:
      return null;
  }
}

const beastIn = (state: State, name: string): number => placeOf(state.box.beasts.id, name);
const nameOf = (state: State, name: string): JsonObject => ({
  beast: state.box.beasts.id[beastIn(state, name)] as string,
});

function refusePayment(state: State, seat: Seat, resource: number, rule: string): Refusal {
  const args = { resource: RESOURCES[resource] as string };
  if (state.treasury[seat]?.[resource] === 0) return no(rule, 'not-owned', args);
  return no('NRN-11.9a', 'needed-after', args);
}

function refuseSummon(state: State, seat: Seat, name: string): Refusal | null {
  const beast = beastIn(state, name);
  if (beast === NONE) return null;
  if (state.hand[seat]?.includes(beast) !== true) return no('NRN-12.1', 'not-in-hand', nameOf(state, name));
  return no('NRN-12.1', 'cannot-pay', nameOf(state, name));
}

function refuseTarget(state: State, seat: Seat, target: Seat): Refusal | null {
  if (target === seat) return no('NRN-16.2', 'own-house');
  if (target < 0 || target >= state.options.players) return no('NRN-16.2', 'no-such-seat');
  return state.holders[CHALICE] === target ? no('NRN-16.3', 'has-chalice', { seat: target }) : null;
}

function refuseStrike(state: State, answer: Extract<Answer, { kind: 'exhaust' | 'refresh' }>): Refusal | null {
  const beast = beastIn(state, answer.beast);
  if (beast === NONE) return null;
  const owner = ownerOf(state, beast);
  const args = nameOf(state, answer.beast);
  if (owner === NONE) return no('NRN-13.14', 'not-in-play', args);
  if (state.picks.includes(beast)) return no('NRN-13.14', 'already-picked', args);
  const isDown = isExhausted(state, owner, (state.menagerie[owner] as number[]).indexOf(beast));
  if (isDown === (answer.kind === 'refresh')) return no('NRN-13.14', 'other-beasts', args);
  return no('NRN-13.14', isDown ? 'exhausted' : 'active', args);
}

function refuseDiscard(state: State, what: string, { question, rule }: OpenQuestion): Refusal | null {
  const { beasts, curses } = state.box;
  if (question === 'limitResources')
    return placeOf(RESOURCES, what) === NONE ? null : no(rule, 'not-owned', { resource: what.toLowerCase() });
  if (question === 'replaceCurse' || question === 'removeCurse')
    return placeOf(curses.id, what) === NONE ? null : no(rule, 'no-such-curse', { curse: what.toLowerCase() });
  if (placeOf(beasts.id, what) === NONE) return null;
  return no(rule, question === 'limitHand' ? 'not-in-hand' : 'not-active', nameOf(state, what));
}
