import { type Eyes, PER_VIEWER, type Seat, type Shared, type ViewerPart, withViewerParts } from '@nightjar/kernel';
import { lastYear } from './calendar.ts';
import {
  ARMOR,
  type Armor,
  DISTRICTS,
  type District,
  LEVELS,
  NONE,
  RESOURCES,
  ROUND_RULES,
  type RoundRule,
  SEASONS,
  type Season,
} from './components.ts';
import { deedsOf } from './deed.ts';
import type { Resources } from './events.ts';
import type { Options } from './options.ts';
import { pending } from './questions.ts';
import { isExhausted, PASSED, type State } from './state.ts';
import { type Underway, underway } from './underway.ts';

/** What eyes see of a game. Houses, Locations, Beasts, Curses and Quests go by the ids of the edition. */
export type View = {
  readonly game: 'nocturion';
  readonly options: Options;
  /** 0 before the first round. */
  readonly round: number;
  readonly year: number;
  readonly lastYear: number;
  readonly isFinal: boolean;
  readonly question: string | null;
  /** Null when the game is over. */
  readonly asked: Seat | null;
  /** Whose turn it is; outside turns the First Player of the round. */
  readonly active: Seat;
  /** Who has the Crown of Authority. */
  readonly crown: Seat;
  /** Null while the Season Tracker is in the Supply. */
  readonly tracker: { readonly spot: number; readonly season: Season } | null;
  readonly sites: readonly SiteView[];
  readonly supply: Resources;
  /** Dice in the Supply, and results of those in the pool. */
  readonly dice: number;
  readonly pool: readonly number[];
  readonly tokens: { readonly chalice: Seat | null; readonly guildmaster: Seat | null };
  readonly quests: readonly QuestsView[];
  readonly completed: readonly string[];
  readonly beasts: BeastsView;
  readonly curses: { readonly deck: number; readonly discard: readonly string[] };
  readonly rules: readonly RoundRule[];
  /** Districts whose Location abilities cannot be used in this round. */
  readonly barred: readonly District[];
  readonly seats: readonly SeatView[];
  readonly underway: Underway;
};

/** A Location of the city and what lies there. */
export type SiteView = {
  readonly site: string;
  readonly district: District;
  readonly location: string;
  readonly token: boolean;
  /** The result of the die on it; null while it is inactive. */
  readonly die: number | null;
};

/** The Quests of one level. */
export type QuestsView = { readonly level: number; readonly open: readonly string[]; readonly deck: number };

/** The Beasts that are no one's. */
export type BeastsView = {
  /** How many cards. */
  readonly deck: number;
  /** The lowest cards of the deck, the lowest first: who put them there, and for that seat which they are (NRN-25.2a). */
  readonly under: readonly { readonly seat: Seat; readonly beast: string | null }[];
  readonly discard: readonly string[];
  /** Lying in the Supply until the Refresh Phase (NRN-13.13). */
  readonly aside: readonly string[];
  /** Cards looked at in a search: how many, and for the searcher which (NRN-25.2). */
  readonly looked: { readonly count: number; readonly beasts: readonly string[] | null };
};

/** What one seat has, as these eyes see it. */
export type SeatView = {
  readonly seat: Seat;
  readonly house: string | null;
  readonly equipped: readonly Armor[];
  readonly resources: Resources;
  readonly dice: readonly number[];
  readonly reserved: number | null;
  /** For its owner alone (NRN-25.1). */
  readonly hand: readonly string[] | null;
  readonly handCount: number;
  /** By Enclosure; null where it is free. */
  readonly menagerie: readonly (BeastView | null)[];
  /** Whether an Exhausted token lies on the Player Board. */
  readonly spent: boolean;
  readonly curses: readonly string[];
  readonly prestige: number;
  readonly deeds: readonly DeedView[];
  /** How far this seat has passed in advance (NRN-14.9a). */
  readonly passed: 'turn' | 'round' | null;
};

/** A Beast in a Menagerie. */
export type BeastView = { readonly beast: string; readonly exhausted: boolean };

/** The reason Prestige was gained for; no card where none was involved. */
export type DeedView = { readonly category: string; readonly what: string | null; readonly prestige: number };

type SharedSeatView = Shared<SeatView, 'hand'>;
type SharedView = Omit<View, 'seats' | 'beasts'> & {
  readonly seats: readonly SharedSeatView[];
  readonly beasts: SharedBeastsView;
};

type SharedBeastsView = Shared<BeastsView, 'under' | 'looked'>;

/** What these eyes may know (section 25): everything open, and what this seat holds. */
export const view = (state: State, eyes: Eyes): View =>
  withViewerParts<{ view: View }>({ view: sharedView(state) }, viewParts(state, eyes)).view;

