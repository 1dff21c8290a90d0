import { type ScoreLine, soFar } from '@nightjar/kernel';
import type { Lang, Speech } from '@nightjar/words';
import type { CSSProperties, ReactNode } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import type { Scene } from '../play/source.ts';
import { useText } from '../text.ts';
import type { GameFace } from './face.ts';
import paper from './paper.module.css';
import { signed } from './signed.ts';
import sum from './sum.module.css';

/** One number of the sheet. */
export interface Spot {
  readonly seat: number;
  readonly category: string;
}

const lineOf = (scene: Scene, { seat, category }: Spot): ScoreLine | undefined =>
  scene.sheets.find((sheet) => sheet.seat === seat)?.lines.find((line) => line.category === category);

/**
 * The paper sheet: categories down, seats across; every number opens its sum. Until the end, what counts only then
 * stands below what everybody has so far.
 */
export function ScoreTable({
  scene,
  face,
  speech,
  lang,
  spot,
  onSpot,
}: {
  readonly scene: Scene;
  readonly face: GameFace;
  readonly speech: Speech;
  readonly lang: Lang;
  readonly spot: Spot | null;
  readonly onSpot: (spot: Spot) => void;
}): ReactNode {
  const t = useText();
  const { sheets, result } = scene;
  const looks = face.sides(scene.view, lang, scene.seats.length);
  const categories = [...new Set(sheets.flatMap(({ lines }) => lines.map(({ category }) => category)))].filter(
    (category) => face.counts?.(category, scene.view) ?? true,
  );
  const atEnd = scene.decision === null ? [] : (face.rules.atEnd ?? []);
  const [later, now] = [true, false].map((isLater) => categories.filter((each) => atEnd.includes(each) === isLater));
  const row = (category: string, i: number): ReactNode => {
    const points = sheets.map(({ seat }) => lineOf(scene, { seat, category })?.points ?? 0);
    const best = Math.max(...points);
    return (
      <tr key={category} style={{ '--i': i } as CSSProperties}>
        <th scope="row">
          {face.category(category)}
          <span>{speech.category(category)}</span>
        </th>
        {sheets.map(({ seat }, at) => (
          <td
            key={seat}
            className={points[at] === best && best > 0 && sheets.length > 1 ? `number ${paper.best}` : 'number'}
          >
            <button
              type="button"
              aria-pressed={spot?.seat === seat && spot.category === category}
              aria-label={t('score.open', {
                name: speech.side(seat),
                category: speech.category(category),
                points: signed(points[at] ?? 0),
              })}
              onClick={() => onSpot({ seat, category })}
            >
              {signed(points[at] ?? 0)}
            </button>
          </td>
        ))}
      </tr>
    );
  };
  return (
    <section className={paper.paper} aria-label={t('score.sheet')}>
      <table>
        <thead>
          <tr>
            <td />
            {sheets.map(({ seat }) => (
              <th key={seat} scope="col" data-seat={looks[seat]?.colour}>
                <span className={paper.emblem}>{looks[seat]?.emblem}</span>
                {speech.side(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {now?.map(row)}
          {atEnd.length > 0 && (
            <tr className={paper.far}>
              <th scope="row">{t('score.soFar')}</th>
              {sheets.map((sheet) => (
                <td key={sheet.seat} className="number">
                  {signed(soFar(sheet, atEnd))}
                </td>
              ))}
            </tr>
          )}
          {later?.map(row)}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(atEnd.length > 0 ? 'score.ifEnded' : 'score.total')}</th>
            {sheets.map(({ seat, total }) => (
              <td key={seat} className={result?.places[seat] === 1 ? `number ${paper.win}` : 'number'}>
                {signed(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** How one number comes about, part by part, with its rule. */
export function Sum({
  scene,
  speech,
  spot,
  heading: Heading,
  onRule,
}: {
  readonly scene: Scene;
  readonly speech: Speech;
  readonly spot: Spot;
  readonly heading: 'h2' | 'h3';
  readonly onRule: (clause: string) => void;
}): ReactNode {
  const t = useText();
  const line = lineOf(scene, spot);
  if (line === undefined) return null;
  return (
    <section className={`${sum.sum} sheet`} aria-live="polite">
      <header>
        <Heading>{t('score.of', { name: speech.side(spot.seat), category: speech.category(spot.category) })}</Heading>
        <span className={`number ${sum.big}`}>{signed(line.points)}</span>
      </header>
      {line.parts.length === 0 ? (
        <p className="quietly">{t('score.nothing')}</p>
      ) : (
        <ul>
          {line.parts.map((part, i) => (
            // Parts have no name of their own and never change places.
            <li key={i}>
              <span>{speech.part(part)}</span>
              <b className="number">{signed(part.points)}</b>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={sum.rule} onClick={() => onRule(line.rule)}>
        <Glyph of={TABLE_GLYPHS.rules} /> {line.rule}
      </button>
    </section>
  );
}
