import { defaultBox, kindOf } from '../box.ts';

/** What experience says about a card. */
type Row = readonly [gain: number, most: number, haste: number, actions: number];

const ROWS: { readonly [id: string]: Row } = {
  copper: [0, 0, 1, 0],
  silver: [3.2, 99, 5, 0],
  gold: [6.5, 99, 6, 0],
  estate: [0, 0, 0, 0],
  duchy: [0, 0, 0, 0],
  province: [12, 99, 0, 0],
  curse: [0, 0, 0, 0],
  artisan: [6.2, 1, 30, 0],
  bandit: [5.6, 1, 44, 0],
  bureaucrat: [3.6, 1, 26, 0],
  cellar: [2.1, 1, 70, 1],
  chapel: [3.1, 1, 60, 0],
  'council-room': [5.7, 1, 48, 0],
  festival: [5.3, 3, 86, 2],
  gardens: [0.5, 4, 0, 0],
  harbinger: [2.6, 1, 78, 1],
  laboratory: [6.1, 5, 90, 1],
  library: [5.2, 1, 36, 0],
  market: [5.5, 5, 82, 1],
  merchant: [3.3, 3, 80, 1],
  militia: [4.6, 1, 40, 0],
  mine: [5.1, 1, 28, 0],
  moat: [2.4, 1, 34, 0],
  moneylender: [4.1, 1, 38, 0],
  poacher: [4.2, 3, 81, 1],
  remodel: [3.9, 1, 22, 0],
  sentry: [5.4, 2, 88, 1],
  smithy: [4.5, 2, 46, 0],
  'throne-room': [3.7, 1, 92, 0],
  vassal: [3.1, 1, 42, 0],
  village: [3.0, 2, 94, 2],
  witch: [6.3, 1, 50, 0],
  workshop: [2.8, 1, 20, 0],
  bard: [4.4, 2, 43, 0],
  'blessed-village': [4.1, 3, 94, 2],
  cemetery: [3.3, 2, 0, 0],
  changeling: [2.9, 1, 20, 0],
  cobbler: [5.1, 2, 60, 0],
  conclave: [3.4, 1, 45, 1],
  crypt: [4.7, 1, 10, 0],
  'cursed-village': [5.1, 2, 60, 2],
  'den-of-sin': [5.6, 3, 62, 0],
  'devils-workshop': [3.1, 1, 40, 0],
  druid: [2.7, 2, 33, 0],
  exorcist: [3.3, 1, 50, 0],
  'faithful-hound': [2.2, 1, 35, 0],
  fool: [3.05, 1, 37, 0],
  'ghost-town': [3.4, 3, 64, 0],
  guardian: [2.3, 1, 66, 0],
  idol: [5.4, 3, 4, 0],
  leprechaun: [3.0, 1, 31, 0],
  monastery: [2.8, 1, 30, 0],
  necromancer: [4.2, 2, 41, 0],
  'night-watchman': [3.1, 1, 58, 0],
  pixie: [2.6, 2, 79, 1],
  pooka: [5.5, 1, 47, 0],
  raider: [6.1, 1, 68, 0],
  'sacred-grove': [5.5, 2, 43, 0],
  'secret-cave': [3.2, 2, 77, 1],
  shepherd: [4.3, 2, 76, 1],
  skulk: [4.6, 1, 21, 0],
  tormentor: [5.2, 1, 42, 0],
  tracker: [2.6, 1, 32, 0],
  'tragic-hero': [5.2, 2, 46, 0],
  vampire: [5.5, 1, 55, 0],
  werewolf: [5.6, 2, 47, 0],
  'cursed-gold': [0, 0, 0, 0],
  goat: [1, 1, 9, 0],
  'haunted-mirror': [0, 0, 2, 0],
  'lucky-coin': [3, 1, 8, 0],
  'magic-lamp': [2, 1, 0.5, 0],
  pasture: [1, 1, 3, 0],
  pouch: [1.5, 1, 7, 0],
  'will-o-wisp': [1.8, 99, 91, 1],
  imp: [3.2, 99, 49, 0],
  ghost: [5, 99, 59, 0],
  bat: [1, 99, 35, 0],
  wish: [6, 99, 93, 1],
  'zombie-apprentice': [0, 0, 10, 1],
  'zombie-mason': [0, 0, 25, 0],
  'zombie-spy': [0, 0, 75, 1],
};

const JUNK: { readonly [id: string]: number } = {
  curse: 10,
  estate: 6,
  'haunted-mirror': 4,
  'cursed-gold': 4,
  copper: 3,
};

const NEVER: Row = [0, 0, 0, 0];

/** One figure of every kind. */
const column = (of: (row: Row, id: string) => number): readonly number[] =>
  defaultBox.ids.map((id) => of(ROWS[id] ?? NEVER, id));

const gains = column(([gain]) => gain);
const mosts = column(([, most]) => most);
const hastes = column(([, , haste]) => haste);
const actions = column(([, , , given]) => given);
const junks = column((_, id) => JUNK[id] ?? 0);

/** How gladly a card is gained, in the coins one would pay for it; 0 for never. */
export const gainOf = (kind: number): number => gains[kind] as number;
/** How many of it a deck wants. */
export const mostOf = (kind: number): number => mosts[kind] as number;
/** How early it is played in its phase; 0 for not by itself. */
export const hasteOf = (kind: number): number => hastes[kind] as number;
/** Actions it gives back; a card that gives none ends a chain of Actions. */
export const actionsOf = (kind: number): number => actions[kind] as number;
/** How much one wants to be rid of it. */
export const junkOf = (kind: number): number => junks[kind] as number;

/** Boons by kind, the most welcome first. */
export const BOONS: readonly number[] = [
  'the-mountains-gift',
  'the-forests-gift',
  'the-seas-gift',
  'the-swamps-gift',
  'the-earths-gift',
  'the-fields-gift',
  'the-rivers-gift',
  'the-flames-gift',
  'the-winds-gift',
  'the-moons-gift',
  'the-suns-gift',
  'the-skys-gift',
].map(kindOf);
