import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import { diveIn } from './dive.ts';
import { haulIn } from './haul.ts';
import { HaulList } from './haul-list.tsx';
import { useHelp } from './help.ts';
import { type Props, partOf } from './part.ts';
import { remarksOn } from './remarks.ts';
import { isSettingUp } from './view.ts';

/** Beside the pool: what each row brings, and what the one in question means. */
export function Aside(props: Props): ReactNode {
  return (
    <div className="noctiluca-aside">
      <HaulList {...props} />
      <RemarkLine {...props} />
    </div>
  );
}

/**
 * Which jar the dive pointed at fills, and what becomes of the rest. While nothing is pointed at it keeps its place, and
 * says how a row is read where the list has no heads.
 */
function RemarkLine(props: Props): ReactNode {
  const part = partOf(props);
  const { table, me, shown, t } = part;
  const help = useHelp((kept) => kept.help);
  if (me < 0 || table.question === 'over' || isSettingUp(table)) return null;
  const dive = diveIn(table, shown);
  const haul = dive === null || help === 'none' ? null : haulIn(part, dive);
  const remarks = haul === null ? [] : remarksOn(haul, part, { isSolo: table.solo !== null, help });
  const isGlad = remarks.some(({ kind }) => kind === 'fills');
  return (
    <p className="noctiluca-remark">
      {remarks.length === 0 && help !== 'none' && (
        <span className="noctiluca-legend">{t(table.solo === null ? 'rowPassed' : 'rowLost')}</span>
      )}
      {remarks.length > 0 && (
        <>
          <Glyph of={isGlad ? NOCTILUCA_GLYPHS.jar : TABLE_GLYPHS.eye} />
          <span>{remarks.map(({ text }) => text).join(' ')}</span>
        </>
      )}
    </p>
  );
}

/** Everything there is to say of an answer stands in the list and on the jars already. */
export const Glance = (): ReactNode => null;
