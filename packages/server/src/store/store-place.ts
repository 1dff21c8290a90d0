import type { StoreSettings } from './store.ts';

/** Where a store is. */
export type StorePlace =
  | { readonly engine: 'sqlite'; readonly dataFolder: string }
  | { readonly engine: 'postgres'; readonly databaseUrl: string };

/** The only place that reads from the settings which engine is wanted. */
export const storePlaceOf = ({
  databaseUrl,
  dataFolder,
}: Pick<StoreSettings, 'databaseUrl' | 'dataFolder'>): StorePlace =>
  databaseUrl === null ? { engine: 'sqlite', dataFolder } : { engine: 'postgres', databaseUrl };
