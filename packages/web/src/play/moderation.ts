import type { Mutes } from '@nightjar/wire';
import { ask, look } from './api.ts';
import { reach } from './around.ts';

/** Whom we do not hear; nobody where the server cannot be reached. */
export async function mutedThere(): Promise<Mutes['muted']> {
  return (await look<Mutes>(reach.fetch, '/mutes'))?.muted ?? [];
}

export async function unmute(person: string): Promise<void> {
  await ask(reach.fetch, 'DELETE', `/mutes/${person}`).catch(() => null);
}
