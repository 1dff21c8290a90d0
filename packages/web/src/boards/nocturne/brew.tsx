import { type Box, SYMBOLS, symbolsOf } from '@nightjar/nocturne';
import type { Lang } from '@nightjar/words';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import type { BoardProps } from '../../table/face.ts';
import { type Part, partOf } from './part.ts';
import { type SeenTable, tileKind } from './view.ts';

/** The symbols a side can brew with (NOC-18.15). */
function symbolsIn(view: SeenTable, box: Box, side: number): number[] {
  const own = view.sides[side];
  return symbolsOf(box, {
    tiles: (own?.collection ?? []).map((id) => tileKind(box, id)),
    symbol: box.characters.find(({ id }) => id === own?.character)?.symbol ?? -1,
  });
}

/** A symbol by its place, in the singular. */
const symbolName = (box: Box, symbol: number, lang: Lang): string => {
  const id = SYMBOLS[symbol] ?? '';
  const listed = box.edition as {
    readonly symbols?: { readonly list: readonly { id: string; en: string; de: string }[] };
  };
  return listed.symbols?.list.find((known) => known.id === id)?.[lang] ?? id;
};

interface BrewProps extends BoardProps {
  readonly id: string;
  readonly side: number;
  /** The tier that is scored, where it is settled. */
  readonly scored?: number;
}

/** A concoction: what each tier needs, what of it is at hand, and what is missing. */
export function Brew(props: BrewProps): ReactNode {
  const { id, side, scored, lang } = props;
  const part = partOf(props);
  const { box, table, name, t } = part;
  const brew = box.brews.find((known) => known.id === id);
  const have = symbolsIn(table, box, side);
  const lacks = (brew?.tiers.at(-1)?.needs ?? []).flatMap((need, symbol) => {
    const missing = need - (have[symbol] ?? 0);
    return missing > 0 ? [`${missing} × ${symbolName(box, symbol, lang)}`] : [];
  });
  return (
    <article className="noc-brew" aria-label={name(id)}>
      <p className="noc-brew-name">{name(id)}</p>
      <ol>
        {(brew?.tiers ?? []).map(({ needs, points }, i) => (
          <li
            key={points}
            data-done={covers(have, needs) ? '' : undefined}
            data-scored={scored === i + 1 ? '' : undefined}
          >
            <Needs part={part} needs={needs} have={have} tier={i + 1} points={points} lang={lang} />
            <span className="num" aria-hidden="true">
              {scored === i + 1 && <Glyph of={TABLE_GLYPHS.check} />}
              {points}
            </span>
          </li>
        ))}
      </ol>
      <p className="vh">{lacks.length === 0 ? t('complete') : t('lacks', { list: lacks.join(', ') })}</p>
    </article>
  );
}

const covers = (have: readonly number[], needs: readonly number[]): boolean =>
  needs.every((need, symbol) => (have[symbol] ?? 0) >= need);

interface NeedsProps {
  readonly part: Part;
  readonly needs: readonly number[];
  readonly have: readonly number[];
  readonly tier: number;
  readonly points: number;
  readonly lang: Lang;
}

function Needs({ part, needs, have, tier, points, lang }: NeedsProps): ReactNode {
  const { box, t } = part;
  const list = needs.flatMap((n, symbol) => (n > 0 ? [`${n} × ${symbolName(box, symbol, lang)}`] : [])).join(', ');
  return (
    <>
      <span className="noc-needs" aria-hidden="true">
        {needs.flatMap((n, symbol) =>
          Array.from({ length: n }, (_, i) => (
            <i key={`${symbol} ${i}`} data-has={i < (have[symbol] ?? 0) ? '' : undefined}>
              <Glyph of={NOCTURNE_GLYPHS[SYMBOLS[symbol] ?? 'skull']} />
            </i>
          )),
        )}
      </span>
      <span className="vh">{t('tier', { n: tier, needs: list, points })}</span>
    </>
  );
}

/** All concoctions of a side that these eyes may see. */
export function Brews(props: BoardProps & { readonly side: number }): ReactNode {
  const { table, t } = partOf(props);
  const own = table.sides[props.side];
  if (own === undefined || own.concoctionCount === 0) return null;
  return (
    <div
      className="noc-brews"
      role="group"
      data-many={own.concoctionCount > 2 ? '' : undefined}
      aria-label={t('concoctions')}
    >
      {own.concoctions === null ? (
        <p className="label">{t('hiddenConcoctions', { n: own.concoctionCount })}</p>
      ) : (
        own.concoctions.map((id, i) => <Brew key={`${id} ${i}`} {...props} id={id} {...scoredTier(own.tiers, i)} />)
      )}
    </div>
  );
}

const scoredTier = (tiers: readonly number[] | null, i: number): { scored?: number } =>
  tiers?.[i] === undefined ? {} : { scored: tiers[i] };
