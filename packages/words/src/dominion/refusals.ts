import type { Said } from '../words.ts';

/** Why a move of Dominion is refused, by reason; the rule's number and text stand beside it. */
export const REFUSALS: { readonly [reason: string]: Said } = {
  'other-question': { en: 'now the question is: {question}', de: 'jetzt lautet die Frage: {question}' },
  'no-such-card': { en: 'no card is called “{name}”', de: 'keine Karte heißt „{name}“' },
  'no-card': {
    en: '{card} is neither played nor bought',
    de: '{card} wird weder ausgespielt noch gekauft',
  },
  'not-in-hand': { en: '{card} is not in your hand', de: '{card} ist nicht auf deiner Hand' },
  'never-played': { en: '{card} cannot be played', de: '{card} lässt sich nicht ausspielen' },
  'not-yet-treasures': {
    en: '{card} is a Treasure: it is played in the Buy phase',
    de: '{card} ist eine Geldkarte und wird in der Kaufphase ausgespielt',
  },
  'not-yet-night': {
    en: '{card} is a Night card: it is played in the Night phase',
    de: '{card} ist eine Nachtkarte und wird in der Nachtphase ausgespielt',
  },
  'only-night-cards': {
    en: 'at night only Night cards are played, and {card} is none',
    de: 'nachts werden nur Nachtkarten ausgespielt, und {card} ist keine',
  },
  'no-more-treasures': {
    en: 'after the first buy no Treasures are played, {card} stays in hand',
    de: 'nach dem ersten Kauf wird kein Geld mehr ausgespielt, {card} bleibt auf der Hand',
  },
  'no-more-actions': {
    en: '{card} is an Action, and the Action phase is over',
    de: '{card} ist eine Aktion, und die Aktionsphase ist vorbei',
  },
  'actions-used': {
    en: 'no Action is left for {card}, so the Action phase is over',
    de: 'für {card} ist keine Aktion übrig, die Aktionsphase ist vorbei',
  },
  'not-yet-buying': { en: '{card} is bought in the Buy phase', de: '{card} wird in der Kaufphase gekauft' },
  'no-more-buying': {
    en: 'at night nothing is bought, {card} neither',
    de: 'nachts wird nichts gekauft, auch {card} nicht',
  },
  'no-buys': { en: 'no Buy is left for {card}', de: 'für {card} ist kein Kauf übrig' },
  'not-in-supply': {
    en: '{card} is not in the Supply and cannot be bought',
    de: '{card} gehört nicht zum Vorrat und lässt sich nicht kaufen',
  },
  'no-such-pile': { en: 'this game has no pile of {card}', de: 'einen Stapel {card} hat diese Partie nicht' },
  'pile-empty': { en: 'the pile of {card} is empty', de: 'der Stapel {card} ist leer' },
  'while-deluded': {
    en: 'you were Deluded: no Actions are bought this turn, {card} neither',
    de: 'du warst getäuscht: Aktionen werden diesen Zug nicht gekauft, auch {card} nicht',
  },
  'too-dear': {
    en: '{card} costs {cost}, and you have {coins}',
    de: '{card} kostet {cost}, und du hast {coins}',
  },
  'effect-first': { en: '{card} comes to its end first', de: 'erst wird {card} zu Ende gebracht' },
  'too-few': {
    en: '{min} must be picked, {made} {made|is|are}',
    de: '{min} {min|muss|müssen} gewählt werden, bisher {made}',
  },
  'picked-all': { en: 'every {card} is picked already', de: '{card} ist schon so oft gewählt wie möglich' },
  'does-not-qualify': { en: '{card} is not what is asked for', de: '{card} passt hier nicht' },
  'not-in-play': { en: 'you have no {card} in play', de: '{card} hast du nicht im Spiel' },
  'not-looked-at': { en: '{card} is not among the cards', de: '{card} ist nicht unter den Karten' },
  'not-in-discard': { en: '{card} is not in your discard pile', de: '{card} liegt nicht in deiner Ablage' },
  'not-in-trash': { en: '{card} is not in the trash', de: '{card} liegt nicht im Müll' },
  'not-under-crypt': { en: '{card} does not lie there', de: '{card} liegt nicht darunter' },
  'not-gainable': {
    en: '{card}, which costs {cost}, cannot be gained here',
    de: '{card} mit Kosten {cost} lässt sich hier nicht nehmen',
  },
  'boon-not-there': { en: '{card} is not among the Boons', de: '{card} ist nicht unter den Gaben' },
  'not-waiting': { en: '{card} is not waiting now', de: '{card} steht jetzt nicht an' },
};
