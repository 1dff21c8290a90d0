import { type Args, type Entry, fill, type Lang, type Said } from '../words.ts';
import { SPOKEN_OF } from './questions.ts';
import type { Seen } from './seen.ts';

/**
 * What each answer says, by its verb. Where an answer is a mere word it is told by question and word: `pixieTrash.yes`;
 * whatever is not there is told by the word alone.
 */
export const ANSWERS: { readonly [key: string]: Said } = {
  play: { en: 'Play {thing}', de: '{thing} ausspielen' },
  buy: { en: 'Buy {thing}', de: '{thing} kaufen' },
  gain: { en: 'Gain {thing}', de: '{thing} nehmen' },
  receive: { en: 'Receive {thing}', de: '{thing} empfangen' },
  discard: { en: 'Discard {thing}', de: '{thing} ablegen' },
  aside: { en: 'Set {thing} aside', de: '{thing} zur Seite legen' },
  trash: { en: 'Trash {thing}', de: '{thing} entsorgen' },
  'trash.inPlay': { en: 'Trash {thing} in play', de: '{thing} im Spiel entsorgen' },
  topdeck: { en: 'Put {thing} onto the deck', de: '{thing} auf den Nachziehstapel' },
  take: { en: 'Take {thing}', de: '{thing} nehmen' },
  first: { en: '{thing} first', de: '{thing} zuerst' },
  'first.of': { en: '{thing} first, with {of}', de: '{thing} zuerst, mit {of}' },
  end: { en: 'End the phase', de: 'Phase beenden' },
  'actionPhase.end': { en: 'End the Action phase', de: 'Aktionsphase beenden' },
  'buyPhase.end': { en: 'End the Buy phase', de: 'Kaufphase beenden' },
  'nightPhase.end': { en: 'End the Night phase', de: 'Nachtphase beenden' },
  stop: { en: 'That is all', de: 'Das ist alles' },
  'chooseTrigger.stop': { en: 'No more of these', de: 'Keine weiteren' },
  'gainOptional.stop': { en: 'Gain nothing', de: 'Nichts nehmen' },
  'lostInTheWoods.stop': { en: 'Discard nothing', de: 'Nichts ablegen' },
  'mirrorDiscard.stop': { en: 'Discard nothing', de: 'Nichts ablegen' },
  'earthDiscard.stop': { en: 'Discard nothing', de: 'Nichts ablegen' },
  'discardAny.stop': { en: 'Discard nothing', de: 'Nichts ablegen' },
  'lookDiscard.stop': { en: 'Discard nothing', de: 'Nichts ablegen' },
  'trashHandUpTo.stop': { en: 'Trash nothing', de: 'Nichts entsorgen' },
  'trashHandMay1.stop': { en: 'Trash nothing', de: 'Nichts entsorgen' },
  'monasteryTrash.stop': { en: 'Trash nothing', de: 'Nichts entsorgen' },
  'cryptSetAside.stop': { en: 'Set nothing aside', de: 'Nichts zur Seite legen' },
  'playFromHand.stop': { en: 'Play nothing', de: 'Nichts ausspielen' },
  'discardPileToDeck.stop': { en: 'Leave all of them there', de: 'Alle dort lassen' },
  yes: { en: 'Yes', de: 'Ja' },
  no: { en: 'No', de: 'Nein' },
  'revealMoat.yes': { en: 'Reveal {moat}', de: '{moat} vorzeigen' },
  'revealMoat.no': { en: 'Do not reveal it', de: 'Nicht vorzeigen' },
  'exchangeChangeling.yes': { en: 'Exchange it for {changeling}', de: 'Gegen {changeling} eintauschen' },
  'exchangeChangeling.no': { en: 'Keep it', de: 'Behalten' },
  'topdeckGained.yes': { en: 'Put it onto the deck', de: 'Auf den Nachziehstapel legen' },
  'topdeckGained.no': { en: 'Leave it where it is', de: 'Liegen lassen' },
  'groveAccept.yes': { en: 'Receive it', de: 'Empfangen' },
  'groveAccept.no': { en: 'Decline', de: 'Ablehnen' },
  'pixieTrash.yes': { en: 'Trash {pixie}', de: '{pixie} entsorgen' },
  'pixieTrash.no': { en: 'Keep {pixie}', de: '{pixie} behalten' },
  'houndSetAside.yes': { en: 'Set {hound} aside', de: '{hound} zur Seite legen' },
  'houndSetAside.no': { en: 'Leave it there', de: 'Liegen lassen' },
  'agreeDiscard3.yes': { en: 'Discard three cards', de: 'Drei Karten ablegen' },
  'agreeDiscard3.no': { en: 'Discard nothing', de: 'Nichts ablegen' },
  'vassalPlay.yes': { en: 'Play it', de: 'Ausspielen' },
  'vassalPlay.no': { en: 'Leave it there', de: 'Liegen lassen' },
  now: { en: 'Receive it now', de: 'Jetzt empfangen' },
  later: { en: 'Save it for your next turn', de: 'Für den nächsten Zug aufheben' },
  keep: { en: 'Keep it in hand', de: 'Auf der Hand behalten' },
  back: { en: 'Put it back', de: 'Zurücklegen' },
  'spyCard.back': { en: 'Leave it on the deck', de: 'Auf dem Nachziehstapel lassen' },
  'way.trash': { en: 'Trash it', de: 'Entsorgen' },
  'way.discard': { en: 'Discard it', de: 'Ablegen' },
  'way.aside': { en: 'Set it aside', de: 'Zur Seite legen' },
};

