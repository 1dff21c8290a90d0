import {
  bad,
  type Checked,
  type Choice,
  good,
  isObject,
  type Json,
  type JsonObject,
  type Mode,
  readChoice,
} from '@nightjar/kernel';
import { boxWith, defaultBox } from './box.ts';

export const FAMILY_MODES = ['off', 'family', 'family-simple'] as const;
export const MODIFIED_GAMES = ['twistedTrees', 'twoUp', 'allSetToBrew', 'chasingChests', 'preciousStones'] as const;

/** The options of a match, all filled in (Appendix C of the rules). */
export type Options = {
  readonly players: number;
  readonly advanced: boolean;
  readonly familyMode: (typeof FAMILY_MODES)[number];
  readonly characterAssignment: 'random' | 'choose';
  readonly firstPlayer: 'random' | 'chosen';
  readonly dedicationOrder: 'descending' | 'clockwise';
  readonly shapeTokenReuse: 'per-card' | 'one-card';
  readonly achievementMarking: 'all' | 'one';
  /** Number of the scenario, 1 to 20. */
  readonly scenario: number | null;
  readonly modifiedGame: (typeof MODIFIED_GAMES)[number] | null;
  /** Content hash of the edition. */
  readonly edition: string;
};

const SCENARIOS = Array.from({ length: 20 }, (_, i) => i + 1);

export const CHOICES: readonly Choice[] = [
  { id: 'advanced', kind: 'one', values: [false, true], default: false, rule: 'NOC-4.1' },
  { id: 'familyMode', kind: 'one', values: FAMILY_MODES, default: 'off', rule: 'NOC-20.1' },
  { id: 'characterAssignment', kind: 'one', values: ['random', 'choose'], default: 'random', rule: 'NOC-3.2' },
  { id: 'firstPlayer', kind: 'one', values: ['random', 'chosen'], default: 'random', rule: 'NOC-3.14' },
  { id: 'dedicationOrder', kind: 'one', values: ['descending', 'clockwise'], default: 'descending', rule: 'NOC-8.4' },
  { id: 'shapeTokenReuse', kind: 'one', values: ['per-card', 'one-card'], default: 'per-card', rule: 'NOC-15.6' },
  { id: 'achievementMarking', kind: 'one', values: ['all', 'one'], default: 'all', rule: 'NOC-23.3' },
  { id: 'scenario', kind: 'one', values: [null, ...SCENARIOS], default: null, rule: 'NOC-21.1' },
  { id: 'modifiedGame', kind: 'one', values: [null, ...MODIFIED_GAMES], default: null, rule: 'NOC-25.1' },
];

export const MODES: readonly Mode[] = [
  { id: 'standard', seats: [1, 2, 3, 4], options: {} },
  { id: 'advanced', seats: [1, 2, 3, 4], options: { advanced: true } },
  { id: 'family', seats: [2, 3, 4], options: { familyMode: 'family' } },
  { id: 'family-simple', seats: [2, 3, 4], options: { familyMode: 'family-simple' } },
  ...MODIFIED_GAMES.map((modifiedGame) => ({ id: modifiedGame, seats: [1, 2, 3, 4], options: { modifiedGame } })),
  ...SCENARIOS.map((scenario) => ({ id: `scenario-${scenario}`, seats: [1, 2, 3, 4], options: { scenario } })),
];

/** Checks options from outside and fills in defaults; the combinations of Appendix C are kept. */
export function readOptions(raw: Json): Checked<Options> {
  if (!isObject(raw)) return bad('', 'options are a JSON object');
  for (const key of Object.keys(raw)) {
    if (key !== 'players' && key !== 'edition' && CHOICES.every((choice) => choice.id !== key)) {
      return bad(key, 'no such option');
    }
  }
  const players = Object.hasOwn(raw, 'players') ? raw['players'] : 2;
  if (players !== 1 && players !== 2 && players !== 3 && players !== 4) return bad('players', 'must be 1, 2, 3 or 4');
  const chosen: Record<string, Json> = { players };
  for (const choice of CHOICES) {
    const value = readChoice(choice, Object.hasOwn(raw, choice.id) ? raw[choice.id] : undefined);
    if (!value.ok) return value;
    chosen[choice.id] = value.value;
  }
  const edition = Object.hasOwn(raw, 'edition') ? raw['edition'] : defaultBox.hash;
  if (typeof edition !== 'string' || boxWith(edition) === undefined)
    return bad('edition', 'no such edition is known here');
  chosen['edition'] = edition;
  return combined(chosen as unknown as Options, raw);
}

function combined(options: Options, raw: JsonObject): Checked<Options> {
  const { scenario, familyMode, modifiedGame } = options;
  if (scenario !== null && familyMode !== 'off') return bad('scenario', 'is not combined with family mode (NOC-21.7)');
  if (scenario !== null && modifiedGame !== null)
    return bad('scenario', 'is not combined with a modified game (NOC-21.7)');
  // NOC-21.2a: a scenario is played with abilities; only saying the opposite outright is a contradiction.
  if (scenario !== null && raw['advanced'] === false)
    return bad('advanced', 'a scenario is played with abilities (NOC-21.2a)');
  if (familyMode !== 'off' && options.players === 1) return bad('familyMode', 'is for 2 to 4 players (NOC-20.1)');
  if (familyMode !== 'off' && options.advanced) return bad('familyMode', 'is played without abilities (NOC-20.1)');
  if (familyMode !== 'off' && modifiedGame !== null)
    return bad('modifiedGame', 'never changes family mode (NOC-25.1a)');
  return good(scenario === null ? options : { ...options, advanced: true });
}
