import type { History, Ratings, Statistics, Trail } from '@nightjar/wire';
import { look } from './api.ts';
import { reach } from './around.ts';

/** A page of our finished games, the latest first; `next` leads to the page after, null where there is none. */
export const history = (before: string | null): Promise<History | null> =>
  look<History>(reach.fetch, before === null ? '/history' : `/history?before=${encodeURIComponent(before)}`);

export async function statistics(): Promise<Statistics['games']> {
  return (await look<Statistics>(reach.fetch, '/statistics'))?.games ?? [];
}

/** The strongest at a game, and how we stand. */
export const ratings = (game: string): Promise<Ratings | null> => look<Ratings>(reach.fetch, `/ratings/${game}`);

/** What we have reached in a game over all finished matches. */
export async function trail(game: string): Promise<Trail['gains']> {
  return (await look<Trail>(reach.fetch, `/trail/${game}`))?.gains ?? [];
}
