import { listed } from '@nightjar/words';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import { explains } from '../../kit/explained.tsx';
import { plain } from '../../kit/signed.ts';
import { DiceRow } from './die.tsx';
import { type Props, partOf } from './part.ts';
import { pointsFor } from './standing.ts';
import { Tokens, tokenList } from './token.tsx';
import { byColour, total } from './view.ts';

/** The tempest: where it strikes next, what the black die showed, what it holds and costs. */
export function Tempest(props: Props & { readonly isWhole?: boolean }): ReactNode {
  const part = partOf(props);
  const { table, box, t, name, dice } = part;
  const { solo } = table;
  const { sheets } = props;
  if (solo === null) return null;
  const storm = byColour(solo.tempest.dice);
  const cost = -pointsFor(sheets, 0, ['tempestTokens', 'tempestDice']);
  const points = sheets.find(({ seat }) => seat === 0)?.total ?? 0;
  const told = explains({ name: t('tempest'), text: t('explainTempest'), clause: 'NLC-12.5' });
  const section = box.sections.find(({ id }) => id === solo.section);
  return (
    <section className="noctiluca-tempest" aria-label={t('tempest')}>
      <p className="noctiluca-aim" {...explains({ name: t('tempestAim'), text: t('explainCost'), clause: 'NLC-13.6' })}>
        <span>{t('tempestAim')}</span>
        <b data-bad={points < 1 ? '' : undefined}>{t('tempestNow', { points: plain(points, props.lang) })}</b>
      </p>
      {section !== undefined && (
        <p className="noctiluca-strikes" data-c={section.id.replace('section-', '')} {...told}>
          <Glyph of={NOCTILUCA_GLYPHS.arrow} />
          <span>{t('tempestSection', { section: name(section.id) })}</span>
        </p>
      )}
      <p className="noctiluca-roll" {...told}>
        <span className="noctiluca-black number" aria-hidden="true">
          {solo.roll ?? '–'}
        </span>
        <span>{solo.roll === null ? t('tempestNoRoll') : t('tempestRoll', { n: solo.roll })}</span>
      </p>
      <dl className="noctiluca-losses">
        <div>
          <dt>{t('tempestTokens')}</dt>
          <dd>
            {solo.tempest.tokens.length === 0 ? (
              t('tempestNothing')
            ) : (
              <Tokens tokens={solo.tempest.tokens} label={tokenList(part, solo.tempest.tokens)} />
            )}
          </dd>
        </div>
        <div>
          <dt>{t('tempestDice')}</dt>
          <dd>
            {total(storm) === 0 ? (
              t('tempestNothing')
            ) : (
              <span role="img" aria-label={dice(storm)}>
                <DiceRow dice={storm} />
              </span>
            )}
          </dd>
        </div>
        <div
          className="noctiluca-cost"
          {...explains({ name: t('tempestCost'), text: t('explainCost'), clause: 'NLC-13.4' })}
        >
          <dt>{t('tempestCost')}</dt>
          <dd className="number">{plain(cost > 0 ? -cost : 0, props.lang)}</dd>
        </div>
      </dl>
      <p className="label">
        {t('tempestDeck', { n: solo.deck })}
        {props.isWhole && solo.under !== null && solo.under.length > 0 && (
          <> · {t('tempestUnder', { list: listed(solo.under.map(name), props.lang) })}</>
        )}
      </p>
    </section>
  );
}
