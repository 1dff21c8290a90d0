import type { Box } from '@nightjar/nocturne';
import { listed } from '@nightjar/words';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { piece } from '../../kit/piece.ts';
import { Flask } from './brew.tsx';
import { explainPile, explainTile } from './explain.ts';
import { type Props, partOf } from './part.ts';
import { drawingOf, Tile, typeOf } from './tile.tsx';
import { tileKind } from './view.ts';

/** Tiles that score together lie together: both mushrooms are piles of their own. */
function pilesOf(box: Box, tiles: readonly string[]): string[][] {
  const order = (id: string): number => {
    const kind = tileKind(box, id);
    return (box.tiles.type[kind] ?? 0) * 10 + Math.max(0, box.tiles.mushroom[kind] ?? 0);
  };
  const piles = new Map<number, string[]>();
  for (const id of tiles) piles.set(order(id), [...(piles.get(order(id)) ?? []), id]);
  return [...piles.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, pile]) => pile.toSorted((a, b) => tileKind(box, a) - tileKind(box, b)));
}

/** A side's tiles as they lie, in piles that score together. */
export function Collection(props: Props & { readonly side: number }): ReactNode {
  const part = partOf(props);
  const { table, box, t, name } = part;
  const tiles = table.sides[props.side]?.collection ?? [];
  if (tiles.length === 0) return <p className="label nocturne-none">{t('noTiles')}</p>;
  return (
    <ul className="nocturne-piles" aria-label={t('tiles')}>
      {pilesOf(box, tiles).map((pile) => (
        <li key={pile[0]} className="nocturne-pile">
          {pile.map((id, i) => (
            <Tile key={i} box={box} id={id} lang={props.lang} label={name(id)} explained={explainTile(part, id)} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The same as numbers beside drawings, where space is scarce. */
export function Counts(props: Props & { readonly side: number }): ReactNode {
  const part = partOf(props);
  const { table, box, name, lang } = part;
  const side = table.sides[props.side];
  if (side === undefined) return null;
  const piles = pilesOf(box, side.collection);
  return (
    <ul className="nocturne-tally">
      {piles.map((pile) => {
        const [id = ''] = pile;
        return (
          <li
            key={id}
            data-k={typeOf(box, id)}
            {...piece(pile, { settles: 'glow' })}
            {...explainPile(part, pile, props.speech.side(props.side))}
          >
            <Glyph of={drawingOf(box, id)} />
            <span className="number" aria-hidden="true">
              {pile.length}
            </span>
            <span className="visually-hidden">{listed(pile.map(name), lang)}</span>
          </li>
        );
      })}
      <Flask {...props} />
    </ul>
  );
}