type Name = (id: string) => string;

/** Which text an answer has. */
function answerKey([verb = '', card, ...rest]: readonly string[], view: Seen | null): string {
  if (card !== undefined) {
    if (verb === 'first' && rest.length > 0) return 'first.of';
    return rest.length > 0 ? `${verb}.inPlay` : verb;
  }
  const question = view?.decision?.question ?? '';
  // Whoever has picked something ends the choice; whoever has not picks nothing.
  if (verb === 'stop' && (view?.decision?.made ?? 0) > 0) return 'stop';
  const found = [`${question}.${verb}`, `way.${verb}`].find((key) => ANSWERS[key] !== undefined);
  return found ?? verb;
}

/** An answer in full. */
export function answerOf(answer: string, view: Seen | null, lang: Lang, name: Name): string {
  const words = answer.split(' ');
  const said = ANSWERS[answerKey(words, view)];
  if (said === undefined) return answer;
  const [, thing = '', of = ''] = words;
  const named = Object.fromEntries(Object.entries(SPOKEN_OF).map(([arg, id]) => [arg, name(id)]));
  const args: Args = { ...named, thing: name(thing), of: name(of) };
  return fill(said[lang], args);
}

/** Headings for answers of which there are many, by verb; words stand by themselves. */
export const HEADINGS: { readonly [verb: string]: Said } = {
  play: { en: 'Play', de: 'Ausspielen' },
  buy: { en: 'Buy', de: 'Kaufen' },
  gain: { en: 'Gain', de: 'Nehmen' },
  receive: { en: 'Receive', de: 'Empfangen' },
  discard: { en: 'Discard', de: 'Ablegen' },
  aside: { en: 'Set aside', de: 'Zur Seite legen' },
  trash: { en: 'Trash', de: 'Entsorgen' },
  topdeck: { en: 'Onto the deck', de: 'Auf den Nachziehstapel' },
  take: { en: 'Take', de: 'Nehmen' },
  first: { en: 'First', de: 'Zuerst' },
};

const LABELS: { readonly [key: string]: Said } = {
  priced: { en: '{thing} ({cost})', de: '{thing} ({cost})' },
  inPlay: { en: '{thing} in play', de: '{thing} im Spiel' },
  of: { en: '{thing} with {of}', de: '{thing} mit {of}' },
};

/** Cards stand under what is done with them, those from a pile with their cost. */
export function entryOf(answer: string, view: Seen | null, lang: Lang, name: Name): Entry {
  const words = answer.split(' ');
  const [verb = '', card, of] = words;
  const group = HEADINGS[verb]?.[lang];
  if (group === undefined || card === undefined) return { group: null, label: answerOf(answer, view, lang, name) };
  const cost = verb === 'buy' || verb === 'gain' ? view?.supply.find((pile) => pile.card === card)?.cost : undefined;
  const kind = of === undefined ? (cost === undefined ? null : 'priced') : verb === 'first' ? 'of' : 'inPlay';
  const args = { thing: name(card), cost: cost ?? '', of: name(of ?? '') };
  return { group, label: kind === null ? args.thing : fill(LABELS[kind]?.[lang] ?? '', args) };
}
