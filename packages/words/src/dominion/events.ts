import type { JsonObject } from '@nightjar/kernel';
import type { Said } from '../words.ts';

/**
 * What each event says in the log. `{seat}` did it; in `[play|plays]` the first word is for "you".
 * Variants of an event come after a dot; `hidden` is for those who learn only how many.
 */
export const EVENTS: { readonly [type: string]: Said } = {
  turn: { en: 'Turn {number}: {seat}', de: 'Zug {number}: {seat}' },
  phase: { en: '{phase}', de: '{phase}' },
  played: { en: '{seat} [play|plays] {card}', de: '{seat} [spielst|spielt] {card} aus' },
  'played.again': { en: '{seat} [play|plays] {card} again', de: '{seat} [spielst|spielt] {card} noch einmal' },
  'played.trash': {
    en: '{seat} [play|plays] {card} from the trash',
    de: '{seat} [spielst|spielt] {card} aus dem Müll',
  },
  bought: { en: '{seat} [buy|buys] {card} for {cost}', de: '{seat} [kaufst|kauft] {card} für {cost}' },
  gained: { en: '{seat} [gain|gains] {card}', de: '{seat} [nimmst|nimmt] {card}' },
  'gained.hand': { en: '{seat} [gain|gains] {card} to hand', de: '{seat} [nimmst|nimmt] {card} auf die Hand' },
  'gained.deck': {
    en: '{seat} [gain|gains] {card} onto the deck',
    de: '{seat} [nimmst|nimmt] {card} auf den Nachziehstapel',
  },
  bonus: { en: '{seat} [get|gets] {bonus}', de: '{seat} [bekommst|bekommt] {bonus}' },
  drew: { en: '{seat} [draw|draws] {cards}', de: '{seat} [ziehst|zieht] {cards}' },
  'drew.hidden': {
    en: '{seat} [draw|draws] {count} {count|card|cards}',
    de: '{seat} [ziehst|zieht] {count} {count|Karte|Karten}',
  },
  shuffled: { en: '{seat} [shuffle|shuffles]', de: '{seat} [mischst|mischt]' },
  discarded: { en: '{seat} [discard|discards] {cards}', de: '{seat} [legst|legt] {cards} ab' },
  'discarded.hidden': {
    en: '{seat} [discard|discards] {count} cards, {top} on top',
    de: '{seat} [legst|legt] {count} Karten ab, oben {top}',
  },
  'discarded.one': { en: '{seat} [discard|discards] {top}', de: '{seat} [legst|legt] {top} ab' },
  trashed: { en: '{seat} [trash|trashes] {cards}', de: '{seat} [entsorgst|entsorgt] {cards}' },
  topdecked: {
    en: '{seat} [put|puts] {cards} onto the deck',
    de: '{seat} [legst|legt] {cards} auf den Nachziehstapel',
  },
  'topdecked.hidden': {
    en: '{seat} [put|puts] {count} {count|card|cards} onto the deck',
    de: '{seat} [legst|legt] {count} {count|Karte|Karten} auf den Nachziehstapel',
  },
  looked: { en: '{seat} [look|looks] at {cards}', de: '{seat} [siehst|sieht] {cards} an' },
  'looked.hidden': {
    en: '{seat} [look|looks] at {count} {count|card|cards}',
    de: '{seat} [siehst|sieht] {count} {count|Karte|Karten} an',
  },
  revealed: { en: '{seat} [reveal|reveals] {cards}', de: '{seat} [deckst|deckt] {cards} auf' },
  'revealed.none': { en: '{seat} [reveal|reveals] no cards', de: '{seat} [zeigst|zeigt], dass keine Karten da sind' },
  toHand: { en: '{seat} [take|takes] {card} into hand', de: '{seat} [nimmst|nimmt] {card} auf die Hand' },
  'toHand.hidden': {
    en: '{seat} [take|takes] a card into hand',
    de: '{seat} [nimmst|nimmt] eine Karte auf die Hand',
  },
  setAside: { en: '{seat} [set|sets] {cards} aside', de: '{seat} [legst|legt] {cards} zur Seite' },
  putAway: {
    en: '{seat} [put|puts] the deck ({count}) into the discard pile',
    de: '{seat} [legst|legt] den Nachziehstapel ({count}) auf die Ablage',
  },
  returned: {
    en: '{seat} [return|returns] {card} to its pile',
    de: '{seat} [legst|legt] {card} auf den Stapel zurück',
  },
  exchanged: {
    en: '{seat} [exchange|exchanges] {card} for {for}',
    de: '{seat} [tauschst|tauscht] {card} gegen {for} ein',
  },
  reacted: { en: '{seat} [reveal|reveals] {card}', de: '{seat} [zeigst|zeigt] {card} vor' },
  turned: {
    en: '{seat} [turn|turns] {card} over in the trash',
    de: '{seat} [drehst|dreht] {card} im Müll um',
  },
  boon: { en: 'Boon: {boon}', de: 'Gabe: {boon}' },
  received: { en: '{seat} [receive|receives] {boon}', de: '{seat} [empfängst|empfängt] {boon}' },
  saved: {
    en: '{seat} [save|saves] {boon} for the next turn',
    de: '{seat} [hebst|hebt] {boon} für den nächsten Zug auf',
  },
  hex: { en: 'Hex: {hex}', de: 'Plage: {hex}' },
  followed: { en: '{seat} [receive|receives] {hex}', de: '{seat} [empfängst|empfängt] {hex}' },
  fateShuffled: { en: 'The Boons are shuffled', de: 'Die Gaben werden gemischt' },
  'fateShuffled.hexes': { en: 'The Hexes are shuffled', de: 'Die Plagen werden gemischt' },
  took: { en: '{seat} [take|takes] {state}', de: '{seat} [bekommst|bekommt] {state}' },
  gaveBack: { en: '{seat} [return|returns] {state}', de: '{seat} [gibst|gibt] {state} ab' },
  cleanedUp: { en: '{seat} [clean|cleans] up, {top} on top', de: '{seat} [räumst|räumt] auf, oben {top}' },
  'cleanedUp.nothing': { en: '{seat} [clean|cleans] up', de: '{seat} [räumst|räumt] auf' },
  ended: { en: 'The game is over: {totals}', de: 'Die Partie ist zu Ende: {totals}' },
};

