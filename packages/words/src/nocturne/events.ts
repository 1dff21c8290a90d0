import type { JsonObject } from '@nightjar/kernel';
import type { Said } from '../words.ts';
import { textOf } from './seen.ts';

/**
 * What each event says in the log. `{side}` did it, `{by}` is the token it was done with; in `[cast|casts]` the first
 * word is for "you".
 * Variants of an event come after a dot.
 */
export const EVENTS: { readonly [type: string]: Said } = {
  firstPlayer: { en: '{side} [are|is] asked first', de: '{side} [wirst|wird] zuerst gefragt' },
  character: { en: '{side} [take|takes] {character}', de: '{side} [nimmst|nimmt] {character}' },
  dealt: { en: '{round} begins, {first} to start', de: '{round} beginnt, zuerst gefragt: {first}' },
  cast: { en: '{side} [cast|casts] {token} on {space}', de: '{side} [wirkst|wirkt] {token} auf {space}' },
  'cast.start': {
    en: '{side} [start|starts] with {by} on {space}',
    de: '{side} [beginnst|beginnt] mit {by} auf {space}',
  },
  'cast.echo': {
    en: '{side} [echo|echoes] with {by} on {space}',
    de: '{side} [antwortest|antwortet] auf {space} mit {by} als Widerhall',
  },
  'cast.leap': {
    en: '{side} [leap|leaps] with {by} to {space}',
    de: '{side} [springst|springt] mit {by} auf {space}',
  },
  passed: { en: '{side} [pass|passes]', de: '{side} [passt|passt]' },
  'passed.forced': { en: '{side} [have|has] to pass', de: '{side} [musst|muss] passen' },
  'passed.start': {
    en: '{side} [pass|passes] on the start',
    de: '{side} [verzichtest|verzichtet] auf den Startzauber',
  },
  skipped: {
    en: '{side} [find|finds] no tile next to the last one; the start moves on',
    de: '{side} [findest|findet] kein Plättchen neben dem letzten; der Startzauber wandert weiter',
  },
  won: {
    en: '{side} [win|wins] {tile} on {space} with {by}',
    de: '{side} [gewinnst|gewinnt] {tile} auf {space} mit {by}',
  },
  'won.corner': {
    en: '{side} [win|wins] {tile} on {space} with {by}, a corner cast',
    de: '{side} [gewinnst|gewinnt] mit {by} ein isoliertes Plättchen auf {space}: {tile}',
  },
  took: {
    en: '{side} [take|takes] {tile} from the Forest Sprite Board with {by}',
    de: '{side} [nimmst|nimmt] {tile} mit {by} von der Waldgeist-Tafel',
  },
  drew: { en: '{side} [draw|draws] {drawn}', de: '{side} [ziehst|zieht] {drawn}' },
  'drew.hidden': {
    en: '{side} [draw|draws] {count} and [look|looks] at them',
    de: '{side} [ziehst|zieht] {count} und [schaust|schaut] sie an',
  },
  opened: {
    en: '{side} [keep|keeps] {kept}; discarded: {discarded}',
    de: '{side} [behältst|behält] {kept}; abgelegt: {discarded}',
  },
  learned: {
    en: '{side} [keep|keeps] the concoction {kept}',
    de: '{side} [behältst|behält] die Mixtur {kept}',
  },
  'learned.hidden': {
    en: '{side} [keep|keeps] {count} {count|concoction|concoctions}',
    de: '{side} [behältst|behält] {count} {count|Mixtur|Mixturen}',
  },
  swapped: {
    en: '{side} [swap|swaps] the chest for {tile} at {where}',
    de: '{side} [tauschst|tauscht] die Truhe gegen {tile} auf {where}',
  },
  ability: { en: '{side} [use|uses] {ability}', de: '{side} [nutzt|nutzt] die Fähigkeit {ability}' },
  goal: { en: '{side} [reach|reaches] the goal “{goal}”', de: '{side} [erreichst|erreicht] das Ziel „{goal}“' },
  goalsLeft: { en: 'Goals nobody reached: {goals}', de: 'Ziele, die niemand erreicht hat: {goals}' },
  dedicated: {
    en: '{side} [dedicate|dedicates] {token}: space {place} of the Sprite Board',
    de: '{side} [widmest|widmet] {token} dem Waldgeist: Feld {place}',
  },
  returned: { en: '{side} [take|takes] {token} back', de: '{side} [nimmst|nimmt] {token} zurück' },
  'returned.pushed': {
    en: '{side} [get|gets] {token} back, pushed off the Sprite Board',
    de: '{side} [bekommst|bekommt] {token} zurück, von der Waldgeist-Tafel gedrängt',
  },
  roundEnded: { en: '{round} ends', de: '{round} endet' },
  shadow: { en: '{side} [receive|receives] {token} for {for}', de: '{side} [erhältst|erhält] {token} für {for}' },
  removed: {
    en: '{side} [remove|removes] {token} from the game',
    de: '{side} [legst|legt] {token} aus dem Spiel',
  },
  moonlightGoals: { en: 'Moonlight goals: {goals}', de: 'Mondlicht-Ziele: {goals}' },
  soloCard: { en: 'The opponent turns up: {card}', de: 'Der Gegner deckt auf: {card}' },
  'soloCard.start': {
    en: 'The opponent turns up a card to start: {card}',
    de: 'Der Gegner deckt für den Startzauber auf: {card}',
  },
  'soloCard.icon': {
    en: 'The opponent turns up a card for its Sprite sign: {card}',
    de: 'Der Gegner deckt nur für das Waldgeist-Zeichen auf: {card}',
  },
  reshuffled: { en: 'The solo cards are shuffled again', de: 'Der Solo-Stapel wird neu gemischt' },
  copied: {
    en: '{side} [let|lets] a mirror stone copy {tile}',
    de: '{side} [spiegelst|spiegelt] {tile} mit einem Spiegelstein',
  },
  'copied.nothing': {
    en: '{side} [let|lets] a mirror stone copy nothing',
    de: '{side} [lässt|lässt] einen Spiegelstein nichts spiegeln',
  },
  revealed: {
    en: '{side} [show|shows] {concoctions}',
    de: '{side} [zeigst|zeigt] {concoctions}',
  },
  brewed: {
    en: '{side} [score|scores] concoctions at the tiers {tiers}',
    de: '{side} [wertest|wertet] Mixturen auf den Stufen {tiers}',
  },
  marked: {
    en: '{side} [mark|marks] the achievement “{achievement}”',
    de: '{side} [trägst|trägt] die Herausforderung „{achievement}“ ein',
  },
  ended: { en: 'The game is over: {totals}', de: 'Die Partie ist zu Ende: {totals}' },
};

/** Which text an event has. */
export function eventKey(event: JsonObject): string {
  const type = textOf(event['type']);
  if (type === 'cast' && event['start'] === true) return 'cast.start';
  if (type === 'cast' && (event['how'] === 'echo' || event['how'] === 'leap')) return `cast.${event['how']}`;
  if (type === 'passed' && event['start'] === true) return 'passed.start';
  if (type === 'passed' && event['forced'] === true) return 'passed.forced';
  if (type === 'won' && event['corner'] === true) return 'won.corner';
  if (type === 'returned' && event['pushed'] === true) return 'returned.pushed';
  if (type === 'copied' && event['tile'] === null) return 'copied.nothing';
  if (type === 'drew' && event['drawn'] === undefined) return 'drew.hidden';
  if (type === 'learned' && event['kept'] === undefined) return 'learned.hidden';
  if (type === 'soloCard' && (event['why'] === 'start' || event['why'] === 'icon')) return `soloCard.${event['why']}`;
  return type;
}
