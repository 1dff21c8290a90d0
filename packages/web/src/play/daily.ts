import type { Daily, DailyWish, Facts } from '@nightjar/wire';
import { ask } from './api.ts';
import { reach } from './around.ts';
import { knownThere } from './online.ts';

/** What is played today; `none` where this game has no such thing, null where no server can be reached. */
export async function today(game: string): Promise<Daily | 'none' | null> {
  const said = await ask<Daily>(reach.fetch, 'GET', `/daily/${game}`).catch(() => null);
  if (said?.ok) return said.body;
  return said?.trouble.code === 'no-daily' ? 'none' : null;
}

/** Milliseconds until the next day begins, by the server's clock. */
export const restOf = ({ endsAt }: Pick<Daily, 'endsAt'>): number => Math.max(0, endsAt - reach.clock.now());

/** Whether others may still play this deal for the day's list, by the server's clock. */
export const isOpenYet = ({ closesAt }: NonNullable<Facts['daily']>): boolean => closesAt > reach.clock.now();

/** Sits us down at the deal of the day; its table, or null where that did not work. */
export async function sitDown(game: string, kind: DailyWish['kind']): Promise<string | null> {
  if (!(await knownThere())) return null;
  const wish: DailyWish = kind === 'counted' ? { kind } : { kind, command: reach.newCommand() };
  const said = await ask<Facts>(reach.fetch, 'POST', `/daily/${game}`, wish).catch(() => null);
  return said?.ok ? said.body.match : null;
}
