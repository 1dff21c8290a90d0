import { type Args, fill, type Lang, type Said } from '../words.ts';
import { effectIn, type Seen } from './seen.ts';

/** What each question asks. Variants for what lies on the table come after a dot; `{about}` is what it is about. */
export const QUESTIONS: { readonly [question: string]: Said } = {
  actionPhase: { en: 'Play an Action, or go on to buying.', de: 'Spiele eine Aktion aus oder geh zum Kaufen über.' },
  'actionPhase.seen': {
    en: 'Play an Action ({actions} left), or go on to buying.',
    de: 'Spiele eine Aktion aus (noch {actions}) oder geh zum Kaufen über.',
  },
  buyPhase: { en: 'Buy, or end the Buy phase.', de: 'Kaufe oder beende die Kaufphase.' },
  'buyPhase.seen': {
    en: 'Buy: {coins} {coins|Coin|Coins}, {buys} {buys|Buy|Buys}.',
    de: 'Kaufe: {coins} Geld, {buys} {buys|Kauf|Käufe}.',
  },
  'buyPhase.treasures': {
    en: 'Play Treasures or buy: {coins} {coins|Coin|Coins}, {buys} {buys|Buy|Buys}.',
    de: 'Spiele Geldkarten aus oder kaufe: {coins} Geld, {buys} {buys|Kauf|Käufe}.',
  },
  nightPhase: { en: 'Play a Night card, or end your turn.', de: 'Spiele eine Nachtkarte aus oder beende deinen Zug.' },
  chooseTrigger: { en: 'What comes first?', de: 'Was kommt zuerst?' },
  reaction: { en: 'A reaction is possible.', de: 'Eine Reaktion ist möglich.' },
  revealMoat: { en: 'Reveal {moat} against the Attack?', de: '{moat} gegen den Angriff vorzeigen?' },
  gainFromSupply: { en: 'Which card do you gain?', de: 'Welche Karte nimmst du?' },
  gainOptional: { en: 'Gain a card?', de: 'Nimmst du eine Karte?' },
  gainSpirit: { en: 'Which Spirit do you gain?', de: 'Welche Erscheinung nimmst du?' },
  gainCopyInPlay: {
    en: 'Of which of your cards in play do you gain another?',
    de: 'Von welcher deiner Karten im Spiel nimmst du noch eine?',
  },
  exchangeChangeling: {
    en: 'Exchange the gained card for {changeling}?',
    de: 'Die genommene Karte gegen {changeling} eintauschen?',
  },
  'exchangeChangeling.about': {
    en: 'Exchange {about} for {changeling}?',
    de: '{about} gegen {changeling} eintauschen?',
  },
  topdeckGained: { en: 'Put the gained card onto your deck?', de: 'Die genommene Karte auf den Nachziehstapel legen?' },
  'topdeckGained.about': { en: 'Put {about} onto your deck?', de: '{about} auf den Nachziehstapel legen?' },
  boonTiming: {
    en: 'Receive the Boon now, or when your next turn starts?',
    de: 'Empfängst du die Gabe jetzt oder zu Beginn deines nächsten Zuges?',
  },
  'boonTiming.about': {
    en: 'Receive {about} now, or when your next turn starts?',
    de: '{about}: jetzt empfangen oder zu Beginn deines nächsten Zuges?',
  },
  druidBoon: { en: 'Which Boon do you receive?', de: 'Welche Gabe empfängst du?' },
  foolBoon: { en: 'Which Boon do you receive next?', de: 'Welche Gabe empfängst du als Nächstes?' },
  groveAccept: { en: 'Receive the Boon too?', de: 'Empfängst du die Gabe auch?' },
  'groveAccept.about': { en: 'Receive {about} too?', de: '{about}: Empfängst du die Gabe auch?' },
  pixieTrash: {
    en: 'Trash {pixie} to receive the Boon twice?',
    de: '{pixie} entsorgen und die Gabe doppelt empfangen?',
  },
  'pixieTrash.about': {
    en: 'Trash {pixie} to receive {about} twice?',
    de: '{pixie} entsorgen und die Gabe doppelt empfangen: {about}?',
  },
  lostInTheWoods: {
    en: 'Discard a card to receive a Boon?',
    de: 'Legst du eine Karte ab, um eine Gabe zu empfangen?',
  },
  houndSetAside: {
    en: 'Set {hound} aside until the turn ends?',
    de: '{hound} bis zum Ende des Zuges zur Seite legen?',
  },
  mirrorDiscard: { en: 'Discard an Action to gain {ghost}?', de: 'Legst du eine Aktion ab, um {ghost} zu nehmen?' },
  cryptSetAside: { en: 'Which Treasures do you set aside?', de: 'Welche Geldkarten legst du zur Seite?' },
  cryptTake: { en: 'Which card do you take back?', de: 'Welche Karte nimmst du zurück?' },
  trashHandUpTo: { en: 'Which cards do you trash?', de: 'Welche Karten entsorgst du?' },
  trashHandExactly1: { en: 'Which card do you trash?', de: 'Welche Karte entsorgst du?' },
  trashHandMay1: { en: 'Trash a card from your hand?', de: 'Entsorgst du eine Handkarte?' },
  monasteryTrash: { en: 'Which cards do you trash?', de: 'Welche Karten entsorgst du?' },
  discardAny: { en: 'Which cards do you discard?', de: 'Welche Karten legst du ab?' },
  discardDownTo3: { en: 'Discard down to three cards: which?', de: 'Leg bis auf drei Karten ab: Welche?' },
  discardNumber: { en: 'Which cards do you discard?', de: 'Welche Karten legst du ab?' },
  agreeDiscard3: { en: 'Discard three cards?', de: 'Legst du drei Karten ab?' },
  discardThree: { en: 'Which three cards do you discard?', de: 'Welche drei Karten legst du ab?' },
  earthDiscard: {
    en: 'Discard a Treasure to gain a card costing up to 4?',
    de: 'Legst du eine Geldkarte ab, um eine Karte für höchstens 4 zu nehmen?',
  },
  fearDiscard: { en: 'Which Action or Treasure do you discard?', de: 'Welche Aktion oder Geldkarte legst du ab?' },
  raiderDiscard: { en: 'Which card do you discard?', de: 'Welche Karte legst du ab?' },
  handToDeck: { en: 'Which card do you put onto your deck?', de: 'Welche Karte legst du auf deinen Nachziehstapel?' },
  playFromHand: { en: 'Play an Action from your hand?', de: 'Spielst du eine Aktion aus der Hand aus?' },
  vassalPlay: { en: 'Play the discarded Action?', de: 'Spielst du die abgelegte Aktion aus?' },
  'vassalPlay.about': { en: 'Play {about}?', de: '{about} ausspielen?' },
  necromancerCard: { en: 'Which Action in the trash do you play?', de: 'Welche Aktion im Müll spielst du aus?' },
  lookDiscard: { en: 'Which of these cards do you discard?', de: 'Welche dieser Karten legst du ab?' },
  orderBack: {
    en: 'In which order do the cards go back? The first ends on top.',
    de: 'In welcher Reihenfolge kommen die Karten zurück? Die erste liegt oben.',
  },
  spyCard: { en: 'Discard the card or leave it?', de: 'Die Karte ablegen oder liegen lassen?' },
  'spyCard.about': { en: 'Discard {about} or leave it?', de: '{about}: ablegen oder liegen lassen?' },
  sentryCard: { en: 'Trash, discard or put back the card?', de: 'Die Karte entsorgen, ablegen oder zurücklegen?' },
  'sentryCard.about': {
    en: 'Trash, discard or put back {about}?',
    de: '{about}: entsorgen, ablegen oder zurücklegen?',
  },
  discardPileToDeck: {
    en: 'Put a card from your discard pile onto your deck?',
    de: 'Legst du eine Karte der Ablage auf deinen Nachziehstapel?',
  },
  banditTrash: { en: 'Which Treasure is trashed?', de: 'Welche Geldkarte wird entsorgt?' },
  libraryKeep: { en: 'Keep the Action or set it aside?', de: 'Die Aktion behalten oder zur Seite legen?' },
  'libraryKeep.about': { en: 'Keep {about} or set it aside?', de: '{about}: behalten oder zur Seite legen?' },
};

