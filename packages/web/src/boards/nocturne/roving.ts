import type { KeyboardEvent } from 'react';

const KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home', 'End'];

/** Moves the focus among the buttons of a list with arrow keys, Home and End. */
export function roveList(event: KeyboardEvent<HTMLElement>): void {
  if (!KEYS.includes(event.key)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  const by = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
  let next = (at + by + buttons.length) % buttons.length;
  if (event.key === 'Home') next = 0;
  if (event.key === 'End') next = buttons.length - 1;
  event.preventDefault();
  buttons[next]?.focus();
}

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

/** The next space an arrow key leads to; gaps are stepped over, and where the line ends the nearest beside it is taken. */
export function neighbour<S extends { readonly row: number; readonly col: number }>(
  spaces: readonly S[],
  from: S,
  key: string,
): S | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [down, right] = step;
  const ahead = spaces.filter(({ row, col }) => (row - from.row) * down > 0 || (col - from.col) * right > 0);
  const far = ({ row, col }: S): number => {
    const along = Math.abs(down === 0 ? col - from.col : row - from.row);
    const aside = Math.abs(down === 0 ? row - from.row : col - from.col);
    return along + aside * 3;
  };
  return ahead.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
