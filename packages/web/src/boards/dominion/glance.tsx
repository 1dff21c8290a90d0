import { cardText } from '@nightjar/words/dominion';
import type { ReactNode } from 'react';
import { cardIn } from './laid.tsx';
import { type Props, partOf } from './part.ts';

/** What the card does that is about to be played, bought or picked. */
export function Glance(props: Props & { readonly text: string }): ReactNode {
  const { name, lang } = partOf(props);
  const lines = props.text.split('\n');
  const card = lines.length > 1 ? null : cardIn(props.text);
  if (card === null) return null;
  return (
    <p className="dominion-glance">
      <b>{name(card)}</b> {cardText(card, lang).join(' ')}
    </p>
  );
}
