import type { Lang } from '@nightjar/words';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import { signed } from '../../kit/signed.ts';
import { categoryGlyph } from './category.ts';
import { type Gain, gainOf, gainText } from './gain.ts';
import { type Props, partOf } from './part.ts';
import { type PreviewRemark, told } from './preview-lines.ts';
import { TilePicture } from './tile.tsx';

const SIGNS: { readonly [kind in PreviewRemark['kind']]: ReactNode } = {
  glad: NOCTURNE_GLYPHS.star,
  warn: TABLE_GLYPHS.warn,
  eye: TABLE_GLYPHS.eye,
  sprite: NOCTURNE_GLYPHS.sprite,
  goal: NOCTURNE_GLYPHS.goal,
  cost: NOCTURNE_GLYPHS.night,
};

/** What the answer pointed at would mean: one sum with its parts, and what follows. */
export function PreviewSheet(props: Props): ReactNode {
  const { box, shown } = partOf(props);
  const said = told(props, shown);
  if (said === null) return null;
  const { prospect, title, when, remarks } = said;
  return (
    <section className="nocturne-preview sheet">
      <header>
        {prospect.tile !== null && <TilePicture box={box} id={prospect.tile} lang={props.lang} />}
        <div>
          <h3>{title}</h3>
          {when !== '' && <p className="label">{when}</p>}
        </div>
        <Sum gain={gainOf(prospect)} lang={props.lang} />
      </header>
      {prospect.changes.length > 0 && (
        <ul>
          {prospect.changes.map(({ category, points }) => (
            <li key={category}>
              <Glyph of={categoryGlyph(category)} />
              <span>{props.speech.category(category)}</span>
              <b className="number" data-bad={points < 0 ? '' : undefined}>
                {signed(points, props.lang)}
              </b>
            </li>
          ))}
        </ul>
      )}
      {remarks.map(({ kind, text }) => (
        <p key={text} className="nocturne-then" data-kind={kind}>
          <Glyph of={SIGNS[kind]} />
          <span>{text}</span>
        </p>
      ))}
    </section>
  );
}

const Sum = ({ gain, lang }: { readonly gain: Gain | null; readonly lang: Lang }): ReactNode =>
  gain !== null && (
    <span className="number nocturne-sum" data-bad={gain.n < 0 ? '' : undefined}>
      {gainText(gain, lang)}
    </span>
  );

/** The same in two lines. */
export function Glance(props: Props & { readonly text: string }): ReactNode {
  const said = told(props, props.text);
  if (said === null) return null;
  const { prospect, title, remarks } = said;
  const sums = prospect.changes.map(
    ({ category, points }) => `${props.speech.category(category)} ${signed(points, props.lang)}`,
  );
  const remark = remarks.find(({ kind }) => kind === 'glad' || kind === 'warn') ?? remarks[0];
  return (
    <p className="nocturne-glance">
      <b>{title}</b>
      {sums.length > 0 && <span>{sums.join(' · ')}</span>}
      {remark !== undefined && <span>{remark.text}</span>}
      <Sum gain={gainOf(prospect)} lang={props.lang} />
    </p>
  );
}
