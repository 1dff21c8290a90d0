import { isObject, type Json, type JsonObject } from '@nightjar/kernel';
import { ask, listIn, textOf } from './api.ts';
import { reach } from './around.ts';

/** A finished game on the server. */
export interface Played {
  readonly match: string;
  readonly game: string;
  readonly endedAt: number;
  readonly place: number;
  readonly seats: readonly { readonly name: string; readonly score: number }[];
}

export interface Statistics {
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  readonly best: number;
  readonly average: number;
}

export interface Standing {
  readonly person: string;
  readonly name: string;
  readonly rating: number;
  readonly games: number;
}

export interface Gain {
  readonly kind: 'achievement' | 'scenario' | 'modified';
  readonly what: string;
}

async function read(path: string): Promise<JsonObject | null> {
  const said = await ask(reach.fetch, 'GET', path).catch(() => null);
  return said?.ok && isObject(said.body) ? said.body : null;
}

/** A page of our finished games, the latest first; `next` leads to the page after, null where there is none. */
export async function history(
  before: string | null,
): Promise<{ readonly played: readonly Played[]; readonly next: string | null } | null> {
  const body = await read(before === null ? '/history' : `/history?before=${encodeURIComponent(before)}`);
  if (body === null) return null;
  const played = listIn(body['matches']).map((match) => ({
    match: textOf(match['match']),
    game: textOf(match['game']),
    endedAt: Number(match['endedAt']),
    place: Number(match['place']),
    seats: listIn(match['seats']).map((seat) => ({ name: textOf(seat['name']), score: Number(seat['score']) })),
  }));
  return { played, next: played.length === 0 ? null : textOf(body['next']) || null };
}

export async function statistics(): Promise<readonly Statistics[]> {
  return listIn((await read('/statistics'))?.['games']).map((row) => ({
    game: textOf(row['game']),
    matches: Number(row['matches']),
    wins: Number(row['wins']),
    best: Number(row['bestScore']),
    average: Number(row['averageScore']),
  }));
}

const standingIn = (json: Json | undefined): Standing | null =>
  isObject(json ?? null)
    ? {
        person: textOf((json as JsonObject)['person']),
        name: textOf((json as JsonObject)['name']),
        rating: Number((json as JsonObject)['rating']),
        games: Number((json as JsonObject)['games']),
      }
    : null;

/** The strongest at a game, and how we stand. */
export async function ratings(
  game: string,
): Promise<{ readonly best: readonly Standing[]; readonly mine: Standing | null }> {
  const body = await read(`/ratings/${game}`);
  const best = listIn(body?.['best']).flatMap((json) => standingIn(json) ?? []);
  return { best, mine: standingIn(body?.['mine']) };
}

/** What we have reached in a game over all finished matches. */
export async function trail(game: string): Promise<readonly Gain[]> {
  const gains = listIn((await read(`/trail/${game}`))?.['gains']);
  const seen = new Map(gains.map(({ kind, what }) => [`${textOf(kind)} ${textOf(what)}`, { kind, what }]));
  return [...seen.values()].map(({ kind, what }) => ({ kind: textOf(kind) as Gain['kind'], what: textOf(what) }));
}
