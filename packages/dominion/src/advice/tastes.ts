import { way } from '../box.ts';
import { hold, isAction, isLate, isTreasure, junk, type Window, wish } from './window.ts';
import { BOONS, hasteOf } from './worth.ts';

/** How an option tastes: the best one is taken; where one may stop, nothing at or below 0 is. */
export type Taste = (window: Window, option: number) => number;

const YES = way('yes');
const always: Taste = (_look, option) => (option === YES ? 1 : 0);
const never: Taste = (_look, option) => (option === YES ? 0 : 1);
const yesIf =
  (test: (window: Window) => boolean): Taste =>
  (window, option) =>
    (option === YES) === test(window) ? 1 : 0;

const gladly: Taste = (window, kind) => wish(window, kind);
const boon: Taste = (_look, kind) => BOONS.length - BOONS.indexOf(kind);
/** Whatever is missed least goes first. */
const sacrifice: Taste = (window, card) => 20 - hold(window, card);
/** Only what is of no use goes. */
const uselessly: Taste = (window, card) => 0.9 - hold(window, card);
const best: Taste = (window, card) => 0.1 + hold(window, card);
const soonest: Taste = (window, card) => hasteOf(window.kindAt(card));

const useless = (window: Window): number => window.hand.filter((card) => hold(window, card) <= 1).length;

/** The card gained that a trigger on the stack is about. */
const gainedKind = (window: Window): number => window.about;

/** What is done with a card looked at: trash what is junk, discard what is useless, keep the rest. */
const screened: Taste = (window, option) => {
  const { limbo } = window;
  const card = limbo[window.decided] ?? limbo[0];
  if (card === undefined) return 0;
  const wanted = junk(window, card) > 0 ? 'trash' : hold(window, card) === 0 ? 'discard' : 'back';
  return option === way(wanted) ? 2 : option === way('discard') && wanted === 'trash' ? 1 : 0;
};

/** Questions of effects; phases are played in phases.ts. */
export const TASTES: { readonly [question: string]: Taste } = {
  revealMoat: always,
  houndSetAside: always,
  gainFromSupply: gladly,
  gainOptional: gladly,
  gainSpirit: gladly,
  gainCopyInPlay: gladly,
  exchangeChangeling: never,
  topdeckGained: yesIf((window) => wish(window, gainedKind(window)) > 2 && hasteOf(gainedKind(window)) > 0),
  boonTiming: (_look, option) => (option === way('now') ? 1 : 0),
  druidBoon: boon,
  foolBoon: boon,
  groveAccept: always,
  pixieTrash: yesIf(isLate),
  lostInTheWoods: uselessly,
  mirrorDiscard: (window, card) => 5 - hold(window, card),
  cryptSetAside: (window, card) => hold(window, card) - 1,
  cryptTake: best,
  trashHandUpTo: junk,
  trashHandExactly1: (window, card) => junk(window, card),
  trashHandMay1: (window, card) => tradeIn(window, card),
  monasteryTrash: junk,
  discardAny: uselessly,
  discardDownTo3: sacrifice,
  discardNumber: sacrifice,
  agreeDiscard3: yesIf((window) => useless(window) >= 3),
  discardThree: sacrifice,
  earthDiscard: (window, card) => 1.2 - hold(window, card),
  fearDiscard: sacrifice,
  raiderDiscard: sacrifice,
  handToDeck: sacrifice,
  playFromHand: soonest,
  vassalPlay: always,
  necromancerCard: soonest,
  lookDiscard: uselessly,
  orderBack: best,
  spyCard: screened,
  sentryCard: screened,
  discardPileToDeck: (window, card) => hold(window, card) - 1,
  banditTrash: sacrifice,
  libraryKeep: (window, option) => (option === way(window.actions > 0 ? 'keep' : 'aside') ? 1 : 0),
  chooseTrigger: () => 1,
};

/** For an effect that pays for a trashed card: the cards it offers decide which one is cheap. */
function tradeIn(window: Window, card: number): number {
  const kind = window.kindAt(card);
  const by = window.idOf(window.about);
  if (by === 'moneylender') return 1;
  if (by === 'mine') return isTreasure(kind) ? 4 - hold(window, card) : 0;
  if (by === 'pooka') return 2.5 - hold(window, card);
  if (by === 'zombie-apprentice') return isAction(kind) ? 2 - hold(window, card) : 0;
  return junk(window, card);
}
