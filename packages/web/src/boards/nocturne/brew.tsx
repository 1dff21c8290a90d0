import type { Eyes } from '@nightjar/kernel';
import { nocturne, type Reach, reach, SYMBOLS, type View } from '@nightjar/nocturne';
import { type Lang, listed } from '@nightjar/words';
import { term } from '@nightjar/words/nocturne';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import { explains } from '../../kit/explained.tsx';
import { Secret } from '../../kit/secret.tsx';
import { imagined } from '../../play/foresight.ts';
import { explainBrew } from './explain.ts';
import { type Part, type Props, partOf } from './part.ts';

/** How far a side is with a concoction, from the view alone. */
function reachOf(view: View, eyes: Eyes, side: number, id: string): Reach | null {
  const state = imagined(nocturne, view, eyes);
  return state === null ? null : reach(state, side, id);
}

/** A symbol by its place, in the singular. */
const symbolName = (symbol: number, lang: Lang): string => term('symbols', SYMBOLS[symbol] ?? '', lang);

interface BrewProps extends Props {
  readonly id: string;
  readonly side: number;
  /** The tier that is scored, where it is settled. */
  readonly scored?: number;
}

/** What a side still lacks of a concoction, in words. */
function lacksOf(props: Props & { readonly side: number }, id: string): string {
  const { table, t, lang } = partOf(props);
  const { lacks = [] } = reachOf(table, props.eyes, props.side, id) ?? {};
  const list = lacks.flatMap((n, symbol) => (n > 0 ? [`${n} × ${symbolName(symbol, lang)}`] : []));
  return list.length === 0 ? t('complete') : t('lacks', { list: listed(list, lang) });
}

/** A side's concoctions as a number, where space is scarce; resting on it names those these eyes may know. */
export function Flask(props: Props & { readonly side: number }): ReactNode {
  const { table, t, me, name, isVeiled } = partOf(props);
  const own = table.sides[props.side];
  if (own === undefined || own.concoctionCount === 0) return null;
  const n = own.concoctionCount;
  const known = isVeiled && props.side === me ? null : own.concoctions;
  const lines = (known ?? []).map((id) => `${name(id)}: ${lacksOf(props, id)}`);
  const title = known === null ? t('hiddenConcoctions', { n }) : t('concoctions');
  return (
    <li
      className="nocturne-flask"
      data-k="brew"
      {...explains({ name: title, text: [t('explainBrew'), ...lines].join('\n'), clause: 'NOC-18.17' })}
    >
      <Glyph of={NOCTURNE_GLYPHS.concoction} />
      <span className="number" aria-hidden="true">
        {n}
      </span>
      <span className="visually-hidden">{[title, ...lines].join(' ')}</span>
    </li>
  );
}

/** A concoction: what each tier needs, what of it is at hand, and what is missing. */
export function Brew(props: BrewProps): ReactNode {
  const { id, side, scored, lang } = props;
  const part = partOf(props);
  const { box, table, name } = part;
  const brew = box.brews.find((known) => known.id === id);
  const reached = reachOf(table, props.eyes, side, id);
  const said = lacksOf(props, id);
  return (
    <article className="nocturne-brew" aria-label={name(id)} {...explainBrew(part, id, said)}>
      <p className="nocturne-brew-name">{name(id)}</p>
      <ol>
        {(brew?.tiers ?? []).map(({ needs, points }, i) => (
          <li
            key={points}
            data-done={reached?.suffices[i] ? '' : undefined}
            data-scored={scored === i + 1 ? '' : undefined}
          >
            <Needs part={part} needs={needs} has={reached?.has ?? []} tier={i + 1} points={points} lang={lang} />
            <span className="number" aria-hidden="true">
              {scored === i + 1 && <Glyph of={TABLE_GLYPHS.check} />}
              {points}
            </span>
          </li>
        ))}
      </ol>
      <p className="visually-hidden">{said}</p>
    </article>
  );
}

interface NeedsProps {
  readonly part: Part;
  readonly needs: readonly number[];
  readonly has: readonly number[];
  readonly tier: number;
  readonly points: number;
  readonly lang: Lang;
}

function Needs({ part, needs, has, tier, points, lang }: NeedsProps): ReactNode {
  const { t } = part;
  const list = listed(
    needs.flatMap((n, symbol) => (n > 0 ? [`${n} × ${symbolName(symbol, lang)}`] : [])),
    lang,
  );
  return (
    <>
      <span className="nocturne-needs" aria-hidden="true">
        {needs.flatMap((n, symbol) =>
          Array.from({ length: n }, (_, i) => (
            <i key={`${symbol} ${i}`} data-has={i < (has[symbol] ?? 0) ? '' : undefined}>
              <Glyph of={NOCTURNE_GLYPHS[SYMBOLS[symbol] ?? 'skull']} />
            </i>
          )),
        )}
      </span>
      <span className="visually-hidden">{t('tier', { n: tier, needs: list, points })}</span>
    </>
  );
}

/** All concoctions of a side that these eyes may see. */
export function Brews(props: Props & { readonly side: number }): ReactNode {
  const { table, t, me, isVeiled } = partOf(props);
  const own = table.sides[props.side];
  if (own === undefined || own.concoctionCount === 0) return null;
  return (
    <div
      className="nocturne-brews"
      role="group"
      data-many={own.concoctionCount > 2 ? '' : undefined}
      aria-label={t('concoctions')}
    >
      {own.concoctions === null ? (
        <p className="label">{t('hiddenConcoctions', { n: own.concoctionCount })}</p>
      ) : (
        <Secret isVeiled={isVeiled && props.side === me} name={t('concoctions')}>
          {own.concoctions.map((id, i) => (
            <Brew key={`${id} ${i}`} {...props} id={id} {...scoredTier(own.tiers, i)} />
          ))}
        </Secret>
      )}
    </div>
  );
}

const scoredTier = (tiers: readonly number[] | null, i: number): { scored?: number } =>
  tiers?.[i] === undefined ? {} : { scored: tiers[i] };
