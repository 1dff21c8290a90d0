import type { Refusal } from '@nightjar/kernel';
import { act, type Command, type Done } from './act.ts';
import { goesOn, present } from './course.ts';
import type { House } from './house.ts';
import { open } from './open.ts';
import { seatOf, tableOf, type Who } from './opened.ts';
import { answered, isRefusal } from './table.ts';
import { refused } from './troubled.ts';

export interface AnswerCommand extends Command {
  readonly seq: number;
  readonly answer: string;
}

/** Answers the open question for a seat. */
export const answer = (house: House, match: string, who: Who, command: AnswerCommand): Promise<Done> =>
  act(house, {
    match,
    who,
    command,
    body: ['answer', command.answer],
    decide(opened, held, at) {
      const { seat } = present(opened, held, who);
      const outcome = answered(tableOf(opened), seat, command.answer);
      if (isRefusal(outcome)) throw refused(opened, who, outcome);
      const { table, text, facts } = outcome;
      return goesOn(opened, { event: { kind: 'answer', seat, body: { text }, facts }, table, at });
    },
  });

/** Why a text is no answer now, without answering; null if it is one. It knows no more than the seat does. */
export async function why(house: House, match: string, person: string, text: string): Promise<Refusal | null> {
  const opened = await open(house, match);
  const seat = present(opened, seatOf(opened, { person }), { person });
  const { game, state } = tableOf(opened);
  return game.refuse(state, seat.seat, text);
}
