import type { Holding, Occasion } from '@nightjar/nocturne';
import { boxIn, isShadowToken, layoutIn, type SeenSide, type SeenTable, tileKind } from './view.ts';

/** What scoring needs to know of the table, from a view alone. */
export const occasionIn = (view: SeenTable): Occasion => {
  const box = boxIn(view);
  const goals = view.round === 'moonlight' ? (view.moonlight ?? []) : [];
  return {
    layout: layoutIn(view),
    moonlight: goals.map((goal) => box.moonlight.findIndex(({ id }) => id === goal)).filter((goal) => goal >= 0),
    solo: view.options.players === 1,
    family: view.options.familyMode,
    preciousStones: view.options.modifiedGame === 'preciousStones',
    shapeTokenReuse: view.options.shapeTokenReuse,
  };
};

/** Spaces where a side's own tokens lie flipped, as a bit mask; shadow tokens control nothing (NOC-14.17). */
export function controlledBy(view: SeenTable, side: number): number {
  const box = boxIn(view);
  let mask = 0;
  for (const [i, { tile, token }] of view.spaces.entries()) {
    if (tile === null && token !== null && token.side === side && !isShadowToken(box, token.token)) mask |= 1 << i;
  }
  return mask;
}

/** What a side holds, as far as the view shows it. */
export function holdingIn(view: SeenTable, side: SeenSide): Holding {
  const box = boxIn(view);
  const scored = view.round === 'moonlight';
  const brews = (side.concoctions ?? []).map((id) => box.brews.findIndex((brew) => brew.id === id));
  const places = view.sprite.tokens.flatMap((token, i) => (token.side === side.side ? [i] : []));
  return {
    tiles: side.collection.map((id) => tileKind(box, id)),
    copies: side.copies.map((id) => (id === null ? -1 : tileKind(box, id))),
    symbol: box.characters.find(({ id }) => id === side.character)?.symbol ?? -1,
    brews,
    tiers: side.tiers !== null && side.tiers.length === brews.length ? side.tiers : null,
    twilight: view.twilight.flatMap(({ goal, holder }) =>
      holder === side.side ? [box.twilight.findIndex(({ id }) => id === goal)] : [],
    ),
    spaces: scored ? controlledBy(view, side.side) : 0,
    spriteTokens: places.length,
    spritePlace: places[0] ?? -1,
    leftover: scored ? side.supply.length : 0,
    unusedAbility: side.ability !== null && !side.used,
  };
}

/** Everybody's holdings; the solo opponent scores nothing (NOC-19.19b). */
export const holdingsIn = (view: SeenTable): Holding[] =>
  view.sides.filter(({ opponent }) => !opponent).map((side) => holdingIn(view, side));
