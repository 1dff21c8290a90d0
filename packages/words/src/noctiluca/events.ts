import type { JsonObject } from '@nightjar/kernel';
import type { Said } from '../words.ts';

/**
 * What each event says in the log. `{seat}` did it; in `[dive|dives]` the first word is for "you".
 * Variants of an event come after a dot.
 */
export const EVENTS: { readonly [type: string]: Said } = {
  firstPlayer: { en: '{seat} [begin|begins]', de: '{seat} [beginnst|beginnt]' },
  chose: { en: '{seat} [put|puts] {putBack} back', de: '{seat} [legst|legt] {putBack} zurück' },
  'chose.hidden': { en: '{seat} [have|has] chosen two jars', de: '{seat} [hast|hat] zwei Gläser gewählt' },
  revealed: { en: '{seat} [keep|keeps] {jars}', de: '{seat} [behältst|behält] {jars}' },
  dealt: { en: 'The piles hold {piles} jars', de: 'Auf den Stapeln liegen {piles} Gläser' },
  'dealt.solo': { en: 'The other jars form the deck', de: 'Die übrigen Gläser bilden den Stapel' },
  seeded: {
    en: 'Round {round} begins with {dice} dice in the pool; {first} has the marker',
    de: 'Runde {round} beginnt mit {dice} Würfeln im Becken; den Marker hat {first}',
  },
  dived: {
    en: '{seat} [dive|dives] from {shore}, {path} path, and [announce|announces] {number}: {dice}',
    de: '{seat} [tauchst|taucht] an {shore}, {path} Pfad, und [sagst|sagt] {number} an: {dice}',
  },
  placed: {
    en: '{seat} [place|places] {count} in {colour} on {jar}',
    de: '{seat} [legst|legt] {count} in {colour} auf {jar} ab',
  },
  'placed.passed': {
    en: '{seat} [place|places] a passed die in {colour} on {jar}',
    de: '{seat} [legst|legt] einen weitergegebenen Würfel in {colour} auf {jar} ab',
  },
  passing: { en: '{seat} [pass|passes] on {dice}', de: '{seat} [gibst|gibt] weiter: {dice}' },
  declined: { en: '{seat} [place|places] none', de: '{seat} [verzichtest|verzichtet]' },
  returned: { en: 'Back to the lid: {dice}', de: 'Zurück in den Deckel: {dice}' },
  delivered: {
    en: '{seat} [deliver|delivers] {jar} for a token worth {token}',
    de: '{seat} [lieferst|liefert] {jar} ab: ein Marker über {token}',
  },
  took: { en: '{seat} [take|takes] {jar} from pile {pile}', de: '{seat} [nimmst|nimmt] {jar} von Stapel {pile}' },
  drew: { en: '{seat} [draw|draws] {drawn}', de: '{seat} [ziehst|zieht] {drawn}' },
  'drew.hidden': {
    en: '{seat} [draw|draws] {count} {count|jar|jars}',
    de: '{seat} [ziehst|zieht] {count} {count|Glas|Gläser}',
  },
  kept: { en: '{seat} [keep|keeps] {jar}', de: '{seat} [behältst|behält] {jar}' },
  noJar: { en: 'No jar is left for {seat}', de: 'Für {seat} ist kein Glas mehr da' },
  stormed: { en: 'Lost to the tempest: {dice}', de: 'Im Sturm verloren: {dice}' },
  discarded: {
    en: 'The tempest discards {jar} and takes a token worth {token}',
    de: 'Der Sturm wirft {jar} ab und nimmt einen Marker über {token}',
  },
  rolled: {
    en: 'The black die shows {number}, {section}: {space} loses {dice}',
    de: 'Der schwarze Würfel zeigt {number}, {section}: {space} verliert {dice}',
  },
  turned: { en: 'The arrow turns to: {section}', de: 'Der Pfeil dreht sich weiter: {section}' },
  roundEnded: { en: 'Round {round} ends', de: 'Runde {round} endet' },
  majority: {
    en: 'Majority in {colour}: {sides}, {each} more {each|token|tokens} for 1',
    de: 'Mehrheit in {colour}: {sides}, {each} {each|weiterer|weitere} Marker zu 1',
  },
  'majority.shared': {
    en: 'Tie in {colour}: {sides}, {each} more {each|token|tokens} for 1 each',
    de: 'Gleichstand in {colour}: {sides}, je {each} {each|weiterer|weitere} Marker zu 1',
  },
  'majority.none': { en: 'Nobody has a token in {colour}', de: 'Niemand hat einen Marker in {colour}' },
  favourite: { en: '{seat} [show|shows] {favourite}', de: '{seat} [zeigst|zeigt] {favourite}' },
  ended: { en: 'The game is over: {totals}', de: 'Die Partie ist zu Ende: {totals}' },
};

/** Which text an event has. */
export function eventKey(event: JsonObject): string {
  const { type, sides, piles } = event;
  if (typeof type !== 'string') return '';
  if (type === 'chose' && event['putBack'] === undefined) return 'chose.hidden';
  if (type === 'drew' && event['drawn'] === undefined) return 'drew.hidden';
  if (type === 'placed' && event['passed'] === true) return 'placed.passed';
  if (type === 'dealt' && Array.isArray(piles) && piles.length === 0) return 'dealt.solo';
  if (type === 'majority' && Array.isArray(sides) && sides.length === 0) return 'majority.none';
  if (type === 'majority' && Array.isArray(sides) && sides.length > 1) return 'majority.shared';
  return type;
}
