import { cardText, term } from '@nightjar/words/dominion';
import type { CSSProperties, ReactNode } from 'react';
import { DOMINION_GLYPHS } from '../../faces/glyphs/dominion/index.tsx';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { type Explanation, explains, type Portrait } from '../../kit/explained.tsx';
import { Inscription } from '../../kit/inscription.tsx';
import { type Leading, thing } from '../../kit/thing.ts';
import { Clauses } from './clauses.tsx';
import type { Part, Props } from './part.ts';
import { costOf, kindOf, typesOf } from './view.ts';

/** What a card needs to be told: the box it is of, and words. */
export type Described = Pick<Part, 'box' | 'lang' | 'name'>;

/** How a card looks on the sheet that explains it, with the clauses that rule it. */
export const portraitOf = ({ box, lang }: Described, id: string): Portrait => ({
  drawing: DOMINION_GLYPHS[id],
  kind: kindOf(box, id),
  more: <Clauses of={id} lang={lang} />,
});

/** What a card says of itself: its type line and cost, and what it does in our words. */
export function explanationOf({ box, lang, name }: Described, id: string): Explanation {
  const types = typesOf(box, id)
    .map((type) => term('types', type, lang))
    .join(' – ');
  return {
    name: name(id),
    about: id,
    note: [types, costOf(box, id) ?? ''].filter((said) => said !== '').join(', '),
    text: cardText(id, lang).join('\n'),
  };
}

/** Whether a word of a name is too long for a small card, or for a card on a phone at all. */
const length = (name: string): '' | 'very' | undefined =>
  /[^\s-]{9}/.test(name) ? 'very' : /[^\s-]{8}/.test(name) ? '' : undefined;

interface CardProps {
  readonly board: Props;
  readonly part: Part;
  readonly id: string;
  readonly className: string;
  /** What pressing it leads to; it is no more than looked at where nothing is said. */
  readonly leading?: Leading;
  readonly label?: string;
  /** Left above and right above; without a cost the printed one is not shown either. */
  readonly cost?: number | null;
  readonly left?: ReactNode;
  /** Our words for what it does, where there is room. */
  readonly hasText?: boolean;
  readonly attributes?: { readonly [name: `data-${string}`]: string | undefined };
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** A card, Boon, Hex or State, wherever it lies: it can be pointed at, and pressed where that is an answer. */
export function Card(props: CardProps): ReactNode {
  const { board, part, id, className, leading, label, cost = null, left, hasText, attributes, style, children } = props;
  const { box, lang, name, t } = part;
  const [type = ''] = typesOf(box, id).filter((one) => one.toLowerCase() === kindOf(box, id));
  return (
    <button
      {...thing(board, leading ?? { to: [] })}
      {...explains(explanationOf(part, id))}
      className={`dominion-card ${className}`}
      data-kind={kindOf(box, id)}
      data-card={id}
      aria-label={label ?? name(id)}
      style={style}
      {...attributes}
    >
      <span className="dominion-picture">
        <Glyph of={DOMINION_GLYPHS[id]} />
      </span>
      {cost !== null && <span className="dominion-cost number">{cost}</span>}
      {left !== undefined && <span className="dominion-left number">{left}</span>}
      <span className="dominion-name" data-long={length(name(id))}>
        <Inscription of={name(id)} breaks={t('breaks')} />
      </span>
      {hasText && (
        <span className="dominion-text">
          <span>{cardText(id, lang)[0]}</span>
        </span>
      )}
      <span className="dominion-kind">
        <Inscription of={term('types', type, lang)} breaks="" />
      </span>
      {children}
    </button>
  );
}
