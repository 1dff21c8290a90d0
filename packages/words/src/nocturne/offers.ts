import { fill, type Lang, type Offer, type Offers, type Said } from '../words.ts';
import type { NocturneEdition } from './edition.ts';
import { objectives, term } from './names.ts';

interface Told {
  readonly name: Said;
  readonly note: Said;
}

const NOTHING: Said = { en: '', de: '' };

/** Ways to play; modified games take their names from the terms. */
export const MODES: { readonly [mode: string]: Told } = {
  standard: {
    name: { en: 'Standard', de: 'Grundspiel' },
    note: {
      en: 'Two rounds, goals, concoctions and the Forest Sprite.',
      de: 'Zwei Durchgänge mit Zielen, Mixturen und Waldgeist.',
    },
  },
  advanced: {
    name: { en: 'Advanced', de: 'Für Fortgeschrittene' },
    note: {
      en: 'Everybody has an ability for once in the game.',
      de: 'Alle haben eine Spezialfähigkeit für einmal im Spiel.',
    },
  },
  family: {
    name: { en: 'Family', de: 'Vereinfachtes Spiel' },
    note: {
      en: 'One round without goals, shadows and Sprite Board.',
      de: 'Ein Spiel ohne Ziele, Schatten und Waldgeist-Tafel.',
    },
  },
  'family-simple': {
    name: { en: 'Family, without concoctions', de: 'Vereinfachtes Spiel ohne Mixturen' },
    note: {
      en: 'The easiest way in: tiles and spells only.',
      de: 'Der leichteste Einstieg: nur Plättchen und Zauber.',
    },
  },
  twistedTrees: {
    name: NOTHING,
    note: { en: 'A crooked forest with gaps.', de: 'Ein krummer Wald mit Lücken.' },
  },
  twoUp: {
    name: NOTHING,
    note: { en: 'An answer must be higher by two.', de: 'Eine Antwort muss um zwei höher sein.' },
  },
  allSetToBrew: {
    name: NOTHING,
    note: { en: 'Three more concoctions each, no runestones.', de: 'Für alle drei Mixturen mehr, keine Runensteine.' },
  },
  chasingChests: {
    name: NOTHING,
    note: { en: 'A chest may be swapped instead of opened.', de: 'Eine Truhe darf getauscht statt geöffnet werden.' },
  },
  preciousStones: {
    name: NOTHING,
    note: {
      en: 'A mirror stone that copies nothing scores by itself.',
      de: 'Ein Spiegelstein, der nichts spiegelt, zählt für sich.',
    },
  },
};

/** Options of a match. */
export const OPTIONS: { readonly [option: string]: Told } = {
  advanced: {
    name: { en: 'Abilities', de: 'Spezialfähigkeiten' },
    note: { en: 'Each character can do one thing once.', de: 'Jeder Charakter kann einmalig etwas Besonderes.' },
  },
  familyMode: {
    name: { en: 'Family game', de: 'Vereinfachtes Spiel' },
    note: { en: 'Shorter and with fewer things to score.', de: 'Kürzer und mit weniger Wertungen.' },
  },
  characterAssignment: {
    name: { en: 'Characters', de: 'Charaktere' },
    note: { en: 'Who plays which fox.', de: 'Wer welchen Fuchs spielt.' },
  },
  firstPlayer: {
    name: { en: 'First player', de: 'Wer beginnt' },
    note: { en: 'Who is asked first in Twilight.', de: 'Wer in der Dämmerung zuerst gefragt wird.' },
  },
  dedicationOrder: {
    name: { en: 'Dedicating', de: 'Widmen' },
    note: {
      en: 'In which order unsuccessful spells go to the Sprite Board.',
      de: 'In welcher Folge erfolglose Zauber zur Waldgeist-Tafel kommen.',
    },
  },
  shapeTokenReuse: {
    name: { en: 'Shapes', de: 'Formen' },
    note: { en: 'Whether a space may serve two shape goals.', de: 'Ob ein Feld für zwei Formen-Ziele zählt.' },
  },
  achievementMarking: {
    name: { en: 'Achievements', de: 'Herausforderungen' },
    note: { en: 'How many a game may bring.', de: 'Wie viele eine Partie einbringen kann.' },
  },
  scenario: {
    name: { en: 'Scenario', de: 'Szenario' },
    note: { en: 'A target with objectives, 20 of them.', de: 'Ein Punktziel mit Aufgaben, 20 an der Zahl.' },
  },
  modifiedGame: {
    name: { en: 'Modified game', de: 'Regel-Variante' },
    note: { en: 'One rule is turned around.', de: 'Eine Regel ist anders.' },
  },
};

