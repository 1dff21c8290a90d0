import { type Checked, type Choice, isObject, type Json, type JsonObject, type Mode } from '@nightjar/kernel';
import { checked, distinct, list, oneOf, own, quoted, type Reader, refuse, text, whole } from '@nightjar/kernel/reader';
import { type Box, boxWith, DRUID_ROW, defaultBox, KINGDOM } from './box.ts';
import { readCode } from './code.ts';
import { FILTER_IDS, type Filter, type KingdomWish, mustFit, POOLS, WISHES } from './kingdom.ts';
import { unfit } from './unfit.ts';

/** The options of a match, all filled in. */
export interface Options extends KingdomWish {
  readonly players: number;
  /** Content hash of the edition. */
  readonly edition: string;
  /** DOM-17.17b; quick where nothing is said. */
  readonly pace?: (typeof PACES)[number];
}

const PACES = ['quick', 'even'] as const;

const idsOf = (kinds: readonly number[]): readonly string[] => kinds.map((kind) => defaultBox.ids[kind] as string);

/** Longer than any code, written with spaces and hyphens. */
const LONGEST_CODE = 60;

export const CHOICES: readonly Choice[] = [
  {
    id: 'set',
    kind: 'one',
    values: ['random', ...defaultBox.sets.map(({ id }) => id)],
    default: 'random',
    rule: 'DOM-2.4',
  },
  { id: 'pool', kind: 'one', values: POOLS, default: POOLS[0], rule: 'DOM-2.3a' },
  ...FILTER_IDS.map((id) => ({ id, kind: 'one' as const, values: WISHES, default: WISHES[0], rule: 'DOM-2.3c' })),
  {
    id: 'cards',
    kind: 'list',
    values: idsOf(Object.values(defaultBox.kingdoms).flat()),
    most: KINGDOM,
    default: [],
    rule: 'DOM-2.3b',
  },
  { id: 'druid', kind: 'list', values: idsOf(defaultBox.boons), most: DRUID_ROW, default: [], rule: 'DOM-2.12c' },
  { id: 'code', kind: 'text', longest: LONGEST_CODE, default: null, rule: 'DOM-2.3d' },
  { id: 'pace', kind: 'one', values: PACES, default: PACES[0], rule: 'DOM-17.17b' },
];

/** Where hands are hidden from each other at a table, its pace hides them too. */
export const AT_TABLES = { pace: 'even' } as const;

export const MODES: readonly Mode[] = [
  { id: 'random', seats: [2, 3, 4], options: {} },
  ...defaultBox.sets.map(({ id }) => ({ id, seats: [2, 3, 4], options: { set: id } })),
];

/** A kingdom's code is read into options, and not kept. */
const KEYS = ['players', 'set', 'cards', 'pool', ...FILTER_IDS, 'druid', 'code', 'pace', 'edition'];

/** Checks options from outside and fills in defaults. What it gives back can be read again, to the same effect. */
export const readOptions = (raw: Json): Checked<Options> =>
  checked(() => {
    const json = isObject(raw) ? raw : refuse('', 'options are a JSON object');
    for (const key of Object.keys(json)) if (!KEYS.includes(key)) refuse(key, 'no such option');
    const given = <T>(key: string, reader: Reader<T>, otherwise: T): T =>
      own(json, key) === undefined ? otherwise : reader(own(json, key), key);
    const edition = given('edition', text, defaultBox.hash);
    const box = boxWith(edition) ?? refuse('edition', 'no such edition is known here');
    const wish = (filter: Filter): (typeof WISHES)[number] => given(filter, oneOf(WISHES), 'any');
    const options: Options = {
      players: given('players', whole(2, 6), 2),
      set: given('set', oneOf(['random', ...box.sets.map(({ id }) => id)]), 'random'),
      cards: given('cards', cardsOf(box), []),
      pool: given('pool', oneOf(POOLS), POOLS[0]),
      attacks: wish('attacks'),
      night: wish('night'),
      boons: wish('boons'),
      hexes: wish('hexes'),
      druid: given('druid', boonsOf(box), []),
      edition,
      ...(own(json, 'pace') === undefined ? {} : { pace: oneOf(PACES)(own(json, 'pace'), 'pace') }),
    };
    const decoded = decode(box, options, json);
    mustFit(box, decoded);
    return decoded;
  });

/** Distinct kingdom cards, at most ten. */
const cardsOf =
  (box: Box): Reader<readonly string[]> =>
  (json, where) => {
    const kinds = Object.values(box.kingdoms).flat();
    const ids = list(text)(json, where);
    for (const [i, id] of ids.entries()) {
      if (!kinds.includes(box.ids.indexOf(id))) unfit(`${where}[${i}]`, 'card-unknown', { card: short(id) });
      if (ids.indexOf(id) < i) unfit(`${where}[${i}]`, 'card-twice', { card: id });
    }
    return ids.length > KINGDOM ? unfit(where, 'cards-many', { n: ids.length, more: ids.length - KINGDOM }) : ids;
  };

/** Three distinct Boons, or none. */
const boonsOf =
  (box: Box): Reader<readonly string[]> =>
  (json, where) => {
    const ids = list(boonOf(box))(json, where);
    distinct(ids, (i) => `${where}[${i}]`);
    return ids.length === 0 || ids.length === DRUID_ROW ? ids : refuse(where, 'must be three Boons, or none');
  };

const boonOf =
  (box: Box): Reader<string> =>
  (json, where) => {
    const id = text(json, where);
    return box.boons.includes(box.ids.indexOf(id)) ? id : refuse(where, `${quoted(id)} is no Boon`);
  };

/** The text given in place of a card, cut to the length of a card's name. */
const short = (id: string): string => (id.length > 30 ? `${id.slice(0, 29)}…` : id);

/** What a code says takes the place of the options it stands for. */
function decode(box: Box, options: Options, json: JsonObject): Options {
  const code = own(json, 'code');
  if (code === undefined || code === null) return options;
  if (options.set !== 'random' || options.cards.length > 0 || options.druid.length > 0)
    refuse('code', 'says all about the kingdom: set, cards and druid must not say more');
  const coded = readCode(code === '' ? unfit('code', 'code-none', {}) : text(code, 'code'));
  if (!coded.ok) return refuse('code', coded.fault.what, coded.fault.remark);
  const { cards, druid } = coded.value;
  return { ...options, cards: cardsOf(box)(cards, 'code'), druid: boonsOf(box)(druid, 'code') };
}
