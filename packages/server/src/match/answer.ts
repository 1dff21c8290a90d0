import { answered, isRefusal, type Move, type Refusal } from '@nightjar/kernel';
import { type ActionResult, act, type Command } from './act.ts';
import type { MatchContext } from './context.ts';
import { changeAfter, requirePresent } from './course.ts';
import type { NewEvent } from './log.ts';
import { openMatch } from './open.ts';
import { type Actor, seatOf, tableOf } from './opened.ts';
import { refused } from './picture-trouble.ts';
import { rehearseAnswer } from './rehearse.ts';

export interface AnswerCommand extends Command {
  readonly seq: number;
  readonly answer: string;
}

/** Answers the open question of a seat. */
export const giveAnswer = (
  context: MatchContext,
  match: string,
  actor: Actor,
  command: AnswerCommand,
): Promise<ActionResult> =>
  act(context, {
    match,
    actor,
    command,
    body: ['answer', command.answer],
    async decide(opened, held, at) {
      const { seat } = requirePresent(opened, held, actor);
      await rehearseAnswer(context, opened, seat, command.answer);
      const outcome = answered(tableOf(opened), seat, command.answer);
      if (isRefusal(outcome)) throw refused(opened, actor, outcome);
      const { table, moves } = outcome;
      return changeAfter(opened, { events: moves.map(answerEvent), table, at });
    },
  });

/** An answer as the log keeps it. A forced answer, the only one there was, is marked. */
export const answerEvent = ({ seat, text, isForced, facts }: Move): NewEvent => ({
  kind: 'answer',
  seat,
  body: isForced ? { text, forced: true } : { text },
  facts,
});

/**
 * Why a text is no answer now; null if it is one. Nothing is answered, and nothing is used that the seat does not see.
 */
export async function refusalFor(
  context: MatchContext,
  match: string,
  person: string,
  text: string,
): Promise<Refusal | null> {
  const opened = await openMatch(context, match);
  const seat = requirePresent(opened, seatOf(opened, { person }), { person });
  await rehearseAnswer(context, opened, seat.seat, text);
  const { game, state } = tableOf(opened);
  return game.refuse(state, seat.seat, text);
}
