import type { Said } from './words.ts';

/** What the terminal table says around a game. */
export const TABLE = {
  welcome: {
    en: '{game}, {mode}: {players} at the table. Type "help" for help.',
    de: '{game}, {mode}: {players} am Tisch. „help“ zeigt die Hilfe.',
  },
  notice: { en: 'Please note: {notice}', de: 'Hinweis: {notice}' },
  seed: { en: 'Seed: {seed}', de: 'Startwert: {seed}' },
  asked: { en: '{side}: {question}', de: '{side}: {question}' },
  choose: { en: 'Your answer > ', de: 'Deine Antwort > ' },
  thinking: { en: '{side} is thinking …', de: '{side} überlegt …' },
  handOver: {
    en: 'Now {side}. Press Enter when nobody else is looking.',
    de: 'Jetzt {side}. Enter, wenn niemand sonst zusieht.',
  },
  refused: { en: 'Not possible: {why}', de: 'Nicht möglich: {why}' },
  allowed: { en: 'That is allowed.', de: 'Das ist erlaubt.' },
  number: {
    en: 'There is no answer number {number}; there are 1 to {most}.',
    de: 'Eine Antwort Nummer {number} gibt es nicht, nur 1 bis {most}.',
  },
  several: { en: 'That could be several answers: {answers}', de: 'Das kann mehreres heißen: {answers}' },
  undone: { en: 'Your last answer is taken back.', de: 'Deine letzte Antwort ist zurückgenommen.' },
  saved: { en: 'Saved as {file}.', de: 'Gespeichert als {file}.' },
  notSaved: { en: '{file}: {why}', de: '{file}: {why}' },
  noClause: { en: 'No clause has the number {id}.', de: 'Eine Regel mit der Nummer {id} gibt es nicht.' },
  whyWhat: { en: 'Which move? Try "why cast 4 b2".', de: 'Welcher Zug? Zum Beispiel „why cast 4 b2“.' },
  saveWhere: { en: 'To which file? Try "save evening.json".', de: 'In welche Datei? Zum Beispiel „save abend.json“.' },
  hint: { en: 'A search would answer: {answer}', de: 'Eine Suche würde antworten: {answer}' },
  quit: { en: 'You left the table.', de: 'Du hast den Tisch verlassen.' },
  inputEnded: { en: 'The input ended before the game.', de: 'Die Eingabe endete vor der Partie.' },
  over: { en: 'The game is over.', de: 'Die Partie ist zu Ende.' },
  place: { en: '{place}. {side}: {points} points', de: '{place}. {side}: {points} Punkte' },
  total: { en: 'Total', de: 'Summe' },
  person: { en: 'Player {number}', de: 'Spieler {number}' },
  you: { en: 'You', de: 'Du' },
  opponent: { en: 'Opponent', de: 'Gegner' },
  help: {
    en: [
      'Answer by number or by text: "12", "cast 4 b2" or just "4 b2".',
      '  why <move>   why a move is not allowed, with its rule',
      '  rules <id>   a numbered rule, such as "rules NOC-6.3"',
      '  undo         take your last answer back, as long as nothing was revealed since',
      '  score        the score sheets as far as you may know them',
      '  log          everything that happened',
      '  board        draw the table again',
      '  hint         what a search would answer',
      '  save <file>  save the record; "play --load <file>" goes on with it',
      '  quit         leave the table',
    ].join('\n'),
    de: [
      'Antworte mit Nummer oder Text: „12“, „cast 4 b2“ oder nur „4 b2“.',
      '  why <Zug>     warum ein Zug nicht erlaubt ist, mit Regel',
      '  rules <Nr.>   eine nummerierte Regel, etwa „rules NOC-6.3“',
      '  undo          die letzte Antwort zurücknehmen, solange nichts aufgedeckt wurde',
      '  score         die Wertungsbögen, soweit du sie kennen darfst',
      '  log           alles, was geschehen ist',
      '  board         den Tisch noch einmal zeichnen',
      '  hint          was eine Suche antworten würde',
      '  save <Datei>  den Spielverlauf speichern; „play --load <Datei>“ setzt ihn fort',
      '  quit          den Tisch verlassen',
    ].join('\n'),
  },
} as const satisfies { readonly [key: string]: Said };

/** Refusals every table knows, whatever is played. */
export const TABLE_REFUSALS: { readonly [reason: string]: Said } = {
  'game-over': { en: 'the game is over', de: 'die Partie ist zu Ende' },
  'not-asked': { en: 'somebody else is asked', de: 'jemand anderes ist gefragt' },
  unreadable: { en: 'this is no answer to the question', de: 'das ist keine Antwort auf die Frage' },
  'nothing-to-undo': { en: 'there is nothing to take back', de: 'es gibt nichts zurückzunehmen' },
  'undo-barrier': { en: 'something was revealed or drawn since', de: 'seither wurde etwas aufgedeckt oder gezogen' },
  'undo-others': { en: 'somebody else has answered since', de: 'seither hat jemand anderes geantwortet' },
};
