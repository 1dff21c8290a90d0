import type { Checked } from '@nightjar/kernel';
import { checked } from '@nightjar/kernel/reader';
import { unfit } from './unfit.ts';
import { DRUID_ROW, KINGDOM } from './words.ts';

/** What a code says: ten kingdom cards, and the three Boons of the Druid if they are fixed. All by id. */
export interface CodedKingdom {
  readonly cards: readonly string[];
  readonly druid: readonly string[];
}

/** The two letters of every kingdom card and of every Boon. They never change, and none is given twice. */
const CARD_LETTERS: { readonly [id: string]: string } = {
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
const BOON_LETTERS: { readonly [id: string]: string } = {
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
};
export const LETTERS = { ...CARD_LETTERS, ...BOON_LETTERS };

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

/** How every code is built, whatever release wrote it. */
const BUILT = /^[A-Z](?:[A-Z]{2})+[A-Z2-6]$/;

/** Reads a code, with or without hyphens, in capitals or not; one that is misspelt is refused. */
export const readCode = (code: string): Checked<CodedKingdom> =>
  checked(() => {
    const plain = code.toUpperCase().replace(/[\s-]/g, '');
    if (!plain.startsWith(VERSION) && BUILT.test(plain)) unfit('', 'code-release', { letter: plain.charAt(0) });
    if (!plain.startsWith(VERSION)) unfit('', 'code-none', {});
    const body = plain.slice(1, -1);
    const ids = (body.match(/.{1,2}/gsu) ?? []).map(idWith);
    const [cards, druid] = [ids.slice(0, KINGDOM), ids.slice(KINGDOM)];
    if (cards.length < KINGDOM) unfit('', 'code-short', { n: cards.length });
    const more = druid.filter((id) => id in CARD_LETTERS).length;
    if (more > 0) unfit('', 'cards-many', { n: KINGDOM + more, more });
    if (druid.length > 0 && druid.length !== DRUID_ROW) unfit('', 'code-boons', {});
    if (checkOf(VERSION + body) !== plain.at(-1)) unfit('', 'code-check', {});
    return { cards, druid };
  });

function idWith(letters: string, i: number): string {
  const found = Object.keys(LETTERS).find((id) => LETTERS[id]?.toUpperCase() === letters);
  return found ?? unfit('', 'code-unknown', { letters, place: i + 1 });
}

/** More signs than letters, and a prime number of them: any one wrong letter and any two exchanged ones show. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456';

function checkOf(letters: string): string {
  let sum = 0;
  for (const letter of letters.toUpperCase()) sum = (sum * 3 + SIGNS.indexOf(letter)) % SIGNS.length;
  return SIGNS[sum] as string;
}
