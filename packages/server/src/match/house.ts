import { type AnyGame, faultText, type Json, parseJson } from '@nightjar/kernel';
import { Trouble } from '../trouble.ts';
import type { MatchContext } from './context.ts';

/**
 * Makes an edition known to the rules in this process. Released editions are known; a house edition was checked in a
 * worker.
 */
export async function admitEdition(
  context: Pick<MatchContext, 'store'>,
  game: AnyGame,
  edition: string,
): Promise<void> {
  if (edition !== game.edition && !game.admit(edition).ok) await admitHouse(context, game, edition);
}

async function admitHouse(context: Pick<MatchContext, 'store'>, game: AnyGame, edition: string): Promise<void> {
  const body = await editionBody(context, game, edition);
  if (body === null) throw new Trouble(422, 'no-such-edition', 'no such edition is known here');
  const hash = game.admit(body);
  if (hash.ok && hash.value === edition) return;
  const why = hash.ok ? `its name is now ${hash.value}` : faultText(hash.fault);
  throw new Trouble(422, 'no-such-edition', `the edition is kept here in an older form: ${why}`);
}

/** A house edition as it is kept; null for a released edition or an unknown one. */
export async function editionBody(
  context: Pick<MatchContext, 'store'>,
  game: AnyGame,
  edition: string,
): Promise<Json | null> {
  if (edition === game.edition) return null;
  const row = await context.store.db
    .selectFrom('editions')
    .select('body')
    .where('hash', '=', edition)
    .where('game', '=', game.name)
    .executeTakeFirst();
  if (row === undefined) return null;
  const parsed = parseJson(row.body);
  return parsed.ok ? parsed.value : null;
}
