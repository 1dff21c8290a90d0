import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { useText } from '../text.ts';
import css from './explained.module.css';

/** What a piece says of itself. */
export interface Explanation {
  readonly name: string;
  /** What it is, for a board that draws it large and knows more of it. */
  readonly about?: string;
  /** Below its name, in small. */
  readonly note?: string;
  /** What it is and what it does, a paragraph on each line. */
  readonly text?: string;
  /** The clause that rules it. */
  readonly clause?: string;
}

/** Makes a piece explain itself while a mouse points at it, while it has the focus, or while a finger rests on it. */
export const explains = (explanation: Explanation): { readonly 'data-explains': string } => ({
  'data-explains': JSON.stringify(explanation),
});

/** How long a finger rests on a piece before it speaks. */
const LONG_MS = 450;

/** Marks a table at which every press asks what something is. */
export const EXPLAINING = 'data-explaining';

/** The sheet everybody is described by while it is open. */
const SHEET = 'explained';

const pieceAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-explains]') : null;

const read = (piece: Element): Explanation => JSON.parse(piece.getAttribute('data-explains') ?? '{}') as Explanation;

/** What a board adds to the sheet about one of its things. */
export interface Portrait {
  /** Its drawing, large, and the colours it wears: the board's own `data-kind`. */
  readonly drawing: ReactNode;
  readonly kind: string;
  /** What else there is to know, below all of the rest. */
  readonly more: ReactNode;
}

/** The sheet on which pieces explain themselves, once per board: far from the question and what answers it. */
export function ExplainedSheet({ portrait }: { readonly portrait?: (about: string) => Portrait }): ReactNode {
  const t = useText();
  const sheet = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Explanation | null>(null);
  useEffect(() => listen(setShown), []);
  useEffect(() => {
    // Among what lies on top the latest is uppermost, so a drawer does not hide it.
    sheet.current?.togglePopover(shown !== null);
  }, [shown]);
  const seen = shown?.about === undefined ? undefined : portrait?.(shown.about);
  return (
    <div ref={sheet} id={SHEET} className={`${css.explained} sheet`} role="tooltip" popover="manual">
      {shown !== null && (
        <>
          {seen !== undefined && (
            <span className={css.drawing} data-kind={seen.kind}>
              <Glyph of={seen.drawing} />
            </span>
          )}
          <b>{shown.name}</b>
          {shown.note !== undefined && <small>{shown.note}</small>}
          {shown.text !== undefined && <span>{shown.text}</span>}
          {shown.clause !== undefined && <small>{t('table.rule', { rule: shown.clause })}</small>}
          {seen?.more}
        </>
      )}
    </div>
  );
}

/** Listens for all pieces at once, wherever they lie; gives back how to stop. */
function listen(show: (explanation: Explanation | null) => void): () => void {
  const listening = new AbortController();
  let speaking: Element | null = null;
  let resting = 0;
  const speak = (piece: Element): void => {
    hush();
    speaking = piece;
    piece.setAttribute('aria-describedby', SHEET);
    show(read(piece));
  };
  const hush = (): void => {
    clearTimeout(resting);
    speaking?.removeAttribute('aria-describedby');
    speaking = null;
    show(null);
  };
  const on = <Kind extends keyof DocumentEventMap>(kind: Kind, hear: (event: DocumentEventMap[Kind]) => void): void =>
    document.addEventListener(kind, hear, { signal: listening.signal });

  on('pointerover', ({ target, pointerType }) => {
    const piece = pieceAt(target);
    if (pointerType !== 'mouse' || piece === speaking) return;
    if (piece !== null) speak(piece);
    else if (speaking !== null && speaking !== pieceAt(document.activeElement)) hush();
  });
  on('pointerdown', ({ target, pointerType }) => {
    const piece = pieceAt(target);
    clearTimeout(resting);
    if (pointerType !== 'mouse' && piece !== null) resting = window.setTimeout(() => speak(piece), LONG_MS);
  });
  const lift = ({ pointerType }: PointerEvent): void => (pointerType === 'mouse' ? undefined : hush());
  on('pointerup', lift);
  on('pointercancel', lift);
  // What a resting finger would open otherwise.
  on('contextmenu', (event) => (speaking === null ? undefined : event.preventDefault()));
  on('focusin', ({ target }) => {
    const piece = pieceAt(target);
    // A press focuses too; it was no question.
    if (piece === null || !(target instanceof Element)) return;
    if (target.matches(':focus-visible') || target.closest(`[${EXPLAINING}]`) !== null) speak(piece);
  });
  on('focusout', hush);
  on('keydown', ({ key }) => (key === 'Escape' ? hush() : undefined));
  return () => {
    clearTimeout(resting);
    listening.abort();
  };
}
