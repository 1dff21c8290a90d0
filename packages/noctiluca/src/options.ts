import { bad, type Checked, type Choice, good, isObject, type Json, type Mode, readChoice } from '@nightjar/kernel';
import { boxWith, defaultBox } from './box.ts';

/** The options of a match, all filled in. */
export type Options = {
  readonly players: number;
  readonly firstPlayer: 'random' | 'chosen';
  /** NLC-7.3a: a player who can place a passed die must. Left out where they may, so that old records stay what they are. */
  readonly passedDice?: 'must';
  /** Content hash of the edition. */
  readonly edition: string;
};

const FIRST_PLAYER: Choice = {
  id: 'firstPlayer',
  rule: 'NLC-3.13',
  kind: 'one',
  values: ['random', 'chosen'],
  default: 'random',
};

const PASSED_DICE: Choice = {
  id: 'passedDice',
  rule: 'NLC-7.3',
  kind: 'one',
  values: ['may', 'must'],
  default: 'may',
};

export const CHOICES: readonly Choice[] = [FIRST_PLAYER, PASSED_DICE];

export const MODES: readonly Mode[] = [{ id: 'standard', seats: [1, 2, 3, 4], options: {} }];

/** Checks options from outside and fills in defaults. */
export function readOptions(raw: Json): Checked<Options> {
  if (!isObject(raw)) return bad('', 'options are a JSON object');
  for (const key of Object.keys(raw)) {
    if (key !== 'players' && key !== 'edition' && CHOICES.every((choice) => choice.id !== key)) {
      return bad(key, 'no such option');
    }
  }
  const players = Object.hasOwn(raw, 'players') ? raw['players'] : 2;
  if (players !== 1 && players !== 2 && players !== 3 && players !== 4) return bad('players', 'must be 1, 2, 3 or 4');
  const firstPlayer = readChoice(FIRST_PLAYER, Object.hasOwn(raw, 'firstPlayer') ? raw['firstPlayer'] : undefined);
  if (!firstPlayer.ok) return firstPlayer;
  const passedDice = readChoice(PASSED_DICE, Object.hasOwn(raw, 'passedDice') ? raw['passedDice'] : undefined);
  if (!passedDice.ok) return passedDice;
  const edition = Object.hasOwn(raw, 'edition') ? raw['edition'] : defaultBox.hash;
  if (typeof edition !== 'string' || boxWith(edition) === undefined)
    return bad('edition', 'no such edition is known here');
  return good({
    players,
    firstPlayer: firstPlayer.value as Options['firstPlayer'],
    ...(passedDice.value === 'must' ? { passedDice: 'must' as const } : {}),
    edition,
  });
}