/** Values of options, as `option.value`. */
export const VALUES: { readonly [value: string]: Said } = {
  'advanced.false': { en: 'without', de: 'ohne' },
  'advanced.true': { en: 'with', de: 'mit' },
  'familyMode.off': { en: 'no', de: 'nein' },
  'familyMode.family': { en: 'with concoctions', de: 'mit Mixturen' },
  'familyMode.family-simple': { en: 'without concoctions', de: 'ohne Mixturen' },
  'characterAssignment.random': { en: 'by lot', de: 'durch Los' },
  'characterAssignment.choose': { en: 'everybody chooses', de: 'alle wählen' },
  'firstPlayer.random': { en: 'by lot', de: 'durch Los' },
  'firstPlayer.chosen': { en: 'the host names', de: 'wer einlädt, bestimmt' },
  'dedicationOrder.descending': { en: 'highest spell first', de: 'höchster Zauber zuerst' },
  'dedicationOrder.clockwise': { en: 'clockwise from the winner', de: 'reihum nach dem Gewinn' },
  'shapeTokenReuse.per-card': { en: 'each goal counts for itself', de: 'jedes Ziel zählt für sich' },
  'shapeTokenReuse.one-card': { en: 'a space serves one goal', de: 'ein Feld zählt für ein Ziel' },
  'achievementMarking.all': { en: 'all that are met', de: 'alle erfüllten' },
  'achievementMarking.one': { en: 'one of choice', de: 'eine nach Wahl' },
  'scenario.null': { en: 'none', de: 'keines' },
  'modifiedGame.null': { en: 'none', de: 'keine' },
};

const SCENARIO: Said = { en: 'Scenario {number}', de: 'Szenario {number}' };
const TASK: Said = {
  en: '{character}, {difficulty}: {points} points. {objectives}',
  de: '{character}, {difficulty}: {points} Punkte. {objectives}',
};

const DIFFICULTIES: { readonly [difficulty: string]: Said } = {
  easy: { en: 'easy', de: 'leicht' },
  medium: { en: 'medium', de: 'mittel' },
  hard: { en: 'hard', de: 'schwer' },
};

/** A scenario's name, and what it asks for. */
export function scenarioOffer(number: number, edition: NocturneEdition, lang: Lang): Offer {
  const row = edition.scenarios.list.find((known) => known.number === number);
  if (row === undefined) return { name: fill(SCENARIO[lang], { number }), note: '' };
  return {
    name: fill(SCENARIO[lang], { number }),
    note: fill(TASK[lang], {
      character: term('characters', row.character, lang),
      difficulty: DIFFICULTIES[row.difficulty]?.[lang] ?? row.difficulty,
      points: row.points,
      objectives: objectives(row, lang).join('; '),
    }),
  };
}

/** Modes and options of a table in plain words. */
export function offersOf(lang: Lang, edition: NocturneEdition): Offers {
  const modified = (id: string): string => term('modifiedGames', id, lang);
  return {
    mode(mode) {
      const scenario = /^scenario-(\d+)$/.exec(mode);
      if (scenario !== null) return scenarioOffer(Number(scenario[1]), edition, lang);
      const told = MODES[mode];
      if (told === undefined) return { name: mode, note: '' };
      return { name: told.name[lang] === '' ? modified(mode) : told.name[lang], note: told.note[lang] };
    },
    option(option) {
      const told = OPTIONS[option];
      return told === undefined ? { name: option, note: '' } : { name: told.name[lang], note: told.note[lang] };
    },
    value(option, value) {
      const said = VALUES[`${option}.${String(value)}`];
      if (said !== undefined) return said[lang];
      if (option === 'modifiedGame') return modified(String(value));
      return String(value);
    },
  };
}
