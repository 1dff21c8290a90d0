import type { ReactNode } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { Top } from '../shell/top.tsx';
import { useText } from '../text.ts';

/** Why a table is not shown, and the drawing beside it. Title and explanation are `table.<reason>` and `table.<reason>Why`. */
const REASONS = {
  missing: TABLE_GLYPHS.warn,
  lost: TABLE_GLYPHS.warn,
  unreadable: TABLE_GLYPHS.warn,
  elsewhere: TABLE_GLYPHS.eye,
} as const satisfies Readonly<Record<string, ReactNode>>;

/** The page in place of a table that is not shown: what is wrong, why, and a button where something can be done. */
export function NoTable({
  reason,
  children,
}: {
  readonly reason: keyof typeof REASONS;
  /** The button; without one the page is a status that changes by itself. */
  readonly children?: ReactNode;
}): ReactNode {
  const t = useText();
  const isWaiting = children === undefined;
  return (
    <div className="page">
      <Top />
      <main>
        <h1>{t(`table.${reason}`)}</h1>
        <p className={isWaiting ? 'card' : 'card row'} role={isWaiting ? 'status' : undefined}>
          <Glyph of={REASONS[reason]} /> {t(`table.${reason}Why`)}
          {children}
        </p>
      </main>
    </div>
  );
}
