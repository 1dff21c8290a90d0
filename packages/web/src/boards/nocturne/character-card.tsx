import { SYMBOLS } from '@nightjar/nocturne';
import { term } from '@nightjar/words/nocturne';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import css from './character-card.module.css';
import { lookOfColour } from './look.ts';
import { type Props, partOf } from './part.ts';

/** A character: fox, name, symbol, and the ability where abilities are played. */
export function CharacterCard(props: Props & { readonly id: string }): ReactNode {
  const { table, box } = partOf(props);
  const at = box.characters.findIndex(({ id }) => id === props.id);
  const card = box.edition.characters.list[at];
  if (card === undefined) return null;
  const look = lookOfColour(card.colour, at);
  const { ability } = card;
  return (
    <article className={css.card} data-seat={look.colour}>
      <Glyph of={look.fox} className={css.fox} />
      <p className={css.name}>
        {term('characters', card.id, props.lang)}{' '}
        <Glyph of={NOCTURNE_GLYPHS[SYMBOLS[box.characters[at]?.symbol ?? 0] ?? 'skull']} />
      </p>
      {table.options.advanced && (
        <p>
          <b>{term('abilities', ability.id, props.lang)}</b> {term('abilityTexts', ability.id, props.lang)}
        </p>
      )}
    </article>
  );
}
