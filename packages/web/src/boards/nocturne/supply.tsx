import { writeAnswer } from '@nightjar/nocturne';
import { tokenWord } from '@nightjar/words/nocturne';
import { type ReactNode, useMemo } from 'react';
import { castsIn } from './casts.ts';
import { type Props, partOf, shownCast } from './part.ts';
import { usePick } from './pick.ts';
import { roveList } from './roving.ts';
import { lookOfToken, Numeral, TokenBody } from './token.tsx';

/** The spells in one's supply, to be picked before or after a tile. */
export function Supply(props: Props & { readonly side: number }): ReactNode {
  const { side, answers, lang, speech, view } = props;
  const part = partOf(props);
  const { table, box, t } = part;
  const [pick, setPick] = usePick(view);
  const casts = useMemo(() => castsIn(answers, box), [answers, box]);
  const held = table.sides[side]?.supply ?? [];
  const supply = [...new Set(held)];
  const shown = shownCast(part);

  const giftOf = (token: string): string => writeAnswer({ kind: 'gift', token });
  const isGift = (token: string): boolean => answers.includes(giftOf(token));
  /** The answer a spell leads to with the tile that is picked, or as a gift. */
  const answerOf = (token: string): string | undefined =>
    (isGift(token) ? giftOf(token) : undefined) ??
    casts.find((cast) => cast.token === token && cast.space === pick.space)?.text;
  const isLegal = (token: string): boolean =>
    isGift(token) || casts.some((cast) => cast.token === token && (pick.space === null || cast.space === pick.space));
  const press = (token: string): void => {
    const answer = answerOf(token);
    if (answer !== undefined) return props.onAnswer(answer);
    if (!isLegal(token)) {
      const space = pick.space ?? casts[0]?.space ?? table.spaces[0]?.name ?? 'a1';
      return props.onTry(writeAnswer({ kind: 'cast', how: 'cast', token, space }));
    }
    setPick({ token: pick.token === token ? null : token });
  };
  const point = (token: string | null): void => {
    if (answers.length === 0) return;
    props.onPreview(token === null ? null : (answerOf(token) ?? null));
  };
  const stop = Math.max(0, supply.indexOf(pick.token ?? supply.find(isLegal) ?? ''));
  const stateOf = (token: string): string | undefined => {
    if (answers.length === 0) return undefined;
    const isPicked = pick.token === token || (pick.token === null && shown?.token === token);
    if (isPicked) return 'focus';
    return isLegal(token) ? 'legal' : 'quiet';
  };

  const countOf = (token: string): number => held.filter((other) => other === token).length;
  const labelOf = (token: string): string => {
    const answer = answerOf(token);
    if (answer !== undefined) return speech.answer(answer, view);
    const n = countOf(token);
    return n === 1 ? tokenWord(token, lang) : t('countOf', { n, thing: tokenWord(token, lang) });
  };

  if (supply.length === 0) return <p className="label noc-none">{t('noSpells')}</p>;
  return (
    <div className="noc-supply" role="group" aria-label={t('spells')} onKeyDown={roveList}>
      {supply.map((token, i) => (
        <button
          key={token}
          type="button"
          className="tok"
          data-seat={lookOfToken(table, { side, token }).colour}
          data-state={stateOf(token)}
          data-pair={countOf(token) > 1 ? '' : undefined}
          tabIndex={i === stop ? 0 : -1}
          aria-pressed={isLegal(token) ? pick.token === token : undefined}
          aria-label={labelOf(token)}
          onClick={() => press(token)}
          onFocus={() => point(token)}
          onBlur={() => point(null)}
          onPointerEnter={(event) => event.pointerType === 'mouse' && point(token)}
          onPointerLeave={(event) => event.pointerType === 'mouse' && point(null)}
        >
          {countOf(token) > 1 && <TokenBody look={lookOfToken(table, { side, token })} />}
          <TokenBody look={lookOfToken(table, { side, token })} />
          <b>
            <Numeral token={token} />
          </b>
          {countOf(token) > 1 && <i className="noc-times">×{countOf(token)}</i>}
        </button>
      ))}
    </div>
  );
}
