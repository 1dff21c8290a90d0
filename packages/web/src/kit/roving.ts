import type { KeyboardEvent } from 'react';

/** A place among others, in any measure, as long as x grows to the right and y downwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

type Step = readonly [number, number];

const STEPS: { readonly [key: string]: Step } = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Moves the focus among the buttons of a list with arrow keys, Home and End; past its ends it goes round. */
export function roveList(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const next = nextOf(buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length, event.key);
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}

/** The place in a list that a key leads to; null for other keys, and from outside the list. */
export function nextOf(at: number, length: number, key: string): number | null {
  if (at < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const [right, down] = STEPS[key] ?? [0, 0];
  return right + down === 0 ? null : (at + right + down + length) % length;
}

/** Moves the focus among things that lie somewhere and say by `data-space` where. */
export function rovePlaces(
  event: KeyboardEvent<HTMLElement>,
  places: readonly (Place & { readonly name: string })[],
): void {
  const focused = (document.activeElement as HTMLElement | null)?.dataset['space'];
  const from = places.find(({ name }) => name === focused);
  const to = from === undefined ? null : beside(places, from, event.key);
  if (to === null) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-space="${to.name}"]`)?.focus();
}

/** The place an arrow key leads to: the nearest that lies more in its direction than beside it; null if none does. */
export function beside<P extends Place>(places: readonly P[], from: P, key: string): P | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [dx, dy] = step;
  const far = ({ x, y }: P): number => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    return along <= 0 || aside > along * 1.8 ? Number.POSITIVE_INFINITY : along + aside * 1.5;
  };
  const [next] = places.filter((place) => far(place) < Number.POSITIVE_INFINITY).toSorted((a, b) => far(a) - far(b));
  return next ?? null;
}
