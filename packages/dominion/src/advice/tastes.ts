import { way } from '../box.ts';
import { text } from '../library.ts';
import { hold, isAction, isLate, isTreasure, junk, kindAt, type Look, wish } from './look.ts';
import { BOONS, hasteOf } from './worth.ts';

/** How an option tastes: the best one is taken; where one may stop, nothing at or below 0 is. */
export type Taste = (look: Look, option: number) => number;

const YES = way('yes');
const always: Taste = (_look, option) => (option === YES ? 1 : 0);
const never: Taste = (_look, option) => (option === YES ? 0 : 1);
const yesIf =
  (test: (look: Look) => boolean): Taste =>
  (look, option) =>
    (option === YES) === test(look) ? 1 : 0;

const gladly: Taste = (look, kind) => wish(look, kind);
const boon: Taste = (_look, kind) => BOONS.length - BOONS.indexOf(kind);
/** Whatever is missed least goes first. */
const sacrifice: Taste = (look, card) => 20 - hold(look, card);
/** Only what is of no use goes. */
const uselessly: Taste = (look, card) => 0.9 - hold(look, card);
const best: Taste = (look, card) => 0.1 + hold(look, card);
const soonest: Taste = (look, card) => hasteOf(kindAt(look, card));

const useless = (look: Look): number =>
  (look.state.hand[look.seat] as number[]).filter((card) => hold(look, card) <= 1).length;

/** The card gained that a trigger on the stack is about. */
const gainedKind = (look: Look): number => kindAt(look, text.frame.card);

/** What is done with a card looked at: trash what is junk, discard what is useless, keep the rest. */
const screened: Taste = (look, option) => {
  const limbo = look.state.limbo[look.seat] as number[];
  const card = limbo[text.frame.kept.length] ?? limbo[0];
  if (card === undefined) return 0;
  const wanted = junk(look, card) > 0 ? 'trash' : hold(look, card) === 0 ? 'discard' : 'back';
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
  topdeckGained: yesIf((look) => wish(look, gainedKind(look)) > 2 && hasteOf(gainedKind(look)) > 0),
  boonTiming: (_look, option) => (option === way('now') ? 1 : 0),
  druidBoon: boon,
  foolBoon: boon,
  groveAccept: always,
  pixieTrash: yesIf(isLate),
  lostInTheWoods: uselessly,
  mirrorDiscard: (look, card) => 5 - hold(look, card),
  cryptSetAside: (look, card) => hold(look, card) - 1,
  cryptTake: best,
  trashHandUpTo: junk,
  trashHandExactly1: (look, card) => junk(look, card),
  trashHandMay1: (look, card) => tradeIn(look, card),
  monasteryTrash: junk,
  discardAny: uselessly,
  discardDownTo3: sacrifice,
  discardNumber: sacrifice,
  agreeDiscard3: yesIf((look) => useless(look) >= 3),
  discardThree: sacrifice,
  earthDiscard: (look, card) => 1.2 - hold(look, card),
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
  discardPileToDeck: (look, card) => hold(look, card) - 1,
  banditTrash: sacrifice,
  libraryKeep: (look, option) => (option === way(look.state.actions > 0 ? 'keep' : 'aside') ? 1 : 0),
  chooseTrigger: () => 1,
};

/** For an effect that pays for what is trashed: what it asks for decides what is cheap. */
function tradeIn(look: Look, card: number): number {
  const kind = kindAt(look, card);
  const by = look.state.box.ids[kindAt(look, text.frame.card)] ?? '';
  if (by === 'moneylender') return 1;
  if (by === 'mine') return isTreasure(kind) ? 4 - hold(look, card) : 0;
  if (by === 'pooka') return 2.5 - hold(look, card);
  if (by === 'zombie-apprentice') return isAction(kind) ? 2 - hold(look, card) : 0;
  return junk(look, card);
}
