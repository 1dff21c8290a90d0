import { rngFrom } from '@nightjar/kernel';
import { type Answer, type Client, guest, type Sent } from '../client.ts';
import { Grammar, type Shape } from './grammar.ts';

export interface FuzzWish {
  readonly base: string;
  readonly requests: number;
  readonly seed: string;
  readonly says?: (done: number) => void;
}

export interface FuzzSummary {
  readonly requests: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests that got a 5xx or no reply. */
  readonly faults: readonly string[];
}

interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Shape }>> };
}

interface Route {
  readonly path: string;
  readonly method: string;
  readonly body: Shape | null;
}

const AT_ONCE = 8;

/** Sends requests to every route, valid and invalid by the published description. */
export async function fuzz({ base, requests, seed, says }: FuzzWish): Promise<FuzzSummary> {
  const people = await Promise.all([guest(base, 'Ada'), guest(base, 'Bob'), guest(base, 'Cyd')]);
  const description = (await people[0].get('/api/openapi.json')).body as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components?: { readonly schemas?: Readonly<Record<string, Shape>> };
  };
  const routes = routesOf(description.paths);
  const grammar = new Grammar(rngFrom(seed), description.components?.schemas ?? {});
  grammar.known.push(...people.map(({ id }) => id), 'me', 'open', 'bot:greedy', 'nocturne', 'dominion', 'free');
  await settle(people[0], grammar);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let sent = 0;
  const work = async (): Promise<void> => {
    while (sent < requests) {
      sent += 1;
      if (sent % 1_000 === 0) says?.(sent);
      const route = grammar.one(routes);
      const [path, asked] = [pathOf(route.path, grammar), sentTo(route, grammar)];
      const answer = await answered(grammar.one(people), path, asked);
      statuses[answer?.status ?? 0] = (statuses[answer?.status ?? 0] ?? 0) + 1;
      if (answer === null || answer.status >= 500) faults.push(`${route.method} ${path} ${toldOf(asked)}`);
      learn(answer, grammar);
      if (answer?.status === 401) await answered(grammar.one(people), '/api/guest', { method: 'POST', body: {} });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { requests, statuses, faults };
}

const toldOf = ({ raw, body }: Sent): string => String(raw ?? JSON.stringify(body) ?? '').slice(0, 300);

/** Streams never end, so other tests cover them. */
const routesOf = (paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>): Route[] =>
  Object.entries(paths)
    .filter(([path]) => path !== '/api/stream')
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => ({
        path,
        method: method.toUpperCase(),
        body: requestBody?.content?.['application/json']?.schema ?? null,
      })),
    );

/** Makes a match in play and one that gathers, so that requests can hit something. */
async function settle(host: Client, grammar: Grammar): Promise<void> {
  for (const game of ['nocturne', 'dominion']) {
    learn(await host.post('/api/matches', { game, seats: ['me', 'bot:random'] }), grammar);
    learn(await host.post('/api/matches', { game, seats: ['me', 'open'] }), grammar);
  }
}

/** Adds ids, codes and answers from a reply to the grammar. */
function learn(answer: Answer | null, grammar: Grammar): void {
  if (answer === null || answer.status !== 200 || typeof answer.body !== 'object' || answer.body === null) return;
  const { match, code, id, hash, answers } = answer.body as Record<string, unknown>;
  for (const text of [match, code, id, hash, ...(Array.isArray(answers) ? answers.slice(0, 3) : [])]) {
    if (typeof text === 'string' && grammar.known.length < 400) grammar.known.push(text);
  }
}

function pathOf(pattern: string, grammar: Grammar): string {
  const path = pattern.replaceAll(/\{[^}]*\}/g, () => encodeURIComponent(wellFormed(grammar.text()).slice(0, 300)));
  if (grammar.chance(15))
    return `${path}?${grammar.one(['mine=1', 'public=1', 'since=%00', 'since=1e9', '__proto__=1', 'x'])}`;
  return grammar.chance(40)
    ? path.replace(/[a-z]\w*$/, grammar.one(['%00', '%zz', '%2e%2e', '', 'constructor']))
    : path;
}

/** Replaces lone surrogates, which no address can contain. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\uFFFD');

function sentTo({ method, body }: Route, grammar: Grammar): Sent {
  if (method === 'GET') return { method };
  if (grammar.chance(12)) return { method, raw: grammar.raw() };
  if (body === null) return grammar.chance(4) ? { method, body: grammar.value({}) } : { method };
  const headers = grammar.chance(40) ? { 'content-type': grammar.one(['text/plain', 'application/xml', '']) } : {};
  return { method, body: grammar.value(body), headers };
}

async function answered(client: Client, path: string, sent: Sent): Promise<Answer | null> {
  try {
    return await client.call(path, sent);
  } catch {
    return null;
  }
}
