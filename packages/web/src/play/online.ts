import type { Json } from '@nightjar/kernel';
import type { Facts, Matches, MatchWish } from '@nightjar/wire';
import { runsOverDays } from '@nightjar/wire/over-days';
import { isOffered } from '@nightjar/words';
import { setSettings, useSettings } from '../settings.ts';
import { ask, look, type Outcome, TOO_MUCH } from './api.ts';
import { editions, reach } from './around.ts';

/** A table of ours on the server, for lists. */
export interface OnlineTable {
  readonly id: string;
  readonly game: string;
  readonly others: readonly string[];
  readonly isMine: boolean;
  /** It has not begun yet. */
  readonly isGathering: boolean;
  /** Milliseconds left to answer; null where no days are counted. */
  readonly leftMs: number | null;
  readonly changedAt: number;
}

/** Makes sure that the server knows us; false if it cannot be reached. */
export async function knownThere(): Promise<boolean> {
  try {
    const { name, lang, isGuest } = useSettings.getState();
    if (isGuest && (await ask(reach.fetch, 'GET', '/me')).ok) return true;
    const said = await ask(reach.fetch, 'POST', '/guest', {
      ...(name === '' ? {} : { name }),
      ...(isOffered(lang) ? { language: lang } : {}),
    });
    if (said.ok) setSettings({ isGuest: true });
    return said.ok;
  } catch {
    return false;
  }
}

/** Makes a table on the server; its id, or null if that did not work. */
export async function createOnline(wish: MatchWish): Promise<string | null> {
  if (!(await knownThere()) || !(await editions.lend(wish.game, wish.options ?? {}))) return null;
  return idIn(await ask<Facts>(reach.fetch, 'POST', '/matches', wish).catch(() => null));
}

/** The table that a code invites to; null where it leads nowhere. */
export const invitedBy = (code: string): Promise<Facts | null> =>
  look<Facts>(reach.fetch, `/invitations/${encodeURIComponent(code)}`);

/** Tables with a free seat that anybody may take; null where the server cannot be asked just now. */
export async function openTables(): Promise<readonly Facts[] | null> {
  const matches = await matchesAt('/matches?public=1');
  if (matches === null) return null;
  return matches.filter(
    ({ status, me, seats }) => status === 'gathering' && me === null && seats.some(({ kind }) => kind === 'open'),
  );
}

/** Takes a seat by a code; the table's id, or null if the code leads nowhere. */
export async function joinByCode(code: string): Promise<string | null> {
  if (!(await knownThere())) return null;
  return idIn(await ask<Facts>(reach.fetch, 'POST', '/join', { code }).catch(() => null));
}

/** Hands a finished game's record to the server: the table it became there, or the trouble's code. */
export async function keepThere(
  record: string,
): Promise<{ readonly match: string } | { readonly match: null; readonly trouble: string }> {
  if (!(await knownThere())) return { match: null, trouble: 'unreachable' };
  const said = await ask<Facts>(reach.fetch, 'POST', '/records', JSON.parse(record) as Json).catch(() => null);
  const match = idIn(said);
  if (match !== null) return { match };
  return { match, trouble: said === null || said.ok ? 'unreachable' : said.trouble.code };
}

/** Our tables that are not over; null where the server cannot be asked just now. */
export async function myTables(): Promise<readonly OnlineTable[] | null> {
  const matches = await matchesAt('/matches?mine=1');
  if (matches === null) return null;
  return matches
    .filter(({ status }) => status === 'playing' || status === 'gathering')
    .map(({ match, game, me, asked, seats, movedAt, status, pace }) => ({
      id: match,
      game,
      others: seats.filter(({ seat, name }) => seat !== me && name !== '').map(({ name }) => name),
      isMine: me !== null && asked === me,
      isGathering: status === 'gathering',
      leftMs:
        status === 'playing' && runsOverDays(pace) ? Math.max(0, movedAt + pace.moveMs - reach.clock.now()) : null,
      changedAt: movedAt,
    }));
}

/** A list of matches, none where it is not for us; null where the server is not reached, or has heard too much from where we are. */
async function matchesAt(path: string): Promise<readonly Facts[] | null> {
  const said = await ask<Matches>(reach.fetch, 'GET', path).catch(() => null);
  if (said?.ok) return said.body.matches;
  return said === null || said.status === TOO_MUCH ? null : [];
}

const idIn = (said: Outcome<Facts> | null): string | null => (said?.ok ? said.body.match : null);
