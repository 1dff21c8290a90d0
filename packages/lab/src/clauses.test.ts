import { expect, test } from 'vitest';
import { clauseCoverage, clausesOf, idsIn, untestableFrom } from './clauses.ts';

const RULES = `
# Lantern

- **LAN-1.1** People play, as **LAN-9.9** is only mentioned. [EN]
- **LAN-1.2** One answers.
* **LAN-1.2a** Only that one (see LAN-8.8).

| id | what |
|---|---|
| **LAN-2.1** | a row |
| **LAN-2.2**|another|

**LAN-3** A paragraph.
`;

const source = (text: string, path = 'a.test.ts') => ({ path, text });

test('clauses are the bold ids at the head of items, rows and paragraphs', () => {
  expect(clausesOf(RULES)).toEqual(['LAN-1.1', 'LAN-1.2', 'LAN-1.2a', 'LAN-2.1', 'LAN-2.2', 'LAN-3']);
});

test('a title cites each id once, letters and all', () => {
  expect(idsIn('LAN-1.2a, NOC-10.11: LAN-1.2a and LAN-3, not XXLAN-1.2 or LAN-1.2ab or lan-1')).toEqual([
    'LAN-1.2a',
    'NOC-10.11',
    'LAN-3',
  ]);
});

test('clauses of a card bear the id of the card', () => {
  expect(clausesOf('- **DOM-C.will-o-wisp.10** It does.\n- DOM-C.cellar.2 withdrawn')).toEqual([
    'DOM-C.will-o-wisp.10',
  ]);
  expect(idsIn('DOM-C.cellar.1, DOM-6.6a: not DOM-C.cellar or DOM-C.cellar.1x2')).toEqual([
    'DOM-C.cellar.1',
    'DOM-6.6a',
  ]);
});

test('clauses are cited, excused or missing', () => {
  const tests = [
    source(`test('LAN-1.1, LAN-2.1: yes', f); it('LAN-1.2: no', f);`),
    source(`test('NOC-5.5: elsewhere', f);`),
  ];
  expect(clauseCoverage(RULES, tests, { 'LAN-3': 'about the box', 'NOC-1.1': 'another game' })).toEqual({
    clauses: ['LAN-1.1', 'LAN-1.2', 'LAN-1.2a', 'LAN-2.1', 'LAN-2.2', 'LAN-3'],
    cited: ['LAN-1.1', 'LAN-1.2', 'LAN-2.1'],
    missing: ['LAN-1.2a', 'LAN-2.2'],
    untestable: { 'LAN-3': 'about the box' },
    overloaded: [],
    errors: [],
  });
});

test('a title may cite three clauses and not four', () => {
  const three = `test('LAN-1.1, LAN-1.2, LAN-2.1: much', f);`;
  const four = `test('LAN-1.1, LAN-1.2, LAN-2.1, LAN-2.2: too much', f);`;
  expect(clauseCoverage(RULES, [source(three)]).overloaded).toEqual([]);
  expect(clauseCoverage(RULES, [source(four, 'b.test.ts')]).overloaded).toEqual([
    {
      path: 'b.test.ts',
      title: 'LAN-1.1, LAN-1.2, LAN-2.1, LAN-2.2: too much',
      ids: ['LAN-1.1', 'LAN-1.2', 'LAN-2.1', 'LAN-2.2'],
    },
  ]);
});

test('a cited clause that does not exist is an error', () => {
  expect(clauseCoverage(RULES, [source(`test('LAN-9.9: gone', f);`)]).errors).toEqual([
    'a.test.ts: "LAN-9.9: gone" cites LAN-9.9, which does not exist',
  ]);
});

test('a clause both excused and cited is an error, and so is one excused that does not exist', () => {
  const coverage = clauseCoverage(RULES, [source(`test('LAN-1.1: yes', f);`)], {
    'LAN-1.1': 'hard',
    'LAN-7.7': 'gone',
  });
  expect(coverage.errors).toEqual([
    'LAN-1.1 is listed as untestable and cited by a test',
    'LAN-7.7 is listed as untestable and does not exist',
  ]);
});

test('a clause defined twice is an error', () => {
  expect(clauseCoverage(`${RULES}\n- **LAN-1.1** Again.`, []).errors).toEqual(['LAN-1.1 is defined twice']);
});

test.each([
  [[], 'the untestable clauses are a JSON object'],
  [{ 'LAN-1.1': '' }, 'must have a reason'],
  [{ 'LAN-1.1': 3 }, 'must have a reason'],
  [{ nonsense: 'x' }, 'is no clause id'],
])('the excuses %j are refused', (json, what) => {
  const read = untestableFrom(json);
  expect(read.ok ? '' : read.fault.what).toBe(what);
  expect(clauseCoverage(RULES, [], json).errors[0]).toContain(what);
});
