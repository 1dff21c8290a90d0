import type { ScoreSheet } from '@nightjar/kernel';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import { Secret } from '../../kit/secret.tsx';
import { comingTo } from './coming.ts';
import { dieGlyph } from './die.tsx';
import { explainFavourite, explainTokens } from './explain.ts';
import { Jar } from './jar.tsx';
import { type Part, type Props, partOf } from './part.ts';
import { pointsFor } from './standing.ts';
import { Tokens, tokenList } from './token.tsx';
import { favouriteColour, isSettingUp } from './view.ts';

/** What I hold: my jars with what would come to them, my favourite, my tokens. */
export function Mine(props: Props & { readonly side: number }): ReactNode {
  const { side, speech } = props;
  const part = partOf(props);
  const { table, t } = part;
  const own = table.seats[side];
  const coming = comingTo(part, side, part.shown);
  if (own === undefined) return null;
  const tokens = t('tokensOf', { side: speech.side(side), list: tokenList(part, own.tokens) });
  return (
    <div className="noctiluca-mine">
      <div className="noctiluca-jars" role="group" aria-label={t('yourJars')}>
        {own.jars.map(({ jar, dice }, slot) => (
          <Jar key={jar} part={part} jar={jar} dice={dice} coming={coming[slot] ?? []} isLying />
        ))}
        {own.jars.length === 0 && !isSettingUp(table) && <span className="label noctiluca-none">{t('noJars')}</span>}
      </div>
      <Favourite part={part} side={side} sheets={props.sheets} />
      <div className="noctiluca-got" {...explainTokens(part, tokens)}>
        <Tokens tokens={own.tokens} label={tokens} />
        <p className="label">{t('deliveredCount', { n: own.delivered.length })}</p>
      </div>
    </div>
  );
}

/** The favourite, as far as it may be seen, and what it counts so far. */
export function Favourite({
  part,
  side,
  sheets,
}: {
  readonly part: Part;
  readonly side: number;
  readonly sheets: readonly ScoreSheet[];
}): ReactNode {
  const { table, box, t, name } = part;
  const own = table.seats[side];
  const colour = favouriteColour(box, own?.favourite ?? null);
  if (own === undefined || colour === null) return null;
  const points = pointsFor(sheets, side, ['favourite']);
  return (
    <Secret isVeiled={part.isVeiled} name={t('favourite')}>
      <div className="noctiluca-favourite" {...explainFavourite(part, colour, points)}>
        <i className="noctiluca-dot" data-c={colour}>
          <Glyph of={dieGlyph(colour)} />
        </i>
        <p>
          <b>
            <Glyph of={NOCTILUCA_GLYPHS.heart} /> {t('favourite')}
            <span className="visually-hidden">: {name(colour)}</span>
          </b>
          <span className="label">{t('favouriteNote', { colour: name(colour), each: box.scoring.favourite })}</span>
          <span className="label">{t('favouriteSoFar', { n: points })}</span>
        </p>
      </div>
    </Secret>
  );
}
