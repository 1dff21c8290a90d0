import { isObject, type Json, type JsonObject } from '@nightjar/kernel';
import { setSettings, useSettings } from '../settings.ts';
import { ask, textOf } from './api.ts';
import { reach } from './around.ts';
import { knownThere } from './online.ts';

/** Who the server takes us for. */
export interface Me {
  readonly kind: 'guest' | 'account';
  readonly name: string;
  readonly login: string | null;
}

/** What came of something asked of the server: its body, or the code of the trouble. */
export type Outcome = { readonly ok: true; readonly body: JsonObject } | { readonly ok: false; readonly code: string };

async function asked(method: string, path: string, body?: Json): Promise<Outcome> {
  try {
    const said = await ask(reach.fetch, method, path, body);
    if (said.ok) return { ok: true, body: isObject(said.body) ? said.body : {} };
    return { ok: false, code: said.status === 429 ? 'too-fast' : said.trouble.code };
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}

/** Who we are there; null for somebody the server does not know, or while it cannot be reached. */
export async function me(): Promise<Me | null> {
  if (!useSettings.getState().isGuest) return null;
  const said = await asked('GET', '/me');
  if (!said.ok) return null;
  const { kind, name, login } = said.body;
  return { kind: kind === 'account' ? 'account' : 'guest', name: textOf(name), login: textOf(login) || null };
}

/** From now on this device is whoever the server says; names are the same here and there. */
function become(said: Outcome): Outcome {
  if (said.ok) setSettings({ isGuest: true, name: textOf(said.body['name']) });
  return said;
}

function forget(said: Outcome): Outcome {
  if (said.ok) setSettings({ isGuest: false });
  return said;
}

/** A guest becomes an account and keeps everything. */
export async function enrol(login: string, password: string): Promise<Outcome> {
  if (!(await knownThere())) return { ok: false, code: 'unreachable' };
  return become(await asked('POST', '/account', { login, password }));
}

export const signIn = async (login: string, password: string): Promise<Outcome> =>
  become(await asked('POST', '/session', { login, password }));

export const signOut = async (isEverywhere: boolean): Promise<Outcome> =>
  forget(await asked('DELETE', isEverywhere ? '/sessions' : '/session'));

export const changePassword = (password: string, newPassword: string): Promise<Outcome> =>
  asked('POST', '/account/password', { password, newPassword });

/** Everything the server keeps about us. */
export const everything = (): Promise<Outcome> => asked('GET', '/me/export');

/** Deletes us there; an account needs its password. */
export const deleteMe = async (password: string): Promise<Outcome> =>
  forget(await asked('DELETE', '/me', password === '' ? {} : { password }));

/** A code by which another device becomes this person; it works once. */
export async function deviceCode(): Promise<Outcome> {
  if (!(await knownThere())) return { ok: false, code: 'unreachable' };
  return asked('POST', '/codes');
}

export const redeem = async (code: string): Promise<Outcome> => become(await asked('POST', '/codes/redeem', { code }));

/** Tells the server our name, if it knows us at all. */
export async function rename(name: string): Promise<void> {
  if (useSettings.getState().isGuest && name.trim() !== '') await asked('PATCH', '/me', { name });
}
