import { botAnswer, random } from '@nightjar/bots';
import type { Table } from '@nightjar/kernel';
import { Trouble } from '../trouble.ts';
import { isQuick } from '../workers/limits.ts';
import type { ActionResult } from './act.ts';
import { giveAnswer } from './answer.ts';
import type { MatchContext } from './context.ts';
import { editionBody } from './house.ts';
import { sha256 } from './log.ts';
import { openMatch } from './open.ts';
import { hostOf, type Opened } from './opened.ts';
import { botOf } from './pace.ts';

/** The bot that is asked now; null if it is a person, or nobody. */
function askedBot({ row, seats }: Opened): { readonly seat: number; readonly bot: string } | null {
  if (row.status !== 'playing' || row.asked === null) return null;
  const seat = seats[row.asked];
  const bot = seat === undefined ? null : botOf(seat);
  return bot === null ? null : { seat: row.asked, bot };
}

/** The bot that is asked at this `seq` answers; null if none is, or the match has moved on. */
export async function botTurn(context: MatchContext, match: string, seq: number): Promise<ActionResult | null> {
  const opened = await openMatch(context, match);
  const asked = askedBot(opened);
  if (opened.row.seq !== seq || asked === null) return null;
  const text = await botText(context, opened, asked.bot);
  try {
    return await giveAnswer(context, match, { seat: asked.seat }, { command: `bot:${seq}`, seq, answer: text });
  } catch (error) {
    // Another process answered first, or a person moved.
    if (error instanceof Trouble && ['stale', 'over', 'command-reused'].includes(error.code)) return null;
    throw error;
  }
}

/** Bots answer until a person is asked or the match is over. */
export async function playBots(context: MatchContext, match: string): Promise<Opened> {
  for (;;) {
    const opened = await openMatch(context, match);
    if (askedBot(opened) === null) return opened;
    await botTurn(context, match, opened.row.seq);
  }
}

async function botText(context: MatchContext, { row, table }: Opened, bot: string): Promise<string> {
  const { game, state } = table as Table;
  // A key of the bots' own: their chance reveals nothing of the seed, and hidden facts do not influence it.
  const seed = sha256(`${row.bot_key} ${row.seq}`);
  const edition = await editionBody(context, game, row.edition);
  const { name, rules } = game;
  const seat = row.asked as number;
  const view = game.view(state, seat);
  const job = { game: name, rules, edition, view, seat, bot, seed, isQuick: isQuick(bot, game) };
  const text = await context.workers.bot(job, hostOf(row));
  if (text !== null && game.read(state, text) !== null) return text;
  context.log.error({ match: row.id, seq: row.seq, bot }, 'no bot answered; any legal answer is given');
  return game.write(state, botAnswer(game, state, random, seed));
}
