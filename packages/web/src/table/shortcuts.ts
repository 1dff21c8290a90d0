import { useLayoutEffect } from 'react';
import { useSettings } from '../settings.ts';
import { DRAWER_IDS, DRAWERS, type DrawerId } from './drawers.tsx';

/** Single keys of the table besides those of its drawers. */
export const TABLE_KEYS = ['u', 'h', '?', 'a'] as const;
type TableKey = (typeof TABLE_KEYS)[number];
const isTableKey = (key: string): key is TableKey => TABLE_KEYS.some((own) => own === key);

/** Escape and Enter for the answer in hand, and single keys for what is done often; a setting switches the latter off. */
export function useShortcuts({
  undo,
  hint,
  explain,
  open,
  back,
  give,
  isBusy,
}: {
  readonly undo: () => void;
  readonly hint: () => void;
  readonly explain: () => void;
  readonly open: (id: DrawerId) => void;
  /** A step back; false where there is none to take. */
  readonly back: () => boolean;
  /** Gives the armed answer; false where none is. */
  readonly give: () => boolean;
  readonly isBusy: boolean;
}): void {
  const keys = useSettings((settings) => settings.keys);
  // Heard from the moment the table stands, not from the one after.
  useLayoutEffect(() => {
    if (isBusy) return undefined;
    const acts: Readonly<Record<TableKey, () => void>> = { u: undo, h: hint, '?': explain, a: openAnswers };
    const pressed = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement
      )
        return;
      const drawer = DRAWER_IDS.find((id) => DRAWERS[id].key === event.key);
      if (event.key === 'Escape') return void back();
      // On a button or a link Enter means just that.
      if (event.key === 'Enter')
        return void (target instanceof HTMLElement && target.closest('button, a') === null && give());
      if (keys === 'off') return;
      if (isTableKey(event.key)) acts[event.key]();
      else if (drawer !== undefined) open(drawer);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [keys, isBusy, undo, hint, explain, open, back, give]);
}

/** Opens the list of answers, or goes to the first where all of them stand beside the question. */
function openAnswers(): void {
  const list = document.querySelector<HTMLButtonElement>('[data-answers]');
  if (list !== null) list.click();
  else document.querySelector<HTMLButtonElement>('.acts [data-legal]')?.focus();
}
