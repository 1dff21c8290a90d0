import { castPreview, passPreview, symbolGoals } from './cast-preview.ts';
import { difference, NOTHING, type Preview, withTile } from './gain.ts';
import { placeOn } from './sprite-place.ts';
import { boxIn, type SeenTable, spaceAt, tileKind } from './view.ts';

export type { Preview } from './gain.ts';

/** What the answer would mean for the side that gives it; from the view alone. */
export function previewOf(view: SeenTable, side: number, text: string): Preview {
  const [verb = '', second = '', third = ''] = text.split(' ');
  switch (verb) {
    case 'cast':
    case 'echo':
    case 'leap':
      return castPreview(view, side, second, third);
    case 'pass':
      return passPreview(view);
    case 'take':
      if (second === 'back') return NOTHING;
      return gain(view, side, second);
    case 'keep':
    case 'hoard':
      if (view.drawn?.what === 'concoctions') return brewGain(view, side, second);
      return second === 'none' ? NOTHING : gain(view, side, second);
    case 'swap':
      return swapPreview(
        view,
        side,
        second === 'sprite' ? view.sprite.tiles[Number(third) - 1] : spaceAt(view, second)?.tile,
      );
    case 'dedicate':
    case 'gift':
      return second === 'none' ? NOTHING : dedication(view, side, second);
    case 'copy':
      return second === 'nothing' ? NOTHING : copyPreview(view, side, second);
    case 'tier':
      return { ...NOTHING, concoction: nextBrew(view, side) };
    default:
      return NOTHING;
  }
}

const nextBrew = (view: SeenTable, side: number): string | null => {
  const own = view.sides[side];
  return own?.concoctions?.[own.tiers?.length ?? 0] ?? null;
};

/** A tile from a chest or from the Sprite Board. */
const gain = (view: SeenTable, side: number, tile: string): Preview => ({
  ...withTile(view, side, tile),
  goals: symbolGoals(view, side, tile),
});

function brewGain(view: SeenTable, side: number, concoction: string): Preview {
  if (concoction === 'none') return NOTHING;
  return {
    ...difference(view, side, (own, box) => ({
      ...own,
      brews: [...own.brews, box.brews.findIndex(({ id }) => id === concoction)],
      tiers: null,
    })),
    concoction,
  };
}

function swapPreview(view: SeenTable, side: number, tile: string | null | undefined): Preview {
  if (tile === null || tile === undefined) return NOTHING;
  return withTile(view, side, tile, (own) => {
    const box = boxIn(view);
    const chest = own.tiles.findLastIndex((kind) => box.tiles.id[kind] === 'chest');
    return { ...own, tiles: own.tiles.filter((_, i) => i !== chest) };
  });
}

function copyPreview(view: SeenTable, side: number, tile: string): Preview {
  const kind = tileKind(boxIn(view), tile);
  if (kind < 0) return NOTHING;
  return { ...difference(view, side, (own) => ({ ...own, copies: [...own.copies, kind] })), tile };
}

/** A token on the Forest Sprite Board; it scores where a Moonlight goal counts it. */
function dedication(view: SeenTable, side: number, token: string): Preview {
  const place = placeOn(view, token);
  const after = difference(view, side, (own) => ({
    ...own,
    spriteTokens: own.spriteTokens + 1,
    // A gift is taken from the supply, where the token has returned already.
    leftover: Math.max(0, own.leftover - (view.question === 'gift' ? 1 : 0)),
  }));
  return { ...after, adds: after.changes.length === 0 ? null : after.adds, place };
}
