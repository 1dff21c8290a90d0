import { expect, test } from 'vitest';
import { GAMES } from './index.ts';

test('The list says of every game what its rules say: its name, and whether it has a deal of the day', async () => {
  for (const listed of GAMES) {
    const { name, daily } = await listed.rules();
    expect([name, daily !== undefined]).toEqual([listed.name, listed.hasDaily ?? false]);
  }
});
