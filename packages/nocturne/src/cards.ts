import type { JsonObject } from '@nightjar/kernel';
import {
  at,
  distinct,
  entries,
  exactly,
  field,
  id as idOf,
  list,
  MOST,
  object,
  oneOf,
  only,
  own,
  type Reader,
  refuse,
  text,
  truth,
  whole,
} from '@nightjar/kernel/reader';
import type { Found } from './enough.ts';
import { trial } from './trial.ts';
import { ABILITIES, CATEGORIES, DIRECTIONS, MOONLIGHT_KINDS, POWERS, SYMBOLS, TWILIGHT_KINDS } from './words.ts';

const AT_ONCE = ['firstWinWithValue', 'separateControlAreasAtLeast', 'controlAreaSizeAtLeast'];
const AT_ONCE_TOO = ['differentSymbolsAtLeast', 'firstCornerCast', 'lastStarWins'];
const points = whole(-100, 100);
const value = whole(1, 20);

const clause: Reader<string> = (json, where) => {
  const id = text(json, where);
  return /^NOC-\d+\.\d+[a-z]?$/.test(id) ? id : refuse(where, 'must be the number of a clause, like NOC-13.1');
};

/** Reads Twilight and Moonlight goals. */
export function readGoals(json: JsonObject): Pick<Found, 'twilight' | 'moonlight'> {
  const scoring = field(json, '', 'scoring', object);
  const each = field(
    field(scoring, 'scoring', 'twilightGoalEach', object),
    'scoring.twilightGoalEach',
    'points',
    points,
  );
  const twilightGoals = field(json, '', 'twilightGoals', only('drawn', 'list'));
  field(twilightGoals, 'twilightGoals', 'drawn', exactly(3));
  const twilight = entries(twilightGoals, 'twilightGoals', 'list', 3, (entry, where) => {
    const goal = only('id', 'kind', 'params', 'timing', 'points', 'clause')(entry, where);
    const id = field(goal, where, 'id', idOf);
    const kind = field(goal, where, 'kind', oneOf(TWILIGHT_KINDS));
    const asked = kind === 'firstWinWithValue' ? ['value'] : kind.endsWith('AtLeast') ? ['min'] : [];
    const params = field(goal, where, 'params', only(...asked));
    if (kind === 'firstWinWithValue') field(params, at(where, 'params'), 'value', value);
    if (kind.endsWith('AtLeast'))
      field(params, at(where, 'params'), 'min', whole(1, kind.startsWith('different') ? 5 : 31));
    const immediate = AT_ONCE.includes(kind) || AT_ONCE_TOO.includes(kind);
    field(goal, where, 'timing', exactly(immediate ? 'immediate' : 'endOfTwilight'));
    if (field(goal, where, 'points', points) !== each) {
      refuse(at(where, 'points'), `must be ${each}, as scoring.twilightGoalEach.points says`);
    }
    field(goal, where, 'clause', clause);
    return id;
  });
  const moonlightGoals = field(json, '', 'moonlightGoals', only('drawn', 'list'));
  field(moonlightGoals, 'moonlightGoals', 'drawn', exactly(3));
  const moonlight = entries(moonlightGoals, 'moonlightGoals', 'list', 3, (entry, where) => {
    const goal = only('id', 'kind', 'params', 'points', 'clause')(entry, where);
    const id = field(goal, where, 'id', idOf);
    const kind = field(goal, where, 'kind', oneOf(MOONLIGHT_KINDS));
    const asked = kind === 'areasOfExactSize' ? ['size'] : kind === 'shapes' ? ['cells', 'rotate', 'reflect'] : [];
    const params = field(goal, where, 'params', only(...asked));
    if (kind === 'areasOfExactSize') field(params, at(where, 'params'), 'size', whole(1, 31));
    if (kind === 'shapes') readShape(params, at(where, 'params'));
    field(goal, where, 'points', whole(0, 100));
    field(goal, where, 'clause', clause);
    return id;
  });
  return { twilight, moonlight };
}

function readShape(params: JsonObject, where: string): void {
  const cells = field(params, where, 'cells', list(list(whole(0, 9), 2, 2), 1, 12));
  distinct(cells.map(String), (i) => `${where}.cells[${i}]`);
  field(params, where, 'rotate', truth);
  field(params, where, 'reflect', truth);
}

