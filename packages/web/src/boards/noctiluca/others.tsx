import type { ReactNode } from 'react';
import { explainTokens } from './explain.ts';
import { Jar } from './jar.tsx';
import { type Props, partOf } from './part.ts';
import { Tempest } from './tempest.tsx';
import { Tokens, tokenList } from './token.tsx';

/** What lies before another side: its jars, its pawns, its tokens; alone, the tempest. */
export function Others(props: Props & { readonly side: number }): ReactNode {
  const { side, speech } = props;
  const part = partOf(props);
  const { table, t } = part;
  const seat = table.seats[side];
  if (seat === undefined) return <Tempest {...props} />;
  const tokens = t('tokensOf', { side: speech.side(side), list: tokenList(part, seat.tokens) });
  return (
    <div className="noctiluca-other">
      <div className="noctiluca-jars" role="group" aria-label={t('jarsOf', { side: speech.side(side) })}>
        {seat.jars.map(({ jar, dice }) => (
          <Jar key={jar} part={part} jar={jar} dice={dice} isLying />
        ))}
        {seat.jars.length === 0 && (
          <span className="label noctiluca-none">
            {t(table.question === 'keep' ? (seat.chosen ? 'hasChosen' : 'choosing') : 'noJars')}
          </span>
        )}
      </div>
      <div className="noctiluca-holds" {...explainTokens(part, tokens)}>
        <Tokens tokens={seat.tokens} label={tokens} />
      </div>
    </div>
  );
}
