import { readAnswer } from '@nightjar/nocturion';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import { signed } from '../../kit/signed.ts';
import { type Props, partOf } from './part.ts';
import { type PreviewText, told } from './preview-lines.ts';
import { resourceOf } from './view.ts';

const SIGNS: { readonly [kind in PreviewText['remarks'][number]['kind']]: ReactNode } = {
  eye: TABLE_GLYPHS.eye,
  quest: NOCTURION_GLYPHS.quest,
  year: TABLE_GLYPHS.clock,
};

/** What the answer pointed at would lead to: step by step, then who may react and what can be done. */
export function PreviewSheet(props: Props): ReactNode {
  const { box, shown } = partOf(props);
  const said = told(props, shown);
  if (said === null) return null;
  const { title, location, gain, steps, remarks } = said;
  return (
    <section className="nocturion-preview sheet">
      <header>
        {location !== null && (
          <span className="nocturion-coin" data-r={resourceOf(box, location)}>
            <Glyph of={NOCTURION_GLYPHS[resourceOf(box, location)]} />
          </span>
        )}
        <h3>{title}</h3>
        {location !== null && <Gain n={gain} board={props} />}
      </header>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {remarks.map(({ kind, text }) => (
        <p key={text} className="nocturion-then">
          <Glyph of={SIGNS[kind]} />
          <span>{text}</span>
        </p>
      ))}
    </section>
  );
}

const Gain = ({ n, board }: { readonly n: number; readonly board: Props }): ReactNode => (
  <span className="nocturion-sum number" data-none={n === 0 ? '' : undefined}>
    {n === 0 ? '±0' : signed(n, board.lang)}
  </span>
);

/** The same in a few lines, for places and houses: of other answers the gold button says enough. */
export function Glance(props: Props & { readonly text: string }): ReactNode {
  const said = told(props, props.text, true);
  const given = readAnswer(props.text)?.kind;
  if (said === null || (given !== 'activate' && given !== 'house')) return null;
  const { title, location, gain, steps, remarks } = said;
  return (
    <div className="nocturion-glance">
      {location === null && <b>{title}</b>}
      {location !== null && <Gain n={gain} board={props} />}
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {remarks.slice(0, 1).map(({ kind, text }) => (
        <p key={text} className="nocturion-then">
          <Glyph of={SIGNS[kind]} />
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}
