import type { Json } from '@nightjar/kernel';
import { type RefObject, useLayoutEffect } from 'react';
import type { Fact } from '../../play/source.ts';
import { isStill } from '../../settings.ts';

/** A duration of the look, in milliseconds. */
const lasting = (name: '--t-move' | '--t-deal'): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;

const SETTLE = 'cubic-bezier(.3, 1.3, .5, 1)';

/** Moves what the events are about, inside an element; pieces settle, and nothing waits for them. */
export function useMotion(inside: RefObject<HTMLElement | null>, events: readonly Fact[]): void {
  useLayoutEffect(() => {
    const root = inside.current;
    if (root === null || events.length === 0 || isStill()) return;
    for (const { event } of events) {
      switch (event['type']) {
        case 'dived':
          land(root.querySelector(`[data-space="${textOf(event['shore'])}"] .g`));
          break;
        case 'rolled':
          strike(root.querySelector(`[data-space="${textOf(event['space'])}"]`));
          break;
        case 'seeded':
          seed(root.querySelectorAll('.luca-space'));
          break;
        case 'placed':
          glow(root.querySelectorAll(`[data-jar="${textOf(event['jar'])}"] .luca-slot[data-full]`));
          break;
        default:
      }
    }
  }, [inside, events]);
}

function land(piece: Element | null): void {
  piece?.animate(
    [
      { transform: 'translateY(-80%) scale(1.6)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: lasting('--t-move'), easing: SETTLE },
  );
}

function strike(piece: Element | null): void {
  piece?.animate([{ transform: 'scale(1.14) rotate(8deg)' }, { transform: 'none' }], {
    duration: lasting('--t-deal'),
    easing: SETTLE,
  });
}

function seed(pieces: NodeListOf<Element>): void {
  for (const [i, piece] of [...pieces].entries()) {
    piece.animate(
      [
        { transform: 'scale(.5)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: lasting('--t-move'), delay: Math.min(i * 12, 200), easing: SETTLE, fill: 'backwards' },
    );
  }
}

function glow(pieces: NodeListOf<Element>): void {
  for (const piece of pieces) {
    piece.animate([{ transform: 'scale(1.35)' }, { transform: 'none' }], {
      duration: lasting('--t-move'),
      easing: SETTLE,
    });
  }
}

const textOf = (json: Json | undefined): string => (typeof json === 'string' ? json : '');