/** Reads concoctions, characters and the solo deck. */
export function readCards(json: JsonObject): Pick<Found, 'starters' | 'deck' | 'characters' | 'hoards'> {
  const concoctions = field(json, '', 'concoctions', only('starters', 'deck'));
  const starters = entries(concoctions, 'concoctions', 'starters', 4, readConcoction);
  const deck = entries(concoctions, 'concoctions', 'deck', 3, readConcoction);
  distinct([...starters, ...deck], (i) => `concoctions.deck[${i - starters.length}].id`);
  const colours: string[] = [];
  let hoards = 0;
  const characters = entries(field(json, '', 'characters', only('list')), 'characters', 'list', 4, (entry, where) => {
    const character = only('id', 'colour', 'symbol', 'ability')(entry, where);
    const id = field(character, where, 'id', idOf);
    colours.push(field(character, where, 'colour', text));
    field(character, where, 'symbol', oneOf(SYMBOLS));
    const ability = field(character, where, 'ability', only('id'));
    if (field(ability, at(where, 'ability'), 'id', oneOf(ABILITIES)) === 'hoard') hoards += 1;
    return id;
  });
  distinct(colours, (i) => `characters.list[${i}].colour`);
  const solo = field(json, '', 'solo', only('deck', 'scoreBands'));
  entries(field(solo, 'solo', 'deck', only('cards')), 'solo.deck', 'cards', 1, (entry, where) => {
    const card = only('id', 'direction', 'power', 'spriteIcon', 'startingSpell')(entry, where);
    field(card, where, 'direction', oneOf(DIRECTIONS));
    const power = field(card, where, 'power', only('kind', 'value'));
    const kind = field(power, at(where, 'power'), 'kind', oneOf(POWERS));
    if (kind !== 'oneOrMoreHigher') field(power, at(where, 'power'), 'value', value);
    else field(card, where, 'power', only('kind'));
    field(card, where, 'spriteIcon', truth);
    field(card, where, 'startingSpell', value);
    return field(card, where, 'id', text);
  });
  let floor = -1;
  const bands = field(solo, 'solo', 'scoreBands', only('list'));
  field(
    bands,
    'solo.scoreBands',
    'list',
    list((entry, where) => {
      floor = field(only('min')(entry, where), where, 'min', whole(floor + 1, 1000));
    }, 1),
  );
  return { starters, deck, characters, hoards };
}

/** Tiers ascend: a higher one needs all of the lower and is worth more, so the highest completed is the best. */
const readConcoction: Reader<string> = (entry, where) => {
  const card = only('id', 'tiers')(entry, where);
  const id = field(card, where, 'id', idOf);
  let lower: { needs: readonly number[]; points: number } | null = null;
  field(
    card,
    where,
    'tiers',
    list(
      (step, place) => {
        const tier = only('needs', 'points')(step, place);
        const needs = field(tier, place, 'needs', object);
        for (const symbol of Object.keys(needs)) oneOf(SYMBOLS)(symbol, at(at(place, 'needs'), symbol));
        const counts = SYMBOLS.map((s) =>
          own(needs, s) === undefined ? 0 : field(needs, at(place, 'needs'), s, whole(1, 12)),
        );
        if (counts.every((n) => n === 0)) refuse(at(place, 'needs'), 'must need at least one symbol');
        const worth = field(tier, place, 'points', whole(1, 100));
        if (lower !== null) {
          const short = SYMBOLS.find((_, i) => (counts[i] as number) < (lower?.needs[i] as number));
          if (short !== undefined) refuse(at(place, 'needs'), `must need as many ${short} symbols as the tier below`);
          if (worth <= lower.points) refuse(at(place, 'points'), `must be above the ${lower.points} of the tier below`);
        }
        lower = { needs: counts, points: worth };
      },
      1,
      // More would make the best brewing a search without end.
      3,
    ),
  );
  return id;
};

const SCENARIO = [
  'id',
  'number',
  'difficulty',
  'character',
  'twilight',
  'moonlight',
  'points',
  'objectives',
  'clause',
] as const;

/** Reads scenarios and achievements. */
export function readLists(json: JsonObject, found: Found): void {
  const numbers: string[] = [];
  const test = trial([...CATEGORIES, ...found.aliases]);
  entries(field(json, '', 'scenarios', only('list')), 'scenarios', 'list', 0, (entry, where) => {
    const row = only(...SCENARIO)(entry, where);
    numbers.push(String(field(row, where, 'number', whole(1, MOST))));
    field(row, where, 'difficulty', oneOf(['easy', 'medium', 'hard']));
    field(row, where, 'character', oneOf(found.characters));
    for (const [key, known] of [['twilight', found.twilight] as const, ['moonlight', found.moonlight] as const]) {
      distinct(field(row, where, key, list(oneOf(known), 3, 3)), (i) => `${at(where, key)}[${i}]`);
    }
    field(row, where, 'points', whole(1, 1000));
    const objective: Reader<JsonObject> = (item, place) => field(only('test')(item, place), place, 'test', test);
    field(row, where, 'objectives', list(objective, 1, 3));
    field(row, where, 'clause', clause);
    return field(row, where, 'id', text);
  });
  distinct(numbers, (i) => `scenarios.list[${i}].number`);
  entries(field(json, '', 'achievements', only('list')), 'achievements', 'list', 0, (entry, where) => {
    const row = only('id', 'test', 'clause')(entry, where);
    field(row, where, 'test', test);
    field(row, where, 'clause', clause);
    return field(row, where, 'id', idOf);
  });
}
