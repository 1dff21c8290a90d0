import { expect, test } from 'vitest';
import { readKept } from './kept.ts';

const SETS = { help: ['fits', 'full', 'none'], sort: ['fits', 'worth'] } as const;

test('a kept value is read again, and an unknown one becomes the default', () => {
  expect(readKept(SETS, '{"help":"full","sort":"worth"}')).toEqual({ help: 'full', sort: 'worth' });
  for (const text of [null, '', '{', 'null', '{"help":"all","sort":7}'])
    expect(readKept(SETS, text)).toEqual({ help: 'fits', sort: 'fits' });
});
