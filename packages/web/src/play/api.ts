import type { Json, Refusal } from '@nightjar/kernel';
import type { MatchWish, Trouble } from '@nightjar/wire';

/** The server's reply: the body of a good one, as `wire` describes it, or the trouble it names. */
export type Outcome<Body = Json> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly status: number; readonly trouble: Trouble };

/** How requests reach the server: `fetch` in a page, less in a test. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Asks the server once. Throws only when it cannot be reached. */
export async function ask<Body = Json>(
  fetch: Fetch,
  method: string,
  path: string,
  body?: Json | MatchWish,
): Promise<Outcome<Body>> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { ok, status } = response;
  const json = parsed(await response.text());
  if (ok && json !== undefined) return { ok, body: json as Body };
  // A portal replies in words of its own: the server was not reached. A server that is too busy or about to stop has done
  // nothing yet, so the same request is sent again.
  const trouble = (json as { readonly error?: Trouble } | null | undefined)?.error;
  if (ok || status === 503 || trouble === undefined) throw new Error(`not reached: ${status}`);
  return { ok, status, trouble };
}

/** Undefined for what is not JSON. */
function parsed(text: string): Json | undefined {
  try {
    return text === '' ? null : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
}

/** The rate limit of this person or address is reached. */
export const TOO_MUCH = 429;

/** Reads from the server; null where it cannot be reached or refuses. */
export async function look<Body>(fetch: Fetch, path: string): Promise<Body | null> {
  const said = await ask<Body>(fetch, 'GET', path).catch(() => null);
  return said?.ok ? said.body : null;
}

/** How often and after how many milliseconds a command is sent again while the server cannot be reached. */
const AGAIN = [300, 700, 1500, 3000, 5000, 8000, 8000, 8000] as const;

/** Sends a request until the server replies. A request that changes something carries a command id: retries are idempotent. */
export async function askUntilHeard<Body = Json>(
  fetch: Fetch,
  method: string,
  path: string,
  body: Json,
  wait: (ms: number) => Promise<void>,
): Promise<Outcome<Body>> {
  for (const ms of AGAIN) {
    try {
      return await ask<Body>(fetch, method, path, body);
    } catch {
      await wait(ms);
    }
  }
  return ask<Body>(fetch, method, path, body);
}

/** A refusal as the server named it, for the words of the game or the shell. */
export const refusalOf = ({ rule, reason, code, with: given }: Trouble): Refusal => ({
  rule: rule ?? '',
  reason: reason ?? code,
  with: given ?? {},
});
