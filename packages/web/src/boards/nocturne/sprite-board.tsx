import { readAnswer, type TokenView, writeAnswer } from '@nightjar/nocturne';
import { tokenWord } from '@nightjar/words/nocturne';
import type { ReactNode } from 'react';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { roveList } from '../../kit/roving.ts';
import { thing } from '../../kit/thing.ts';
import { Zone } from '../../kit/zone.tsx';
import { explainSlot, explainTile } from './explain.ts';
import { type Props, partOf } from './part.ts';
import { placeOf } from './preview.ts';
import { Tile, TileFace, tileLook, tilePiece } from './tile.tsx';
import { Token } from './token.tsx';
import { isFamily } from './view.ts';

/** The Forest Sprite Board: who gets a tile in which order, with a token shown where it would go. */
export function SpriteBoard(props: Props): ReactNode {
  const { speech, lang } = props;
  const part = partOf(props);
  const { table, t, me, shown } = part;
  if (isFamily(table) || table.sprite.spaces === 0) return null;
  const coming = comingWith(shown);
  const place = me < 0 || shown === null ? null : placeOf(table, me, shown);
  const tokens: (TokenView & { readonly isGhost?: boolean })[] = [...table.sprite.tokens];
  if (coming !== null && place !== null) {
    tokens.splice(place.place - 1, 0, { side: me, token: coming, isGhost: true });
    tokens.length = Math.min(tokens.length, table.sprite.spaces);
  }
  const isTaking = table.question === 'sprite';
  return (
    <Zone
      className="nocturne-sprite"
      title={t('spriteBoard')}
      glyph={NOCTURNE_GLYPHS.sprite}
      count={table.sprite.spaces}
    >
      <ol className="nocturne-ranks">
        {Array.from({ length: table.sprite.spaces }, (_, i) => {
          const token = tokens[i];
          const held =
            token === undefined ? t('spriteFree') : `${tokenWord(token.token, lang)}, ${speech.side(token.side)}`;
          return (
            <li key={i} data-done={isTaking && i < table.sprite.resolved ? '' : undefined}>
              <span
                className="nocturne-slot"
                {...explainSlot(props, part, i + 1, token)}
                data-next={isTaking && i === table.sprite.resolved ? '' : undefined}
              >
                {token !== undefined && <Token view={table} of={token} isGhost={token.isGhost} />}
              </span>
              <span className="label" aria-hidden="true">
                {i + 1}
              </span>
              <span className="visually-hidden">
                {t('spriteSpace', { n: i + 1 })}: {held}
              </span>
            </li>
          );
        })}
      </ol>
      <SpriteTiles {...props} />
    </Zone>
  );
}

/** The token an answer is given with. */
function comingWith(text: string | null): string | null {
  const answer = text === null ? null : readAnswer(text);
  return answer?.kind === 'cast' || answer?.kind === 'dedicate' || answer?.kind === 'gift' ? answer.token : null;
}

/** The tiles on the board; while tiles are swapped they can be answers. */
function SpriteTiles(props: Props): ReactNode {
  const { answers, lang } = props;
  const part = partOf(props);
  const { table, box, t, name } = part;
  return (
    <div className="nocturne-gifts" role="group" aria-label={t('spriteTiles')} onKeyDown={roveList}>
      {table.sprite.tiles.map((tile, i) => {
        const key = `${i} ${tile ?? ''}`;
        if (tile === null) return <span key={key} className="nocturne-gone" />;
        const text = writeAnswer({ kind: 'swapSlot', slot: i + 1 });
        if (!answers.includes(text))
          return (
            <Tile key={key} box={box} id={tile} lang={lang} label={name(tile)} explained={explainTile(part, tile)} />
          );
        return (
          <button
            key={key}
            {...thing(props, { to: [text] })}
            {...tileLook(box, tile)}
            {...tilePiece(tile)}
            {...explainTile(part, tile)}
            aria-label={props.speech.answer(text, props.view)}
          >
            <TileFace box={box} id={tile} lang={lang} />
          </button>
        );
      })}
    </div>
  );
}
