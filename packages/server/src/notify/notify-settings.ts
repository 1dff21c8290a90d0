import { isObject, parseJson } from '@nightjar/kernel';
import type { Quiet } from '@nightjar/wire';
import type { Store } from '../store/store.ts';

/** A person's settings for notices. */
export interface NotifySettings {
  readonly language: string;
  readonly quiet: Quiet | null;
  readonly notify: 'away' | 'always' | 'never';
}

const PLAIN: NotifySettings = { language: 'en', quiet: null, notify: 'away' };

/** Reads them from a person's settings, which were checked when they were stored. */
export async function notifySettingsOf(store: Store, person: string): Promise<NotifySettings> {
  const row = await store.db.selectFrom('people').select('settings').where('id', '=', person).executeTakeFirst();
  const settings = parseJson(row?.settings ?? '{}');
  return settings.ok && isObject(settings.value) ? { ...PLAIN, ...(settings.value as Partial<NotifySettings>) } : PLAIN;
}
