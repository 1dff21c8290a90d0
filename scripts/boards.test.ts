import { expect, test } from 'vitest';
import { faultsIn, faultsOf } from './boards.mjs';

test.each([
  "import type { State, View } from '@nightjar/nocturne';",
  "import { type Box, nocturne, reach, readAnswer, SYMBOLS, writeAnswer } from '@nightjar/nocturne';",
  "import { isObject, type Json } from '@nightjar/kernel';",
  "import { foreseen } from '../../play/foresight.ts';\nimport type { Fact } from '../../play/source.ts';",
  "import { nocturne } from '@nightjar/nocturne';\nexport const face = { rules: nocturne };",
  "export const lines = (text: string): string[] => text.split('\\n');",
])('a board may say %s', (source) => {
  expect(faultsIn(source)).toEqual([]);
});

test.each([
  ["import { sheets } from '@nightjar/nocturne';", 'takes sheets from @nightjar/nocturne'],
  ["import { sheets as SHEETS } from '@nightjar/nocturne';", 'takes sheets from @nightjar/nocturne'],
  ["import * as rules from '@nightjar/nocturne';", 'takes * from @nightjar/nocturne'],
  ["import { prospect } from '@nightjar/nocturne';", 'takes prospect from @nightjar/nocturne'],
  ["import { foresee } from '@nightjar/kernel';", 'takes foresee from @nightjar/kernel'],
  ["import { LocalTable } from '../../play/local-table.ts';", 'takes LocalTable from ../../play/local-table.ts'],
  [
    "import { nocturne as rules } from '@nightjar/nocturne';\nexport const all = (s: never) => rules.legal(s);",
    'looks into rules',
  ],
  ["export const token = (text: string) => text.split(' ')[1];", 'splits a text at spaces'],
  ["export const rules = () => import('@nightjar/nocturne');", 'imports while it runs'],
])('a board may not say %s', (source, fault) => {
  expect(faultsIn(source)).toEqual([fault]);
});

test('only the motion of pieces reads layout', () => {
  const source = 'export const high = (e: HTMLElement) => e.offsetHeight + e.getBoundingClientRect().top;';
  expect(faultsOf('table/frame.tsx', source)).toEqual(['reads offsetHeight', 'reads getBoundingClientRect']);
  expect(faultsOf('boards/nocturne/forest.tsx', source)).toEqual(['reads offsetHeight', 'reads getBoundingClientRect']);
  expect(faultsOf('kit/motion.ts', source)).toEqual([]);
});

test('the kit knows no game', () => {
  expect(faultsOf('kit/tray.tsx', "import type { View } from '@nightjar/nocturne';")).toEqual(['knows nocturne']);
  expect(faultsOf('kit/tray.tsx', "import type { Lang } from '@nightjar/words';")).toEqual([]);
  expect(faultsOf('boards/faces.ts', "import { nocturne } from '@nightjar/nocturne';")).toEqual([]);
});
