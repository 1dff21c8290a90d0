import type { Pace } from '@nightjar/wire';
import { clockText } from '../table/clock.ts';
import type { Text } from '../text.ts';

const DAY_MS = 86_400_000;

/** How fast a match is played, in words. */
export function paceWord(t: Text, pace: Pace): string {
  switch (pace.kind) {
    case 'free':
      return t('pace.free');
    case 'live':
      return t('pace.live', { move: clockText(pace.moveMs), reserve: clockText(pace.reserveMs) });
    case 'days':
      return t('pace.days', { n: Math.max(1, Math.round(pace.moveMs / DAY_MS)) });
    default:
      return pace satisfies never;
  }
}
