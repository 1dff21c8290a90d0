import { type Args, fill, type Lang, type Said } from '../words.ts';

/** What a drawn table of Nocturne says besides questions, answers and events. */
const BOARD = {
  twilight: { en: 'Twilight', de: 'Dämmerung' },
  moonlight: { en: 'Moonlight', de: 'Mondlicht' },
  family: { en: 'Family game', de: 'Vereinfachtes Spiel' },
  tilesLeft: { en: '{n} {n|tile|tiles} left', de: 'noch {n} Plättchen' },
  forest: { en: 'The forest, {rows} rows of {cols}', de: 'Der Wald, {rows} Reihen zu {cols}' },
  emptySpace: { en: '{space}, empty', de: '{space}, leer' },
  tileOn: { en: '{space}, {tile}', de: '{space}, {tile}' },
  flippedOn: { en: '{space}, won by {side} with {token}', de: '{space}, von {side} mit {token} gewonnen' },
  tokenOn: { en: '{token} of {side} on it', de: 'darauf {token} von {side}' },
  isHighest: { en: 'the highest spell', de: 'der höchste Zauber' },
  canCast: { en: 'you can cast {tokens}', de: 'möglich: {tokens}' },
  adds: { en: 'adds {n}', de: 'bringt {n}' },
  winsNow: { en: 'wins at once', de: 'gewinnt sofort' },
  spells: { en: 'Your spells', de: 'Deine Zauber' },
  spellsOf: { en: 'Spells of {side}: {list}', de: 'Zauber von {side}: {list}' },
  noSpells: { en: 'No spells left', de: 'Keine Zauber mehr' },
  pickTile: { en: 'Now pick a lit tile.', de: 'Jetzt ein leuchtendes Plättchen wählen.' },
  pickToken: { en: 'Now pick a lit spell.', de: 'Jetzt einen leuchtenden Zauber wählen.' },
  tiles: { en: 'Tiles', de: 'Plättchen' },
  yourTiles: { en: 'Your tiles', de: 'Deine Plättchen' },
  noTiles: { en: 'No tiles yet', de: 'Noch keine Plättchen' },
  countOf: { en: '{n} × {thing}', de: '{n} × {thing}' },
  concoctions: { en: 'Concoctions', de: 'Mixturen' },
  hiddenConcoctions: { en: '{n} {n|concoction|concoctions}, face down', de: '{n} {n|Mixtur|Mixturen}, verdeckt' },
  lacks: { en: 'lacks {list}', de: 'es fehlt: {list}' },
  complete: { en: 'complete', de: 'vollständig' },
  tier: {
    en: 'Tier {n}: {needs}, {points} {points|point|points}',
    de: 'Stufe {n}: {needs}, {points} {points|Punkt|Punkte}',
  },
  passed: { en: 'passed', de: 'gepasst' },
  shadows: { en: 'For the highest spells left', de: 'Für die höchsten übrigen Marker' },
  spriteBoard: { en: 'Forest Sprite Board', de: 'Waldgeist-Tafel' },
  spriteSpace: { en: 'Space {n}', de: 'Feld {n}' },
  spriteFree: { en: 'free', de: 'frei' },
  spriteTiles: { en: 'Tiles of the Forest Sprite', de: 'Plättchen des Waldgeists' },
  twilightGoals: { en: 'Twilight goals', de: 'Dämmerung-Ziele' },
  moonlightGoals: { en: 'Moonlight goals', de: 'Mondlicht-Ziele' },
  goalsHidden: { en: 'Turned up when Twilight ends.', de: 'Werden nach der Dämmerung aufgedeckt.' },
  goalEach: { en: '{points} each', de: 'je {points}' },
  goalWhole: { en: '{points} points, {when}', de: '{points} Punkte, {when}' },
  goalFirst: { en: 'to the first', de: 'zuerst erreicht' },
  goalAtEnd: { en: 'when Twilight ends', de: 'am Ende der Dämmerung' },
  goalHeld: { en: 'reached by {side}', de: 'erreicht: {side}' },
  opponentCard: { en: 'The opponent’s card', de: 'Die Karte des Gegners' },
  opponentNone: { en: 'No card turned up yet', de: 'Noch keine Karte aufgedeckt' },
  opponentDeck: { en: '{n} {n|card|cards} left', de: 'noch {n} {n|Karte|Karten}' },
  ability: { en: 'Ability: {name}', de: 'Fähigkeit: {name}' },
  abilityUsed: { en: '{name}, used', de: '{name}, verbraucht' },
  ifWon: { en: 'if you win it', de: 'wenn du es gewinnst' },
  ifTaken: { en: 'if you take it', de: 'wenn du es nimmst' },
  ifCopied: { en: 'if it is copied', de: 'wenn es gespiegelt wird' },
  drawTiles: { en: 'You draw three tiles and keep one.', de: 'Du ziehst drei Plättchen und behältst eins.' },
  drawBrews: { en: 'You draw three concoctions and keep one.', de: 'Du ziehst drei Mixturen und behältst eine.' },
  atOnceStar: { en: 'Wins at once: a star.', de: 'Gewinnt sofort: ein Stern.' },
  atOnceAlone: { en: 'Wins at once: all others have passed.', de: 'Gewinnt sofort: alle anderen haben gepasst.' },
  atOnceEnclosed: {
    en: 'Wins at once: no free tile lies beside it.',
    de: 'Gewinnt sofort: daneben ist kein Plättchen frei.',
  },
  atOnceUnbeatable: { en: 'Wins at once: nobody can go higher.', de: 'Gewinnt sofort: niemand kommt höher.' },
  canAnswer: { en: 'Can still answer: {sides}.', de: 'Kann noch antworten: {sides}.' },
  spriteIf: {
    en: 'Beaten, it could go to Sprite space {n}.',
    de: 'Überboten könnte der Zauber auf Waldgeist-Feld {n}.',
  },
  spriteGoes: { en: 'Goes to Sprite space {n}.', de: 'Kommt auf Waldgeist-Feld {n}.' },
  spritePushes: { en: 'Pushes off {token} of {side}.', de: 'Verdrängt {token} von {side}.' },
  cornerMine: {
    en: 'Won, it leaves {tile} on {space} alone: start there and take it at once.',
    de: 'Danach liegt {tile} auf {space} allein: dort beginnen und sofort gewinnen.',
  },
  cornerTheirs: {
    en: 'Careful: answering it, {side} could leave {tile} on {space} alone and take it too.',
    de: 'Vorsicht: Mit einer Antwort könnte {side} {tile} auf {space} isolieren und gleich mitnehmen.',
  },
  cornerLeft: {
    en: 'Careful: then {tile} on {space} lies alone for {side}.',
    de: 'Vorsicht: Dann liegt {tile} auf {space} allein für {side}.',
  },
  leaves: {
    en: '{side} would win {tile}, unless somebody else answers.',
    de: '{side} bekäme {tile}, wenn niemand sonst antwortet.',
  },
  reaches: { en: 'Reaches the goal “{goal}”.', de: 'Erreicht das Ziel „{goal}“.' },
  proposed: { en: 'best', de: 'am besten' },
  best: { en: 'Best for you', de: 'Am besten für dich' },
  kept: { en: 'Kept: {list}', de: 'Behalten: {list}' },
  looksAtTiles: { en: '{side} looks into the chest', de: '{side} schaut in die Truhe' },
  looksAtBrews: { en: '{side} looks at concoctions', de: '{side} sieht sich Mixturen an' },
  noCharacter: { en: 'no character yet', de: 'noch kein Charakter' },
  soloOpponent: { en: 'solo opponent', de: 'Solo-Gegner' },
} as const satisfies { readonly [key: string]: Said };

export type BoardKey = keyof typeof BOARD;

/** The words of the drawn table, for tests and for other faces. */
export const BOARD_WORDS: { readonly [key: string]: Said } = BOARD;

/** The words of the drawn table in one language. */
export const boardWords =
  (lang: Lang) =>
  (key: BoardKey, args: Args = {}): string =>
    fill(BOARD[key][lang], args);
