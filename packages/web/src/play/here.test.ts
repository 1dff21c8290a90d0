import { expect, onTestFinished, test } from 'vitest';
import { begin, resume } from './here.ts';
import { loadRules } from './rules.ts';
import type { Sitter } from './shelf.ts';
import type { Scene } from './source.ts';

const PEOPLE: readonly Sitter[] = ['Mira', 'Jonas'].map((name) => ({ kind: 'person', name, bot: null }));

/** The first scene of a table that was begun between two people at one device. */
async function firstScene(name: string): Promise<Scene> {
  const game = await loadRules(name);
  const options = game.options({ players: 2 });
  if (!options.ok) throw new Error('these options are sound');
  const path = begin({ game, options: { ...options.value }, sitters: PEOPLE });
  const table = await resume(path.slice('/here/'.length));
  if (!table.ok) throw new Error(table.fault.what);
  onTestFinished(() => table.value.close());
  return table.value.scene();
}

test('a board that covers secrets does so from the first scene on, without a curtain', async () => {
  expect(await firstScene('nocturne')).toMatchObject({ isVeiled: true, handOver: null });
});

test('a board that covers no secrets is handed over behind a curtain from the first scene on', async () => {
  expect(await firstScene('dominion')).toMatchObject({ isVeiled: false, handOver: expect.any(Number), eyes: 'table' });
});
