import { isObject } from '@nightjar/kernel';
import { ask, listIn, textOf } from './api.ts';
import { reach } from './around.ts';

/** Whom we do not hear; nobody where the server cannot be reached. */
export async function mutedThere(): Promise<readonly { readonly person: string; readonly name: string }[]> {
  const said = await ask(reach.fetch, 'GET', '/mutes').catch(() => null);
  const muted = said?.ok && isObject(said.body) ? listIn(said.body['muted']) : [];
  return muted.map(({ person, name }) => ({ person: textOf(person), name: textOf(name) }));
}

export async function unmute(person: string): Promise<void> {
  await ask(reach.fetch, 'DELETE', `/mutes/${person}`).catch(() => null);
}