/** Which text an event has. */
export function eventKey(event: JsonObject): string {
  const { type } = event;
  if (typeof type !== 'string') return '';
  const how = type === 'played' ? event['how'] : type === 'gained' ? event['to'] : event['deck'];
  if (typeof how === 'string' && EVENTS[`${type}.${how}`] !== undefined) return `${type}.${how}`;
  if (type === 'discarded' && event['cards'] === undefined)
    return event['count'] === 1 ? 'discarded.one' : 'discarded.hidden';
  if (type === 'toHand' && event['card'] === undefined) return 'toHand.hidden';
  if (type === 'cleanedUp' && event['top'] === null) return 'cleanedUp.nothing';
  if (type === 'revealed' && Array.isArray(event['cards']) && event['cards'].length === 0) return 'revealed.none';
  const isHidden = event['cards'] === undefined && EVENTS[`${type}.hidden`] !== undefined && type !== 'toHand';
  return isHidden ? `${type}.hidden` : type;
}

/** Parts of a bonus: `+1 Action, +2 Coins`. */
export const BONUSES: { readonly [counter: string]: Said } = {
  actions: { en: '+{n} {n|Action|Actions}', de: '+{n} {n|Aktion|Aktionen}' },
  buys: { en: '+{n} {n|Buy|Buys}', de: '+{n} {n|Kauf|Käufe}' },
  coins: { en: '+{n} {n|Coin|Coins}', de: '+{n} Geld' },
};

/** The phases of a turn, as events and views name them. */
export const PHASES: { readonly [phase: string]: Said } = {
  start: { en: 'Start of turn', de: 'Zugbeginn' },
  action: { en: 'Action phase', de: 'Aktionsphase' },
  buy: { en: 'Buy phase', de: 'Kaufphase' },
  night: { en: 'Night phase', de: 'Nachtphase' },
  cleanup: { en: 'Clean-up', de: 'Aufräumphase' },
  end: { en: 'End of turn', de: 'Zugende' },
  over: { en: 'Game over', de: 'Spielende' },
};

/** What is said of an event that only goes on with the one before it: `draws 2 cards`. */
export const CONTINUED: { readonly [type: string]: Said } = {
  bonus: { en: '{bonus}', de: '{bonus}' },
  drew: { en: '[draw|draws] {cards}', de: '[ziehst|zieht] {cards}' },
  'drew.hidden': { en: '[draw|draws] {count} {count|card|cards}', de: '[ziehst|zieht] {count} {count|Karte|Karten}' },
  shuffled: { en: '[shuffle|shuffles]', de: '[mischst|mischt]' },
};
