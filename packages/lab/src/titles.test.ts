import { expect, test } from 'vitest';
import { titlesOf } from './titles.ts';

test('titles are read from every way a test is written', () => {
  const text = `
    test('single \\'quoted\\'', () => {});
    it("double", () => {});
    test(\`template\`, () => {});
    test(
      'on its own line',
      () => {},
    );
    test.each([[1, (2)], [3, 4]])('each %i', () => {});
    test.each<[string, number]>([])('typed %i', () => {});
    test.each([
      // don't stop here :)
      ['a ) b', "c", \`d \${1}\`],
    ])('after rows %s', () => {});
    test.each\`a | b\`('tagged', () => {});
    it.concurrent('chained', async () => {});
  `;
  expect(titlesOf(text).toSorted()).toEqual(
    [
      "single 'quoted'",
      'double',
      'template',
      'on its own line',
      'each %i',
      'typed %i',
      'after rows %s',
      'tagged',
      'chained',
    ].toSorted(),
  );
});

test('what is not the title of a test that runs does not count', () => {
  const text = `
    describe('LAN-1.1 a group', () => {});
    test.skip('LAN-1.1 skipped', () => {});
    it.todo('LAN-1.1 not written', () => {});
    test.skip.each([1])('LAN-1.1 skipped rows', () => {});
    // test('LAN-1.1 commented out', () => {});
    /* test('LAN-1.1 also', () => {}); */
    const text = "test('LAN-1.1 quoted', () => {})";
    test(title, () => {});
    latest('LAN-1.1', 1); /LAN-1.1/.test('LAN-1.1 text', 1); audit('LAN-1.1', 2);
  `;
  expect(titlesOf(text)).toEqual([]);
});
