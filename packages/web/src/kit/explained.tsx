import {
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { useText } from '../text.ts';
import css from './explained.module.css';

/** What a piece says of itself. */
export interface Explanation {
  readonly name: string;
  /** What it looks like, drawn large, and the colours it wears: the board's own `data-kind`. */
  readonly drawing?: ReactNode;
  readonly kind?: string;
  /** Below its name, in small. */
  readonly note?: string;
  /** What it does, a paragraph on each line. */
  readonly text?: string;
  /** What else there is to know, below all of that. */
  readonly more?: ReactNode;
  /** The clause that rules it. */
  readonly clause?: string;
}

/** How long a finger rests on a piece before it speaks. */
const LONG_MS = 450;

/** The sheet everybody is described by while it is open. */
const SHEET = 'explained';

let open: { readonly by: string; readonly explanation: Explanation } | null = null;
const watchers = new Set<() => void>();
const watch = (changed: () => void): (() => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};
function show(next: typeof open): void {
  open = next;
  for (const changed of watchers) changed();
}

interface ExplainedAttributes {
  readonly 'aria-describedby'?: string;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: SyntheticEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Makes a piece explain itself: to a mouse that points at it, to whoever focuses it, to a finger that rests on it. */
export function useExplained(explanation: Explanation): ExplainedAttributes {
  const by = useId();
  const resting = useRef(0);
  /** A finger that taps focuses as well, and wants no sheet before its eyes. */
  const isTapped = useRef(false);
  const isOpen = useSyncExternalStore(watch, () => open?.by === by);
  const speak = (): void => show({ by, explanation });
  const hush = (): void => {
    clearTimeout(resting.current);
    if (open?.by === by) show(null);
  };
  useEffect(
    () => () => {
      clearTimeout(resting.current);
      if (open?.by === by) show(null);
    },
    [by],
  );
  return {
    ...(isOpen ? { 'aria-describedby': SHEET } : {}),
    onPointerEnter: ({ pointerType }) => (pointerType === 'mouse' ? speak() : undefined),
    onPointerLeave: hush,
    onPointerDown({ pointerType }) {
      isTapped.current = pointerType !== 'mouse';
      if (isTapped.current) resting.current = window.setTimeout(speak, LONG_MS);
    },
    onPointerUp: hush,
    onPointerCancel: hush,
    // What a resting finger would open otherwise.
    onContextMenu: (event) => (isOpen ? event.preventDefault() : undefined),
    onFocus: () => (isTapped.current ? undefined : speak()),
    onBlur() {
      isTapped.current = false;
      hush();
    },
  };
}

/** The sheet on which pieces explain themselves, once per board: far from the question and what answers it. */
export function ExplainedSheet(): ReactNode {
  const t = useText();
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useSyncExternalStore(watch, () => open)?.explanation ?? null;
  useEffect(() => {
    // Among what lies on top the latest is uppermost, so a drawer does not hide it.
    sheet.current?.togglePopover(shown !== null);
    if (shown === null) return undefined;
    const escape = ({ key }: KeyboardEvent): void => (key === 'Escape' ? show(null) : undefined);
    addEventListener('keydown', escape);
    return () => removeEventListener('keydown', escape);
  }, [shown]);
  return (
    <div ref={sheet} id={SHEET} className={`${css.explained} sheet`} role="tooltip" popover="manual">
      {shown !== null && (
        <>
          {shown.drawing !== undefined && (
            <span className={css.drawing} data-kind={shown.kind}>
              <Glyph of={shown.drawing} />
            </span>
          )}
          <b>{shown.name}</b>
          {shown.note !== undefined && <small>{shown.note}</small>}
          {shown.text !== undefined && <span>{shown.text}</span>}
          {shown.clause !== undefined && <small>{t('table.rule', { rule: shown.clause })}</small>}
          {shown.more}
        </>
      )}
    </div>
  );
}
