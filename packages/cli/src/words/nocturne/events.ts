import type { NocturneEvent } from '@nightjar/nocturne';
import type { Said } from '../words.ts';

type Type = NocturneEvent['type'];

/** What each event says in the log, after the name of who did it; variants come after a dot. */
export const EVENTS: { readonly [type in Type | `${Type}.${string}`]: Said } = {
  firstPlayer: { en: 'first to be asked', de: 'wird zuerst gefragt' },
  character: { en: 'character {character}', de: 'Charakter {character}' },
  dealt: { en: '{round} begins; {first} starts.', de: '{round} beginnt; {first} fängt an.' },
  cast: { en: '{token} on {space}', de: '{token} auf {space}' },
  'cast.start': { en: 'starts with {token} on {space}', de: 'Startzauber {token} auf {space}' },
  passed: { en: 'passes', de: 'passt' },
  'passed.forced': { en: 'has to pass', de: 'muss passen' },
  'passed.start': { en: 'passes on the start', de: 'verzichtet auf den Startzauber' },
  skipped: { en: 'has no free tile to start on', de: 'findet kein freies Plättchen für den Startzauber' },
  won: { en: 'WINS {tile} on {space} with {token}', de: 'GEWINNT {tile} auf {space} mit {token}' },
  'won.corner': {
    en: 'WINS {tile} on {space} with {token}, a corner cast',
    de: 'GEWINNT {tile} auf {space} mit {token}, ein isoliertes Plättchen',
  },
  took: {
    en: 'takes {tile} from the Sprite Board with {token}',
    de: 'nimmt {tile} von der Waldgeist-Tafel mit {token}',
  },
  drew: { en: 'draws {count}: {drawn}', de: 'zieht {count}: {drawn}' },
  'drew.hidden': { en: 'draws {count} and looks at them', de: 'zieht {count} und sieht sie an' },
  opened: { en: 'keeps {kept}; discarded: {discarded}', de: 'behält {kept}; abgelegt: {discarded}' },
  learned: { en: 'keeps the concoction {kept}', de: 'behält die Mixtur {kept}' },
  'learned.hidden': { en: 'keeps concoctions: {count}', de: 'behält Mixturen: {count}' },
  swapped: { en: 'swaps the chest for {tile} at {where}', de: 'tauscht die Truhe gegen {tile} auf {where}' },
  ability: { en: 'uses {ability}', de: 'nutzt {ability}' },
  goal: { en: 'reaches the goal "{goal}"', de: 'erreicht das Ziel „{goal}“' },
  goalsLeft: { en: 'Goals nobody reached: {goals}.', de: 'Ziele, die niemand erreicht hat: {goals}.' },
  dedicated: {
    en: 'dedicates {token} to space {place} of the Sprite Board',
    de: 'legt {token} auf Feld {place} der Waldgeist-Tafel',
  },
  returned: { en: 'takes {token} back', de: 'nimmt {token} zurück' },
  'returned.pushed': {
    en: 'gets {token} back, pushed off the Sprite Board',
    de: 'bekommt {token} zurück, von der Waldgeist-Tafel gedrängt',
  },
  roundEnded: { en: '{round} ends.', de: '{round} endet.' },
  shadow: { en: 'receives {token} for {for}', de: 'erhält {token} für {for}' },
  removed: { en: 'removes {token} from the game', de: 'legt {token} aus dem Spiel' },
  moonlightGoals: { en: 'Moonlight goals: {goals}.', de: 'Mondlicht-Ziele: {goals}.' },
  soloCard: { en: 'The opponent turns up {card}.', de: 'Der Gegner deckt {card} auf.' },
  reshuffled: { en: 'The solo cards are shuffled again.', de: 'Die Solo-Karten werden neu gemischt.' },
  copied: { en: 'a mirror stone copies {tile}', de: 'ein Spiegelstein kopiert {tile}' },
  'copied.nothing': { en: 'a mirror stone copies nothing', de: 'ein Spiegelstein kopiert nichts' },
  revealed: { en: 'shows the concoctions {concoctions}', de: 'zeigt die Mixturen {concoctions}' },
  brewed: { en: 'scores the tiers {tiers}', de: 'wertet die Stufen {tiers}' },
  marked: { en: 'marks the achievement "{achievement}"', de: 'trägt den Erfolg „{achievement}“ ein' },
  ended: { en: 'The game is over: {totals}.', de: 'Die Partie ist zu Ende: {totals}.' },
};

/** Which text an event has. */
export function eventKey(event: { readonly [key: string]: unknown }): keyof typeof EVENTS {
  const type = event['type'] as Type;
  if (type === 'cast') return event['start'] === true ? 'cast.start' : 'cast';
  if (type === 'passed' && event['start'] === true) return 'passed.start';
  if (type === 'passed' && event['forced'] === true) return 'passed.forced';
  if (type === 'won' && event['corner'] === true) return 'won.corner';
  if (type === 'returned' && event['pushed'] === true) return 'returned.pushed';
  if (type === 'copied' && event['tile'] === null) return 'copied.nothing';
  if (type === 'drew' && event['drawn'] === undefined) return 'drew.hidden';
  if (type === 'learned' && event['kept'] === undefined) return 'learned.hidden';
  return type;
}
