import type { Checked } from '@nightjar/kernel';
import { checked, refuse } from '@nightjar/kernel/reader';
import { DRUID_ROW, KINGDOM } from './words.ts';

/** What a code says: ten kingdom cards, and the three Boons of the Druid if they are fixed. All by id. */
export interface CodedKingdom {
  readonly cards: readonly string[];
  readonly druid: readonly string[];
}

/** The two letters of every kingdom card and Boon. They never change, and none is given twice. */
export const LETTERS: { readonly [id: string]: string } = {
  artisan: 'Ar',
  bandit: 'Bn',
  bard: 'Bd',
  'blessed-village': 'Bv',
  bureaucrat: 'Bu',
  cellar: 'Ce',
  cemetery: 'Cm',
  changeling: 'Cg',
  chapel: 'Ch',
  cobbler: 'Cb',
  conclave: 'Cl',
  'council-room': 'Co',
  crypt: 'Cy',
  'cursed-village': 'Cv',
  'den-of-sin': 'Ds',
  'devils-workshop': 'Dw',
  druid: 'Dr',
  exorcist: 'Ex',
  'faithful-hound': 'Fh',
  festival: 'Fe',
  fool: 'Fo',
  gardens: 'Ga',
  'ghost-town': 'Gt',
  guardian: 'Gu',
  harbinger: 'Hb',
  idol: 'Id',
  laboratory: 'La',
  leprechaun: 'Le',
  library: 'Li',
  market: 'Mk',
  merchant: 'Me',
  militia: 'Mi',
  mine: 'Mn',
  moat: 'Mo',
  monastery: 'My',
  moneylender: 'Ml',
  necromancer: 'Ne',
  'night-watchman': 'Nw',
  pixie: 'Px',
  poacher: 'Pc',
  pooka: 'Pk',
  raider: 'Ra',
  remodel: 'Re',
  'sacred-grove': 'Sg',
  'secret-cave': 'Sc',
  sentry: 'Se',
  shepherd: 'Sh',
  skulk: 'Sk',
  smithy: 'Sm',
  'the-earths-gift': 'Ea',
  'the-fields-gift': 'Fi',
  'the-flames-gift': 'Fl',
  'the-forests-gift': 'Fr',
  'the-moons-gift': 'Mg',
  'the-mountains-gift': 'Mt',
  'the-rivers-gift': 'Ri',
  'the-seas-gift': 'Sa',
  'the-skys-gift': 'Sy',
  'the-suns-gift': 'Su',
  'the-swamps-gift': 'Sw',
  'the-winds-gift': 'Wd',
  'throne-room': 'Tr',
  tormentor: 'To',
  tracker: 'Tk',
  'tragic-hero': 'Th',
  vampire: 'Vp',
  vassal: 'Va',
  village: 'Vi',
  werewolf: 'Ww',
  witch: 'Wi',
  workshop: 'Wo',
};

/** The way of writing; a later one gets another letter. */
const VERSION = 'A';

/** A kingdom as a short text, such as `A-BvCbDsFhFoMyNwShThTo-U`. The order of its cards makes no difference. */
export function writeCode({ cards, druid }: CodedKingdom): string {
  const lettersOf = (id: string): string => LETTERS[id] ?? broken(id);
  const parts = [VERSION, cards.map(lettersOf).toSorted().join(''), druid.map(lettersOf).join('')];
  return [...parts.filter((part) => part !== ''), checkOf(parts.join(''))].join('-');
}

function broken(id: string): never {
  throw new Error(`${id} has no letters`);
}

/** Reads a code, with or without hyphens, in capitals or not; one that is misspelt is refused. */
export const readCode = (code: string): Checked<CodedKingdom> =>
  checked(() => {
    const plain = code.toUpperCase().replace(/[\s-]/g, '');
    if (!plain.startsWith(VERSION)) refuse('', `must begin with ${VERSION}`);
    const body = plain.slice(1, -1);
    const ids = (body.match(/.{1,2}/gsu) ?? []).map(idWith);
    const [cards, druid] = [ids.slice(0, KINGDOM), ids.slice(KINGDOM)];
    if (cards.length < KINGDOM) refuse('', `is too short: it has ${cards.length} of ten cards`);
    if (druid.length > 0 && druid.length !== DRUID_ROW) refuse('', 'must have three Boons after the cards, or none');
    if (checkOf(VERSION + body) !== plain.at(-1)) refuse('', 'is misspelt: its last character does not fit the others');
    return { cards, druid };
  });

function idWith(pair: string, i: number): string {
  const found = Object.keys(LETTERS).find((id) => LETTERS[id]?.toUpperCase() === pair);
  return found ?? refuse('', `is misspelt: "${pair}" in place ${i + 1} is no card`);
}

/** More signs than letters, and a prime number of them: any one wrong letter and any two exchanged ones show. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456';

function checkOf(letters: string): string {
  let sum = 0;
  for (const letter of letters.toUpperCase()) sum = (sum * 3 + SIGNS.indexOf(letter)) % SIGNS.length;
  return SIGNS[sum] as string;
}
