import { type Box, SYMBOLS, TILE_TYPES, WILD_LETTER } from '@nightjar/nocturne';
import type { Lang } from '@nightjar/words';
import { boardWords } from '@nightjar/words/nocturne';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { piece } from '../../kit/piece.ts';
import { plain } from '../../kit/signed.ts';
import { tileKind } from './view.ts';

/** A tile's type by id. */
export const typeOf = (box: Box, id: string): string => {
  const place = box.tiles.type[tileKind(box, id)];
  return place === undefined ? '' : TILE_TYPES[place];
};

/** The drawing of a tile. */
export function drawingOf(box: Box, id: string): ReactNode {
  const type = typeOf(box, id);
  if (type === 'mushroom') return NOCTURNE_GLYPHS[box.tiles.mushroom[tileKind(box, id)] === 0 ? 'tripti' : 'duode'];
  return NOCTURNE_GLYPHS[(type || 'mirror') as keyof typeof NOCTURNE_GLYPHS];
}

/** What makes an element look like a tile, whether it can be pressed or not. */
export const tileLook = (
  box: Box,
  id: string,
): { readonly className: string; readonly [attribute: `data-${string}`]: string | undefined } => ({
  className: 'tile',
  'data-k': typeOf(box, id),
  'data-twin': box.tiles.enchanted[tileKind(box, id)] ? '' : undefined,
});

/** A tile as a piece on the table. */
export const tilePiece = (id: string): ReturnType<typeof piece> => piece(id, { settles: 'deal' });

/** The points or the letter printed on a tile; the wild herb's letter is the language's. */
function mark(box: Box, id: string, lang: Lang): string {
  const kind = tileKind(box, id);
  const type = typeOf(box, id);
  const letter = box.tiles.letter[kind] ?? -1;
  if (type === 'herb') return letter === WILD_LETTER ? boardWords(lang)('wildHerb') : ('ABCDE'[letter] ?? '');
  return type === 'skull' || type === 'chest' ? plain(box.tiles.points[kind] ?? 0, lang) : '';
}

interface TileProps {
  readonly box: Box;
  readonly id: string;
  readonly lang: Lang;
  /** What it says of itself. */
  readonly explained?: object;
}

/** What is printed on a tile: drawing, mark, and symbols where they add something. */
export function TileFace({ box, id, lang }: TileProps): ReactNode {
  const kind = tileKind(box, id);
  const type = typeOf(box, id);
  const printed = mark(box, id, lang);
  const points = type === 'herb' ? box.tiles.points[kind] : 0;
  const symbols = (box.tiles.symbols[kind] ?? []).flatMap((n, symbol) => Array.from({ length: n }, () => symbol));
  const shows = type === 'runestone' || box.tiles.enchanted[kind];
  return (
    <>
      <Glyph of={drawingOf(box, id)} />
      {printed !== '' && <span className="v">{printed}</span>}
      {points !== 0 && <span className="nocturne-points">{points}</span>}
      {shows && (
        <span className="pips">
          {symbols.map((symbol, i) => (
            <Glyph key={i} of={NOCTURNE_GLYPHS[SYMBOLS[symbol] ?? 'skull']} />
          ))}
        </span>
      )}
    </>
  );
}

/** A tile that lies somewhere and is no answer. */
export const Tile = ({ label, ...tile }: TileProps & { readonly label: string }): ReactNode => (
  <span {...tileLook(tile.box, tile.id)} {...tilePiece(tile.id)} role="img" aria-label={label} {...tile.explained}>
    <TileFace {...tile} />
  </span>
);

/** A tile as it looks, where it does not lie. */
export const TilePicture = (tile: TileProps): ReactNode => (
  <span {...tileLook(tile.box, tile.id)} aria-hidden="true">
    <TileFace {...tile} />
  </span>
);
