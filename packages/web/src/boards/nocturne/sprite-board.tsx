import { tokenWord } from '@nightjar/words/nocturne';
import { type ReactNode, useRef } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import type { BoardProps } from '../../table/face.ts';
import { castOf } from './casts.ts';
import { useMotion } from './motion.ts';
import { partOf } from './part.ts';
import { roveList } from './roving.ts';
import { isOnStage, placeOn } from './sprite-place.ts';
import { Tile, TileFace, typeOf } from './tile.tsx';
import { Token } from './token.tsx';
import { type SeenToken, tileKind } from './view.ts';

/** The Forest Sprite Board: who gets a tile in which order, with a token shown where it would go. */
export function SpriteBoard(props: BoardProps): ReactNode {
  const { speech, lang, events } = props;
  const part = partOf(props);
  const { table, t } = part;
  const board = useRef<HTMLElement>(null);
  useMotion(board, events);
  if (!isOnStage(table)) return null;
  const coming = comingTo(props);
  const place = coming === null ? null : placeOn(table, coming.token);
  const tokens: (SeenToken & { readonly isGhost?: boolean })[] = [...table.sprite.tokens];
  if (coming !== null && place !== null) {
    tokens.splice(place.place, 0, { ...coming, isGhost: true });
    tokens.length = Math.min(tokens.length, table.sprite.spaces);
  }
  const isTaking = table.question === 'sprite';
  return (
    <section className="noc-sprite" ref={board} data-count={table.sprite.spaces} aria-label={t('spriteBoard')}>
      <h3>
        <Glyph of={NOCTURNE_GLYPHS.sprite} /> <span>{t('spriteBoard')}</span>
      </h3>
      <ol className="noc-ranks">
        {Array.from({ length: table.sprite.spaces }, (_, i) => {
          const token = tokens[i];
          const held =
            token === undefined ? t('spriteFree') : `${tokenWord(token.token, lang)}, ${speech.side(token.side)}`;
          return (
            <li key={i} data-place={i + 1} data-done={isTaking && i < table.sprite.resolved ? '' : undefined}>
              <span className="noc-slot" data-next={isTaking && i === table.sprite.resolved ? '' : undefined}>
                {token !== undefined && <Token view={table} of={token} {...(token.isGhost ? { isGhost: true } : {})} />}
              </span>
              <span className="label" aria-hidden="true">
                {i + 1}
              </span>
              <span className="vh">
                {t('spriteSpace', { n: i + 1 })}: {held}
              </span>
            </li>
          );
        })}
      </ol>
      <SpriteTiles {...props} />
    </section>
  );
}

/** The token that is shown where it would go. */
function comingTo(props: BoardProps): SeenToken | null {
  const { table, me, shown } = partOf(props);
  if (me < 0 || shown === null) return null;
  const cast = castOf(shown);
  if (cast !== null) return cast.token === 'star' ? null : { side: me, token: cast.token };
  const [verb, token = ''] = shown.split(' ');
  const isGiven = (verb === 'dedicate' || verb === 'gift') && token !== 'none';
  return isGiven && table.asked === me ? { side: me, token } : null;
}

/** The tiles on the board; while tiles are swapped they can be answers. */
function SpriteTiles(props: BoardProps): ReactNode {
  const { answers, lang } = props;
  const { table, box, t, name, shown } = partOf(props);
  return (
    <div className="noc-gifts" role="group" aria-label={t('spriteTiles')} onKeyDown={roveList}>
      {table.sprite.tiles.map((tile, i) => {
        const key = `${i} ${tile ?? ''}`;
        if (tile === null) return <span key={key} className="noc-gone" />;
        const text = `swap sprite ${i + 1}`;
        if (!answers.includes(text)) return <Tile key={key} box={box} id={tile} lang={lang} label={name(tile)} />;
        return (
          <button
            key={key}
            type="button"
            className="tile"
            data-k={typeOf(box, tile)}
            data-twin={box.tiles.enchanted[tileKind(box, tile)] ? '' : undefined}
            data-state={shown === text ? 'focus' : 'legal'}
            aria-label={props.speech.answer(text, props.view)}
            onClick={() => props.onAnswer(text)}
            onFocus={() => props.onPreview(text)}
            onBlur={() => props.onPreview(null)}
            onPointerEnter={() => props.onPreview(text)}
            onPointerLeave={() => props.onPreview(null)}
          >
            <TileFace box={box} id={tile} lang={lang} />
          </button>
        );
      })}
    </div>
  );
}
