import { COLOURS, type Share, sharesOf, writeAnswer } from '@nightjar/noctiluca';
import { type DragEvent, type ReactNode, useEffect } from 'react';
import type { Picked } from '../../kit/deciding.ts';
import { Tray } from '../../kit/tray.tsx';
import { once } from '../../play/foresight.ts';
import { Die } from './die.tsx';
import { Jar } from './jar.tsx';
import { type Looking, type Part, type Props, partOf } from './part.ts';
import { likeThis } from './standing.ts';

/** The dice that are to be shared between two jars, best first arranged by the rules. */
const sharesIn = (seen: Looking): readonly Share[] =>
  once(seen.table, 'shares', () => {
    const state = likeThis(seen);
    return state === null ? [] : sharesOf(state);
  });

/** How many dice of a colour go on the first jar: as many as were moved there, else as is best. */
const onFirst = ({ colour, best, ways }: Share, picked: Picked): number =>
  ways.find((way) => String(way) === picked[colour]) ?? best;

/** The answers that place the dice as they lie, on lines of their own: one for each colour that could lie otherwise. */
const placingText = (shares: readonly Share[], picked: Picked, jar: string): string =>
  shares
    .filter(({ ways }) => ways.length > 1)
    .map((share) => writeAnswer({ kind: 'split', count: onFirst(share, picked), colour: share.colour, jar }))
    .join('\n');

/** Two jars with the dice that come to them. A die that may lie on the other is moved there by a press, or dragged. */
export function Arrange(props: Props): ReactNode {
  const { picked, chosen, onAnswer } = props;
  const part = partOf(props);
  const { table, me } = part;
  const shares = sharesIn(part);
  const jars = table.seats[me]?.jars ?? [];
  const text = placingText(shares, picked, jars[0]?.jar ?? '');
  useEffect(() => {
    // The arrangement is an answer as it lies; it is only to be confirmed.
    if (chosen === null && text !== '') onAnswer([text], picked);
  }, [chosen, text, picked, onAnswer]);

  const move = (share: Share, from: number): void => {
    const next = onFirst(share, picked) + (from === 0 ? -1 : 1);
    const moved = { ...picked, [share.colour]: String(next) };
    if (share.ways.includes(next)) onAnswer([placingText(shares, moved, jars[0]?.jar ?? '')], moved);
  };
  const drop = (slot: number) => (event: DragEvent) => {
    const [colour, from] = event.dataTransfer?.getData('text/plain').split(' ') ?? [];
    const share = shares.find((each) => each.colour === colour);
    if (share !== undefined && Number(from) !== slot) move(share, Number(from));
  };
  return (
    <Tray board={props} className="noctiluca-tray noctiluca-arrange">
      {jars.map(({ jar, dice }, slot) => {
        const here = (share: Share): number => {
          const first = onFirst(share, picked);
          return slot === 0 ? first : share.fit - first;
        };
        const coming = COLOURS.map((colour) => {
          const share = shares.find((each) => each.colour === colour);
          return share === undefined ? 0 : here(share);
        });
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a player who cannot drag presses the die.
          <div
            key={jar}
            className="noctiluca-card noctiluca-heap"
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop(slot)}
          >
            <Jar part={part} jar={jar} dice={dice} coming={coming} />
            <b>{part.name(jar)}</b>
            <p>
              {shares.flatMap((share) =>
                Array.from({ length: here(share) }, (_, nth) => (
                  <MovingDie
                    key={`${share.colour} ${nth}`}
                    part={part}
                    share={share}
                    from={slot}
                    isFree={share.ways.includes(onFirst(share, picked) + (slot === 0 ? -1 : 1))}
                    jars={jars.map((each) => each.jar)}
                    onMove={() => move(share, slot)}
                  />
                )),
              )}
            </p>
          </div>
        );
      })}
    </Tray>
  );
}

function MovingDie({
  part,
  share: { colour },
  from,
  isFree,
  jars,
  onMove,
}: {
  readonly part: Part;
  readonly share: Share;
  readonly from: number;
  readonly isFree: boolean;
  readonly jars: readonly string[];
  readonly onMove: () => void;
}): ReactNode {
  if (!isFree) return <Die colour={colour} />;
  const [jar, other] = [jars[from] ?? '', jars[1 - from] ?? ''].map(part.name);
  return (
    <button
      type="button"
      className="noctiluca-moving"
      draggable
      aria-label={part.t('moveDie', { colour: part.name(colour), jar: jar ?? '', other: other ?? '' })}
      onClick={onMove}
      onDragStart={(event) => event.dataTransfer?.setData('text/plain', `${colour} ${from}`)}
    >
      <Die colour={colour} />
    </button>
  );
}