/** What depends on eyes: hands, Beasts put under the deck, and what is looked at. */
export function viewParts(state: State, eyes: Eyes): ViewerPart[] {
  const { deck, looked, hand } = state;
  const under = state.under.map((seat, i) => ({
    seat,
    beast: seat === eyes ? (state.box.beasts.id[deck[i] as number] as string) : null,
  }));
  const found = searcher(state) === eyes ? beastNames(state, looked) : null;
  return [
    { path: 'view/beasts/under', value: under },
    { path: 'view/beasts/looked', value: { count: looked.length, beasts: found } },
    ...hand.map((beasts, seat) => ({
      path: `view/seats/${seat}/hand`,
      value: seat === eyes ? beastNames(state, beasts) : null,
    })),
  ];
}

const beastNames = ({ box }: State, beasts: readonly number[]): string[] =>
  beasts.map((beast) => box.beasts.id[beast] as string);

/** What everybody sees. */
export function sharedView(state: State): SharedView {
  const { box } = state;
  const decision = pending(state);
  return {
    game: 'nocturion',
    options: { ...state.options },
    round: state.round,
    year: state.year,
    lastYear: lastYear(state),
    isFinal: state.isFinal,
    question: decision?.question ?? null,
    asked: decision?.seat ?? null,
    active: state.active,
    crown: state.first,
    tracker:
      state.tracker === NONE
        ? null
        : { spot: state.tracker, season: SEASONS[box.calendar.season[state.tracker] as number] as Season },
    sites: box.sites.id.map((site, i) => ({
      site,
      district: DISTRICTS[box.sites.district[i] as number] as District,
      location: box.locations.id[state.tiles[i] as number] as string,
      token: ((state.stocked >> i) & 1) === 1,
      die: state.placed[i] === 0 ? null : (state.placed[i] as number),
    })),
    supply: named(state.supply),
    dice: state.spare,
    pool: [...state.pool],
    tokens: { chalice: seatOf(state.holders[0]), guildmaster: seatOf(state.holders[1]) },
    quests: Array.from({ length: LEVELS }, (_, level) => ({
      level: level + 1,
      open: (state.quests[level] ?? []).map((quest) => box.quests.id[quest] as string),
      deck: state.questDecks[level]?.length ?? 0,
    })),
    completed: state.completed.map((quest) => box.quests.id[quest] as string),
    beasts: beastsView(state),
    curses: {
      deck: state.curseDeck.length,
      discard: state.curseDiscard.flatMap((copies, curse) =>
        Array<string>(copies).fill(box.curses.id[curse] as string),
      ),
    },
    rules: ROUND_RULES.filter((_, i) => ((state.rules >> i) & 1) === 1),
    barred: DISTRICTS.filter((_, i) => ((state.barred >> i) & 1) === 1),
    seats: state.house.map((_, seat) => seatView(state, seat)),
    underway: underway(state),
  };
}

const seatOf = (holder: number | undefined): Seat | null => (holder === undefined || holder === NONE ? null : holder);

/** Resources by name; those of which there are none are left out. */
const named = (resources: readonly number[]): Resources =>
  Object.fromEntries(RESOURCES.flatMap((name, i) => (resources[i] === 0 ? [] : [[name, resources[i] as number]])));

/** Who searches: the seat that is asked what to keep. */
const searcher = (state: State): Seat | null => (state.looked.length === 0 ? null : (pending(state)?.seat ?? null));

const beastsView = (state: State): SharedBeastsView => ({
  deck: state.deck.length,
  under: PER_VIEWER,
  discard: beastNames(state, state.discard),
  aside: beastNames(state, state.aside),
  looked: PER_VIEWER,
});

function seatView(state: State, seat: number): SharedSeatView {
  const { box } = state;
  const house = box.houses[state.house[seat] as number];
  const beast = (one: number): string => box.beasts.id[one] as string;
  const passed = state.passed[seat];
  const deedName = (category: string, what: number): string | null => {
    if (category === 'heirlooms') return house?.heirlooms[what]?.id ?? null;
    return (category === 'beasts' ? box.beasts.id : box.quests.id)[what] ?? null;
  };
  return {
    seat,
    house: house?.id ?? null,
    equipped: ARMOR.filter((_, stand) => (((state.equipped[seat] as number) >> stand) & 1) === 1),
    resources: named(state.treasury[seat] as number[]),
    dice: [...(state.dice[seat] as number[])],
    reserved: state.reserved[seat] === 0 ? null : (state.reserved[seat] as number),
    hand: PER_VIEWER,
    handCount: (state.hand[seat] as number[]).length,
    menagerie: (state.menagerie[seat] as number[]).map((one, enclosure) =>
      one === NONE ? null : { beast: beast(one), exhausted: isExhausted(state, seat, enclosure) },
    ),
    spent: ((state.spent >> seat) & 1) === 1,
    curses: (state.curses[seat] as number[]).map((curse) => box.curses.id[curse] as string),
    prestige: state.prestige[seat] as number,
    deeds: deedsOf(state, seat).map(({ category, what, prestige }) => ({
      category,
      what: deedName(category, what),
      prestige,
    })),
    passed: passed === PASSED.not ? null : passed === PASSED.turn ? 'turn' : 'round',
  };
}
