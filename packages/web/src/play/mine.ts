import { create } from 'zustand';
import { useSettings } from '../settings.ts';
import { myTables, type OnlineTable } from './online.ts';

/** Our tables on the server, as they were last heard of. */
export const useMine = create<{ readonly tables: readonly OnlineTable[] }>(() => ({ tables: [] }));

/** Asks the server for our tables, if it knows us. */
export async function lookForMine(): Promise<void> {
  if (useSettings.getState().isGuest) useMine.setState({ tables: await myTables() });
}
