import { listed } from '@nightjar/words';
import { tokenWord } from '@nightjar/words/nocturne';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { Ability } from './ability.tsx';
import { Counts } from './collection.tsx';
import { explainSupply } from './explain.ts';
import { type Props, partOf } from './part.ts';
import { SoloCard } from './solo-card.tsx';
import { Token } from './token.tsx';

/** What lies before another side: its spells, what it has gathered, whether it has passed. */
export function Others(props: Props & { readonly side: number }): ReactNode {
  const { side, speech, lang } = props;
  const part = partOf(props);
  const { table, t } = part;
  const seen = table.sides[side];
  if (seen === undefined) return null;
  const list = listed(
    seen.supply.map((token) => tokenWord(token, lang)),
    lang,
  );
  const said = seen.supply.length === 0 ? t('noSpells') : t('spellsOf', { side: speech.who(side), list });
  return (
    <div className="nocturne-other">
      <p className="nocturne-other-tokens" data-passed={seen.passed ? '' : undefined} {...explainSupply(part, said)}>
        <span className="visually-hidden">{said}</span>
        {seen.supply.map((token, i) => (
          <Token key={i} view={table} of={{ side, token }} />
        ))}
        {seen.passed && (
          <span className="nocturne-passed">
            <Glyph of={NOCTURNE_GLYPHS.pass} /> {t('passed')}
          </span>
        )}
      </p>
      <Counts {...props} />
      <Ability {...props} />
      {seen.opponent && <SoloCard {...props} />}
    </div>
  );
}
