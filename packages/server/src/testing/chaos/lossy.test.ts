import { expect, onTestFinished, test } from 'vitest';
import { ENGINES } from '../../store/store.ts';
import { newPlace } from '../place.ts';
import { lossy } from './lossy.ts';

test.each(ENGINES)(
  '%s: requests that are lost, repeated, late or out of order are done once and answered alike',
  async (engine) => {
    const place = await newPlace(engine);
    onTestFinished(() => place.remove());
    const { settings: store } = place;
    const summary = await lossy({ store, tables: 3, answers: 80, longestMs: 150, seed: `lossy ${engine}` });
    expect(summary.faults).toEqual([]);
    for (const done of [...Object.values(summary.mischief), summary.resent]) expect(done).toBeGreaterThan(0);
    expect(summary.repeated).toBeGreaterThan(0);
  },
);
