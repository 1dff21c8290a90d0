import { writeAnswer } from '@nightjar/nocturion';
import type { ReactNode } from 'react';
import type { Leading } from '../../kit/thing.ts';
import { Beast } from './beast.tsx';
import { toBeast } from './doors.ts';
import type { Part, Props } from './part.ts';

interface OfSeat {
  readonly board: Props;
  readonly part: Part;
  readonly seat: number;
  readonly hasText?: boolean;
}

/** The Enclosures of a seat with the Beasts in them. */
export function Menagerie({ board, part, seat, hasText = false }: OfSeat): ReactNode {
  const { table, t, me } = part;
  const mine = table.seats[seat];
  if (mine === undefined) return null;
  return (
    <div className="nocturion-menagerie" role="group" aria-label={t('menagerie')}>
      {mine.menagerie.map((one, enclosure) =>
        one === null ? (
          // An Enclosure is its place.
          <span key={enclosure} className="nocturion-enclosure" />
        ) : (
          <Beast
            key={one.beast}
            board={board}
            part={part}
            id={one.beast}
            leading={leadingOf(board, one.beast, seat === me)}
            isExhausted={one.exhausted}
            isPiece
            hasText={hasText}
          />
        ),
      )}
    </div>
  );
}

/** Where several things can be done with a Beast it is picked first, and what it does is asked then. */
function leadingOf(board: Props, beast: string, isMine: boolean): Leading {
  const to = toBeast(board, beast);
  const tried = isMine ? { tried: () => writeAnswer({ kind: 'use', beast }) } : {};
  if (to.length < 2) return { to, ...tried };
  const isPicked = board.picked['beast'] === beast;
  const { beast: _, ...rest } = board.picked;
  return { to, isHalf: true, isPicked, isShown: isPicked, points: null, picks: { ...rest, beast }, unpicks: rest };
}

/** The Beasts in my hand; of others only how many they hold is known. */
export function Hand({ board, part, seat, hasText = false }: OfSeat): ReactNode {
  const { table, t } = part;
  const hand = table.seats[seat]?.hand ?? [];
  return (
    <div className="nocturion-hand" role="group" aria-label={t('hand')} data-count={hand.length}>
      {hand.map((beast) => (
        <Beast
          key={beast}
          board={board}
          part={part}
          id={beast}
          leading={{ to: toBeast(board, beast) }}
          isPiece
          hasText={hasText}
          className="nocturion-held-beast"
        />
      ))}
    </div>
  );
}