/** How many have been picked of those that must be, or may be. */
export const PROGRESS: { readonly [kind: string]: Said } = {
  exactly: { en: '{question} ({made} of {max} picked)', de: '{question} ({made} von {max} gewählt)' },
  upTo: { en: '{question} ({made} picked, at most {max})', de: '{question} ({made} gewählt, höchstens {max})' },
};

/** Cards that questions and answers speak of by name. */
export const SPOKEN_OF: { readonly [arg: string]: string } = {
  moat: 'moat',
  hound: 'faithful-hound',
  pixie: 'pixie',
  changeling: 'changeling',
  ghost: 'ghost',
};

/** The question in the words that fit what lies on the table, after the name of the card that asks it. */
export function questionOf(
  question: string,
  view: Seen | null,
  lang: Lang,
  { name, isTreasure }: { readonly name: (id: string) => string; readonly isTreasure: (id: string) => boolean },
): string {
  const named = Object.fromEntries(Object.entries(SPOKEN_OF).map(([arg, id]) => [arg, name(id)]));
  const say = (key: string, args: Args = {}): string =>
    fill(QUESTIONS[key]?.[lang] ?? QUESTIONS[question]?.[lang] ?? question, { ...named, ...args });
  if (view === null || view.decision?.question !== question) return say(question);
  const { actions, coins, buys, decision, looking } = view;
  if (question === 'buyPhase') {
    const isRich = view.mayPlayTreasures && view.seats[decision.seat]?.hand?.some(isTreasure) === true;
    return say(isRich ? 'buyPhase.treasures' : 'buyPhase.seen', { coins, buys });
  }
  if (question === 'actionPhase') return say('actionPhase.seen', { actions });
  const about = looking?.about ?? null;
  const asked = about === null ? say(question) : say(`${question}.about`, { about: name(about) });
  const effect = effectIn(view);
  const whole = effect === null || question === 'chooseTrigger' ? asked : `${name(effect)}: ${asked}`;
  const { made, min, max } = decision;
  if (min === undefined || max === undefined || max < 2) return whole;
  return fill(PROGRESS[min === max ? 'exactly' : 'upTo']?.[lang] ?? '', { question: whole, made, max });
}
