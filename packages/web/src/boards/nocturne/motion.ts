import { type RefObject, useLayoutEffect } from 'react';
import type { Fact } from '../../play/source.ts';
import { isStill } from '../../settings.ts';

type Span = '--t-move' | '--t-deal';

/** The durations of the look, read once per setting: asking the page for a style makes it lay itself out at once. */
const spans = new Map<string, number>();

/** A duration of the look, in milliseconds. */
function lasting(name: Span): number {
  const key = `${document.documentElement.dataset['motion']} ${name}`;
  const known = spans.get(key);
  if (known !== undefined) return known;
  const read = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
  spans.set(key, read);
  return read;
}

const SETTLE = 'cubic-bezier(.3, 1.3, .5, 1)';

/** Moves what the events are about, inside an element; pieces settle, and nothing waits for them. */
export function useMotion(inside: RefObject<HTMLElement | null>, events: readonly Fact[]): void {
  useLayoutEffect(() => {
    const root = inside.current;
    if (root === null || events.length === 0 || isStill()) return;
    const find = (selector: string): HTMLElement | null => root.querySelector(selector);
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

const fall = (piece: HTMLElement | null): void =>
  above(
    piece,
    [
      { transform: 'translateY(-60%) scale(1.5)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    lasting('--t-move'),
  );

const turn = (piece: HTMLElement | null): void =>
  above(piece, [{ transform: 'rotateY(180deg) scale(1.2)' }, { transform: 'none' }], lasting('--t-deal'));

/** Moves a piece above everything else: what lies above something that moves is painted again. */
function above(piece: HTMLElement | null, keyframes: Keyframe[], duration: number): void {
  if (piece === null) return;
  piece.style.zIndex = '4';
  piece.animate(keyframes, { duration, easing: SETTLE }).addEventListener('finish', () => {
    piece.style.zIndex = '';
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
