import type { Json } from '@nightjar/kernel';
import type { Edition, Operation, View } from '@nightjar/nocturion';

/** A view as the words read it; null where there is none. */
export const seen = (view: Json | undefined): View | null =>
  typeof view === 'object' && view !== null && !Array.isArray(view) && 'underway' in view ? (view as View) : null;

/** A card whose text is being followed: its kind, its id, and of a house the number of the ability. */
export interface Source {
  readonly kind: 'beast' | 'house' | 'location' | 'reward';
  readonly id: string;
  readonly number: number;
}

/** The text that asks. */
export const asking = (view: View | null): View['underway']['texts'][number] | null =>
  view?.underway.texts.at(-1) ?? null;

/** The card that asks; null where it is the rules. */
export function sourceIn(view: View | null): Source | null {
  const [, kind, id, number = '0'] =
    /^(beast|house|location|reward)\.([^.]+)(?:\.(\d+))?$/.exec(asking(view)?.text ?? '') ?? [];
  return id === undefined ? null : { kind: kind as Source['kind'], id, number: Number(number) };
}

/** The operations of a card's text. */
export function operationsOf({ kind, id, number }: Source, edition: Edition): readonly Operation[] {
  const called = (thing: { readonly id: string }): boolean => thing.id === id;
  switch (kind) {
    case 'beast':
      return edition.beasts.entries.find(called)?.ability.effect ?? [];
    case 'house':
      return edition.houses.entries.find(called)?.abilities[number - 1]?.effect ?? [];
    case 'reward':
      return edition.quests.entries.find(called)?.reward ?? [];
    default: {
      const ability = edition.locations.entries.find(called)?.ability;
      return edition.locationAbilities.entries.find((known) => known.id === ability)?.effect ?? [];
    }
  }
}

/** The Location of the activation under way. */
export const locationIn = (view: View | null): string | null =>
  view?.sites.find(({ site }) => site === view.underway.site)?.location ?? null;

/** The house of whoever is asked. */
export const ownHouse = (view: View | null): string | null => view?.seats[view.asked ?? -1]?.house ?? null;
