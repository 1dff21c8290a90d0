import {
  type BeastView,
  type Box,
  boxWith,
  DISTRICTS,
  type District,
  defaultBox,
  RESOURCES,
  type Resource,
  type SeatView,
  type SiteView,
  type View,
} from '@nightjar/nocturion';

/** The box of an edition; ours for one that is not known here. */
export const boxOf = (edition: string): Box => boxWith(edition) ?? defaultBox;

export const boxIn = (view: View): Box => boxOf(view.options.edition);

export const siteOf = (view: View, location: string): SiteView | undefined =>
  view.sites.find((site) => site.location === location);

/** What a Location produces. */
export const resourceOf = (box: Box, location: string): Resource =>
  RESOURCES[box.locations.resource[box.locations.id.indexOf(location)] ?? 0] as Resource;

export const abilityOf = (box: Box, location: string): string =>
  box.locations.ability[box.locations.id.indexOf(location)] ?? '';

/** What the ability of a Location does. */
export const effectAt = (box: Box, location: string): Box['locations']['effect'][number] =>
  box.locations.effect[box.locations.id.indexOf(location)] ?? [];

type BeastCard = Box['edition']['beasts']['entries'][number];
type QuestCard = Box['edition']['quests']['entries'][number];
type HeirloomCard = Box['edition']['heirlooms']['entries'][number];

export const beastIn = (box: Box, id: string): BeastCard | undefined =>
  box.edition.beasts.entries.find((beast) => beast.id === id);

export const questIn = (box: Box, id: string): QuestCard | undefined =>
  box.edition.quests.entries.find((quest) => quest.id === id);

/** The Heirlooms of a house: Helm, Greaves and Torso. */
export const heirloomsIn = (box: Box, house: string | null): readonly HeirloomCard[] =>
  box.edition.heirlooms.entries.filter((heirloom) => heirloom.house === house);

export const isBeast = (box: Box, id: string): boolean => box.beasts.id.includes(id);

/** Every Beast in play, with its owner. */
export const beastsOut = (view: View): readonly (BeastView & { readonly seat: number })[] =>
  view.seats.flatMap(({ seat, menagerie }) => menagerie.flatMap((one) => (one === null ? [] : [{ ...one, seat }])));

/** The results of a District. */
export const resultsOf = (box: Box, district: District): readonly number[] =>
  box.edition.districts.entries.find(({ id }) => id === district)?.results ?? [];

/** Districts that show a result. */
export const districtsWith = (box: Box, result: number): readonly District[] =>
  DISTRICTS.filter((district) => resultsOf(box, district).includes(result));

/** Inactive Locations in Districts that show a result. */
export const reachedBy = (view: View, box: Box, result: number): readonly string[] => {
  const districts = districtsWith(box, result);
  return view.sites.flatMap(({ district, location, die }) =>
    die === null && districts.includes(district) ? [location] : [],
  );
};

/** A price, each Resource as often as it is asked. */
export const priceOf = (cost: { readonly [resource in Resource]?: number }): readonly Resource[] =>
  RESOURCES.flatMap((resource) => Array<Resource>(cost[resource] ?? 0).fill(resource));

/** Which of a price a seat lacks, one for one. */
export function lackingOf(price: readonly Resource[], { resources }: Pick<SeatView, 'resources'>): readonly Resource[] {
  const left: { [resource: string]: number } = { ...resources };
  return price.filter((resource) => {
    const has = left[resource] ?? 0;
    left[resource] = has - 1;
    return has <= 0;
  });
}

/** All tokens of a Treasury. */
export const wealthOf = ({ resources }: Pick<SeatView, 'resources'>): number =>
  Object.values(resources).reduce((sum, n) => sum + n, 0);
