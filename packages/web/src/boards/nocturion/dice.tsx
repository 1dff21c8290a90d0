import { FACES, readAnswer, writeAnswer } from '@nightjar/nocturion';
import { listed } from '@nightjar/words';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { explains } from '../../kit/explained.tsx';
import { piece } from '../../kit/piece.ts';
import { thing } from '../../kit/thing.ts';
import { leading, toDie } from './doors.ts';
import { lookOf } from './look.ts';
import type { Part, Props } from './part.ts';
import { beastIn, reachedBy } from './view.ts';

/** My dice: each picked first shows where it can go; what else can be done with it stands beside it. */
export function Dice({
  board,
  part,
  seat,
}: {
  readonly board: Props;
  readonly part: Part;
  readonly seat: number;
}): ReactNode {
  const { table, t } = part;
  const mine = table.seats[seat];
  if (mine === undefined) return null;
  const picked = board.picked['die'];
  const used = new Map<number, number>();
  return (
    <div className="nocturion-dice" role="group" aria-label={t('dice')}>
      {mine.dice.map((die) => {
        const nth = used.get(die) ?? 0;
        used.set(die, nth + 1);
        const isPicked = picked === String(die);
        return (
          <button
            key={`${die} ${nth}`}
            {...thing(board, {
              to: toDie(board, die),
              points: null,
              isHalf: true,
              isPicked,
              isShown: isPicked,
              picks: { die: String(die) },
              tried: () => writeAnswer({ kind: 'reserve', die }),
            })}
            className="nocturion-die number"
            aria-label={t('die', { die })}
            {...piece('die', { face: String(die), settles: 'fall' })}
            {...explainDie(part, die, seat)}
          >
            {die}
          </button>
        );
      })}
      {mine.reserved !== null && (
        <>
          <span
            className="nocturion-die nocturion-reserved number"
            tabIndex={0}
            {...piece('die', { face: String(mine.reserved), settles: 'fall' })}
            {...explains({
              name: t('reservedDie', { die: mine.reserved }),
              text: t('explainReserved'),
              clause: 'NRN-7.5',
            })}
          >
            {mine.reserved}
          </span>
          <small className="nocturion-next">{t('nextRound')}</small>
        </>
      )}
      {mine.dice.length === 0 && mine.reserved === null && <span className="nocturion-none">{t('noDice')}</span>}
      <DieActs board={board} part={part} />
    </div>
  );
}

/** Reserving and discarding, of the picked die or of the only one. */
function DieActs({ board, part }: { readonly board: Props; readonly part: Part }): ReactNode {
  const dice = part.table.seats[part.me]?.dice ?? [];
  const picked = board.picked['die'] ?? (dice.length === 1 ? String(dice[0]) : undefined);
  const texts = leading(
    board,
    (answer) => (answer.kind === 'reserve' || answer.kind === 'discardDie') && String(answer.die) === picked,
  );
  if (texts.length === 0 || board.decision?.question !== 'action') return null;
  return (
    <span className="nocturion-actions">
      {texts.map((text) => (
        <button
          key={text}
          {...thing(board, { to: [text], picks: { ...board.picked, text } })}
          className="nocturion-chip"
        >
          <Glyph
            of={readAnswer(text)?.kind === 'reserve' ? lookOf(part.table, part.me).crest : NOCTURION_GLYPHS.exchange}
          />
          <span>{board.speech.answer(text, part.table)}</span>
        </button>
      ))}
    </span>
  );
}

/** A die: which Locations it reaches as it is, and which with the arrows of one's own Beasts. */
export function explainDie(part: Part, die: number, seat: number): ReturnType<typeof explains> {
  const { t } = part;
  const said = [reachSaid(part, die)];
  for (const { beast, to } of arrowsFor(part, die, seat))
    said.push(t('withArrow', { beast: part.name(beast), die: to, list: reachList(part, to) }));
  return explains({ name: t('die', { die }), text: said.join('\n'), clause: 'NRN-9.2' });
}

function reachSaid(part: Part, die: number): string {
  const reached = reachedBy(part.table, part.box, die);
  return reached.length === 0 ? part.t('reachesNone') : part.t('reaches', { list: reachList(part, die) });
}

const reachList = ({ table, box, name, lang, t }: Part, die: number): string => {
  const reached = reachedBy(table, box, die).map(name);
  return reached.length === 0 ? t('nothing') : listed(reached, lang);
};

/** What the arrows of a seat's active Beasts would make of a die. */
export function arrowsFor(
  { table, box }: Part,
  die: number,
  seat: number,
): readonly { readonly beast: string; readonly to: number }[] {
  return (table.seats[seat]?.menagerie ?? []).flatMap((one) => {
    const arrow = one === null || one.exhausted ? 0 : (beastIn(box, one.beast)?.arrow ?? 0);
    const to = die + arrow;
    return one === null || arrow === 0 || to < 1 || to > FACES ? [] : [{ beast: one.beast, to }];
  });
}
