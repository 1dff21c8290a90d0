import type { Json, JsonObject } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { admit, defaultBox } from './box.ts';

const whole = (): { [key: string]: Json } => JSON.parse(JSON.stringify(defaultBox.edition)) as { [key: string]: Json };

/** Every mark of origin in an edition. */
function sources(json: Json): string[] {
  if (Array.isArray(json)) return json.flatMap((item: Json) => sources(item));
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json as JsonObject).flatMap(([key, value]) =>
    key === 'source' && typeof value === 'string' ? [value] : sources(value),
  );
}

test('NOC-2.10: an edition says in both languages that some of its data are stand-ins', () => {
  expect(sources(whole()).filter((source) => source === 'reconstructed').length).toBeGreaterThan(10);
  expect(defaultBox.edition.notice.en).toContain('reconstructed');
  expect(defaultBox.edition.notice.de).toContain('rekonstruiert');
});

test('NOC-2.10: an edition without such a notice is refused', () => {
  const fault = (notice: Json): string => {
    const read = admit({ ...whole(), notice });
    return read.ok ? '' : read.fault.where;
  };
  expect(fault({ en: 'Some data are stand-ins.', de: 'Manche Angaben sind Platzhalter.' })).toBe('');
  expect(fault({ en: 'Some data are stand-ins.' })).toBe('notice.de');
  expect(fault({ en: '', de: 'Manche Angaben sind Platzhalter.' })).toBe('notice.en');
});
