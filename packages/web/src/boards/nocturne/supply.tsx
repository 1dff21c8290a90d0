import { writeAnswer } from '@nightjar/nocturne';
import { tokenWord } from '@nightjar/words/nocturne';
import { type ReactNode, useMemo } from 'react';
import { piece } from '../../kit/piece.ts';
import { roveList } from '../../kit/roving.ts';
import { thing } from '../../kit/thing.ts';
import { TokenBody } from '../../kit/token.tsx';
import { castOf, castsIn } from './casts.ts';
import { explainSpell } from './explain.ts';
import { type Props, partOf } from './part.ts';
import { pickIn } from './pick.ts';
import { lookOfToken, Numeral, tokenPiece } from './token.tsx';

/** The spells in one's supply, to be picked before or after a tile. */
export function Supply(props: Props & { readonly side: number }): ReactNode {
  const { side, answers, picked, lang, speech, view } = props;
  const part = partOf(props);
  const { table, box, t, shown } = part;
  const pick = pickIn(picked);
  const casts = useMemo(() => castsIn(answers, box), [answers, box]);
  const held = table.sides[side]?.supply ?? [];
  const supply = [...new Set(held)];

  const giftOf = (token: string): string[] =>
    [writeAnswer({ kind: 'gift', token })].filter((text) => answers.includes(text));
  /** The answers a spell leads to: as a gift, or with the tile that is picked, or with any. */
  const doorOf = (token: string): string[] => [
    ...giftOf(token),
    ...casts
      .filter((cast) => cast.token === token && (pick.space === null || cast.space === pick.space))
      .map(({ text }) => text),
  ];
  const stop = Math.max(0, supply.indexOf(pick.token ?? supply.find((token) => doorOf(token).length > 0) ?? ''));

  if (supply.length === 0) return <p className="label nocturne-none">{t('noSpells')}</p>;
  return (
    <div className="nocturne-supply" role="group" aria-label={t('spells')} onKeyDown={roveList}>
      {supply.map((token, i) => {
        const look = lookOfToken(table, { side, token });
        const n = held.filter((other) => other === token).length;
        const word = n === 1 ? tokenWord(token, lang) : t('countOf', { n, thing: tokenWord(token, lang) });
        const door = doorOf(token);
        /** Without a tile to go to a spell is only half an answer. */
        const answer = pick.space === null ? giftOf(token)[0] : door[0];
        const isPicked = pick.token === token;
        const space = pick.space ?? casts[0]?.space ?? table.spaces[0]?.name ?? 'a1';
        return (
          <button
            key={token}
            {...thing(props, {
              to: door,
              tried: () => writeAnswer({ kind: 'cast', how: 'cast', token, space }),
              points: answer ?? null,
              isHalf: answer === undefined,
              picks: pick.space === null ? { token } : { space: pick.space, token },
              isPicked,
              isShown: castOf(shown)?.token === token,
              isStop: i === stop,
            })}
            {...piece(
              Array.from({ length: n }, () => tokenPiece({ side, token })),
              { settles: 'glow' },
            )}
            {...explainSpell(props, part, token, door.length > 0)}
            className="token"
            data-seat={look.colour}
            data-pair={n > 1 ? '' : undefined}
            aria-label={answer === undefined ? word : speech.answer(answer, view)}
          >
            {n > 1 && <TokenBody shape={look.shape} />}
            <TokenBody shape={look.shape} />
            <b>
              <Numeral token={token} />
            </b>
            {n > 1 && <i className="nocturne-times">×{n}</i>}
          </button>
        );
      })}
    </div>
  );
}
