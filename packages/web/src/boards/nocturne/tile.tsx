import { type Box, SYMBOLS, TILE_TYPES, WILD_LETTER } from '@nightjar/nocturne';
import type { Lang } from '@nightjar/words';
import { boardWords } from '@nightjar/words/nocturne';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { tileKind } from './view.ts';

/** A tile's type by id. */
export const typeOf = (box: Box, id: string): string => TILE_TYPES[box.tiles.type[tileKind(box, id)] ?? -1] ?? '';

/** The drawing of a tile. */
export function drawingOf(box: Box, id: string): ReactNode {
  const kind = tileKind(box, id);
  if (typeOf(box, id) === 'mushroom') return NOCTURNE_GLYPHS[box.tiles.mushroom[kind] === 0 ? 'tripti' : 'duode'];
  return NOCTURNE_GLYPHS[(TILE_TYPES[box.tiles.type[kind] ?? -1] ?? 'mirror') as keyof typeof NOCTURNE_GLYPHS];
}

/** The points or the letter printed on a tile; the wild herb's letter is the language's. */
function mark(box: Box, id: string, lang: Lang): string {
  const kind = tileKind(box, id);
  const type = typeOf(box, id);
  const letter = box.tiles.letter[kind] ?? -1;
  if (type === 'herb') return letter === WILD_LETTER ? boardWords(lang)('wildHerb') : ('ABCDE'[letter] ?? '');
  if (type === 'skull' || type === 'chest') return String(box.tiles.points[kind]).replace('-', '−');
  return '';
}

/** What is printed on a tile: drawing, mark, and symbols where they add something. */
export function TileFace({
  box,
  id,
  lang,
}: {
  readonly box: Box;
  readonly id: string;
  readonly lang: Lang;
}): ReactNode {
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
      {points !== 0 && <span className="noc-pts">{points}</span>}
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

interface ChipProps {
  readonly box: Box;
  readonly id: string;
  readonly lang: Lang;
  readonly label?: string;
  readonly children?: ReactNode;
}

/** A tile that lies somewhere and is no answer. */
export const Tile = ({ box, id, lang, label, children }: ChipProps): ReactNode => (
  <span
    className="tile"
    data-k={typeOf(box, id)}
    data-twin={box.tiles.enchanted[tileKind(box, id)] ? '' : undefined}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <TileFace box={box} id={id} lang={lang} />
    {children}
  </span>
);
