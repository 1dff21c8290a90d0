import { expect, onTestFinished, test } from 'vitest';
import { ENGINES } from '../../store/store.ts';
import { newPlace } from '../place.ts';
import { killOften, LEAST_REPEATED } from './kill.ts';

test.each(ENGINES)(
  '%s: after every crash each acknowledged command is in the log once, and players go on',
  async (engine) => {
    const place = await newPlace(engine);
    onTestFinished(() => place.remove());
    const summary = await killOften({ store: place.settings, kills: 5, tables: 3, seed: `kill ${engine}` });
    expect(summary.faults).toEqual([]);
    expect(summary.deaths).toEqual({
      random: 1,
      'after-validate': 1,
      'after-commit': 1,
      'after-ack': 1,
      'during-fanout': 1,
    });
    expect(summary.acknowledged).toBeGreaterThanOrEqual(7);
    // All of them, or on a quick machine with a thousand and more, every second or third.
    expect(summary.repeated).toBeGreaterThanOrEqual(Math.min(summary.acknowledged, LEAST_REPEATED));
    expect(summary.reconnections).toBeGreaterThan(0);
  },
  // Seven servers start one after the other.
  600_000,
);
