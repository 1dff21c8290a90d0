import { type Box, boxWith, defaultBox, type SpaceView, type View } from '@nightjar/nocturne';

/** The box of an edition; ours for one that is not known here. */
export const boxOf = (edition: string): Box => boxWith(edition) ?? defaultBox;

export const boxIn = (view: View): Box => boxOf(view.options.edition);

export const spaceAt = (view: View, name: string | null): SpaceView | undefined =>
  view.spaces.find((space) => space.name === name);

/** Whether nothing of the Forest Sprite is played (NOC-20.2). */
export const isFamily = (view: View): boolean => view.options.familyMode !== 'off';

/** Tile kinds by id, −1 where the box has none of it. */
export const tileKind = (box: Box, id: string): number => box.tiles.id.indexOf(id);
