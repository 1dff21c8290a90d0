import { create } from 'zustand';
import { useSettings } from '../settings.ts';
import { myTables, type OnlineTable } from './online.ts';

interface Mine {
  /** Our tables on the server, as they were last heard of. */
  readonly tables: readonly OnlineTable[];
  /** The server could not be asked for them just now. */
  readonly isUnreached: boolean;
}

export const useMine = create<Mine>(() => ({ tables: [], isUnreached: false }));

/** Asks the server for our tables, if it knows us. */
export async function lookForMine(): Promise<void> {
  if (!useSettings.getState().isGuest) return;
  const tables = await myTables();
  useMine.setState(tables === null ? { isUnreached: true } : { tables, isUnreached: false });
}
