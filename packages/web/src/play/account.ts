import type { Json } from '@nightjar/kernel';
import type { DeviceCode, Me, Redeemed, Who } from '@nightjar/wire';
import { setSettings, useSettings } from '../settings.ts';
import { ask, look } from './api.ts';
import { reach } from './around.ts';
import { knownThere } from './online.ts';

/** The server's reply to a request: its body, or the code of the trouble. */
export type Outcome<Body = unknown> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly code: string };

/** Sends a request that the server may refuse. */
export async function asked<Body = unknown>(method: string, path: string, body?: Json): Promise<Outcome<Body>> {
  try {
    const said = await ask<Body>(reach.fetch, method, path, body);
    if (said.ok) return said;
    return { ok: false, code: said.status === 429 ? 'too-fast' : said.trouble.code };
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}

/** The server's facts about this person; null where it does not know them or cannot be reached. */
export async function me(): Promise<Me | null> {
  return useSettings.getState().isGuest ? look<Me>(reach.fetch, '/me') : null;
}

/** This device takes over the person that the server names, and their name. */
function become(said: Outcome<Redeemed>): Outcome {
  if (said.ok) setSettings({ isGuest: true, name: said.body.name });
  return said;
}

function forget(said: Outcome): Outcome {
  if (said.ok) setSettings({ isGuest: false });
  return said;
}

/** A guest becomes an account and keeps everything. */
export async function enrol(login: string, password: string): Promise<Outcome> {
  if (!(await knownThere())) return { ok: false, code: 'unreachable' };
  return become(await asked<Who>('POST', '/account', { login, password }));
}

export const signIn = async (login: string, password: string): Promise<Outcome> =>
  become(await asked<Who>('POST', '/session', { login, password }));

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
export async function deviceCode(): Promise<Outcome<DeviceCode>> {
  if (!(await knownThere())) return { ok: false, code: 'unreachable' };
  return asked<DeviceCode>('POST', '/codes');
}

export const redeem = async (code: string): Promise<Outcome> =>
  become(await asked<Redeemed>('POST', '/codes/redeem', { code }));

/** Tells the server our name, if it knows us at all. */
export async function rename(name: string): Promise<void> {
  if (useSettings.getState().isGuest && name.trim() !== '') await asked('PATCH', '/me', { name });
}
