import { expect, test } from 'vitest';
import { readHelp } from './help.ts';

test('how much help was wanted is kept; whatever is unknown becomes the default', () => {
  expect(readHelp('{"help":"full","sort":"worth"}')).toEqual({ help: 'full', sort: 'worth' });
  for (const text of [null, '', '{', 'null', '{"help":"all","sort":7}'])
    expect(readHelp(text)).toEqual({ help: 'fits', sort: 'fits' });
});
