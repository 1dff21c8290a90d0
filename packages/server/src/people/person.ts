import { isObject, type JsonObject, parseJson } from '@nightjar/kernel';
import type { Selectable } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** A person, as the rest of the server knows them. */
export interface Person {
  readonly id: string;
  readonly kind: 'guest' | 'account';
  readonly name: string;
  readonly login: string | null;
  readonly settings: JsonObject;
  readonly createdAt: number;
}

export function personOf(row: Omit<Selectable<Schema['people']>, 'password' | 'seen_at' | 'online_until'>): Person {
  const settings = parseJson(row.settings);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    login: row.login,
    settings: settings.ok && isObject(settings.value) ? settings.value : {},
    createdAt: row.created_at,
  };
}

export const PERSON_COLUMNS = [
  'people.id',
  'people.kind',
  'people.name',
  'people.login',
  'people.settings',
  'people.created_at',
] as const;
