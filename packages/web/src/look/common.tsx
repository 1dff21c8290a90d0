import type { ReactNode } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { Pills } from '../shell/pills.tsx';
import { ScoreTable, Sum } from '../table/score-table.tsx';
import { SeatPlate } from '../table/seats.tsx';
import type { Pieces } from './laid.ts';
import css from './look.module.css';

const nothing = (): void => undefined;

const SURFACES = ['night-0', 'night-1', 'surface-1', 'surface-2', 'surface-3'];
const INKS = ['ink', 'ink-2', 'ink-3', 'paper', 'lamp', 'lamp-hot', 'accent', 'good', 'bad'];
const SEATS = ['seat-orange', 'seat-green', 'seat-teal', 'seat-purple', 'seat-shadow'];

const TITLES = ['title-xl', 'title-l', 'title-m', 'title-s'];
const TEXTS = ['text-l', 'text-m', 'text-s', 'text-xs'];

const Sample = ({ size, family }: { readonly size: string; readonly family: string }): ReactNode => (
  <p style={{ fontSize: `var(--${size})`, fontFamily: `var(--${family})` }}>
    Nightjar 0123456789 <small>{size}</small>
  </p>
);

/** What every game shares. */
export const pieces: Pieces = {
  colours: () =>
    [...SURFACES, ...INKS, ...SEATS].map((name) => (
      <figure key={name} className={css.colour}>
        <span style={{ background: `var(--${name})` }} />
        <figcaption className="label">{name}</figcaption>
      </figure>
    )),
  type: () => (
    <div>
      {TITLES.map((size) => (
        <Sample key={size} size={size} family="font-display" />
      ))}
      {TEXTS.map((size) => (
        <Sample key={size} size={size} family="font-text" />
      ))}
    </div>
  ),
  buttons: () => (
    <>
      <span className="button">quiet</span>
      <span className="button" data-legal="">
        lit
      </span>
      <span className="button" data-main="">
        main
      </span>
      <span className="button danger">danger</span>
      <span className="button round">
        <Glyph of={TABLE_GLYPHS.undo} />
      </span>
      <span className="icon-btn">
        <Glyph of={TABLE_GLYPHS.settings} />
      </span>
    </>
  ),
  pills: () => <Pills name="look" values={['one', 'two']} value="one" label={String} onChange={nothing} />,
  plates: ({ scene, face, board }) => {
    const looks = face.sides(scene.view, board.lang, scene.seats.length);
    return looks.map((_, side) => (
      <div key={side} className={css.plate}>
        <SeatPlate scene={scene} looks={looks} side={side} rules={face.rules} />
      </div>
    ));
  },
  paper: ({ scene, face, board: { speech, lang } }) => (
    <ScoreTable scene={scene} face={face} speech={speech} lang={lang} spot={null} onSpot={nothing} />
  ),
  sum: ({ scene, board: { speech } }) => {
    const { seat, lines } = scene.sheets[0] ?? { seat: 0, lines: [] };
    const best = lines.toSorted((a, b) => b.points - a.points)[0];
    return (
      <Sum
        scene={scene}
        speech={speech}
        spot={{ seat, category: best?.category ?? '' }}
        heading="h3"
        onRule={nothing}
      />
    );
  },
};
