import { useEffect } from 'react';
import { EXPLAINING } from './explained.tsx';
import { beside, type Place } from './roving.ts';

interface Spot extends Place {
  readonly piece: HTMLElement;
}

/** Everything in view that explains itself, and where it lies. */
function spots(root: Element): Spot[] {
  return [...root.querySelectorAll<HTMLElement>('[data-explains]')]
    .filter((piece) => piece.checkVisibility({ visibilityProperty: true }))
    .map((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      return { piece, x: left + width / 2, y: top + height / 2 };
    });
}

/** Moves the focus to a piece, whether or not it can have it otherwise. */
function visit(piece: HTMLElement): void {
  if (!piece.hasAttribute('tabindex') && piece.tabIndex < 0) {
    piece.tabIndex = -1;
    piece.addEventListener('blur', () => piece.removeAttribute('tabindex'), { once: true });
  }
  piece.focus();
}

/** The piece a key leads to: arrows by where things lie, Tab by their order. */
function led(all: readonly Spot[], from: Spot | undefined, { key, shiftKey }: KeyboardEvent): Spot | null {
  if (from === undefined) return all[0] ?? null;
  if (key !== 'Tab') return beside(all, from, key);
  const step = shiftKey ? all.length - 1 : 1;
  return all[(all.indexOf(from) + step) % all.length] ?? null;
}

/**
 * While it is on, every press at the table asks what something is and answers nothing; arrow keys and Tab lead to
 * everything that explains itself, whether or not it is a stop on other ways. Escape ends it.
 */
export function useExplaining(isOn: boolean, end: () => void): void {
  useEffect(() => {
    const root = document.querySelector(`[${EXPLAINING}]`);
    if (!isOn || root === null) return undefined;
    const before = document.activeElement;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        stop(event);
        return end();
      }
      const isStep = event.key === 'Tab' || event.key.startsWith('Arrow');
      const target = event.target instanceof Element ? event.target : null;
      if (!isStep) return target?.closest('[data-explains]') === null ? undefined : stop(event);
      stop(event);
      const all = spots(root);
      const from = all.find(({ piece }) => piece === document.activeElement);
      const to = led(all, from, event);
      if (to !== null) visit(to.piece);
    };
    const clicked = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (target === null || !root.contains(target) || target.closest('[data-explainer]') !== null) return;
      stop(event);
      const piece = target.closest<HTMLElement>('[data-explains]');
      if (piece === null) end();
      else visit(piece);
    };
    document.addEventListener('keydown', pressed, options);
    document.addEventListener('click', clicked, options);
    const [first] = spots(root);
    if (first !== undefined) visit(first.piece);
    return () => {
      listening.abort();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isOn, end]);
}
