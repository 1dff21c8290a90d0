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
    const find = (selector: string): Element | null => root.querySelector(selector);
    for (const { event } of events) {
      const space = typeof event['space'] === 'string' ? event['space'] : '';
      switch (event['type']) {
        case 'cast':
          fall(find(`[data-space="${space}"] .noc-cast`));
          break;
        case 'won':
          turn(find(`[data-space="${space}"] .noc-down`));
          break;
        case 'dealt':
          deal(root.querySelectorAll('.tile'));
          break;
        case 'dedicated':
          fall(find(`[data-place="${Number(event['place'])}"] .tok`));
          break;
        default:
      }
    }
  }, [inside, events]);
}

function fall(piece: Element | null): void {
  piece?.animate(
    [
      { transform: 'translateY(-60%) scale(1.5)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: lasting('--t-move'), easing: SETTLE },
  );
}

function turn(piece: Element | null): void {
  piece?.animate([{ transform: 'rotateY(180deg) scale(1.2)' }, { transform: 'none' }], {
    duration: lasting('--t-deal'),
    easing: SETTLE,
  });
}

function deal(pieces: NodeListOf<Element>): void {
  for (const [i, piece] of [...pieces].entries()) {
    piece.animate(
      [
        { transform: 'translateY(-24px) rotate(-4deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: lasting('--t-move'), delay: Math.min(i * 12, 240), easing: SETTLE, fill: 'backwards' },
    );
  }
}
