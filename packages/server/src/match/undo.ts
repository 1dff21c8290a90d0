import { isRefusal, undone } from '@nightjar/kernel';
import { act, type Command, type Done } from './act.ts';
import type { MatchContext } from './context.ts';
import { goesOn, present } from './course.ts';
import { tableOf, type Who } from './opened.ts';
import { refused } from './troubled.ts';

/** Takes back a seat's own last answer and what only followed it, as far as nothing was learnt since. */
export const undo = (
  context: MatchContext,
  match: string,
  who: Who,
  command: Command & { readonly seq: number },
): Promise<Done> =>
  act(context, {
    match,
    who,
    command,
    body: ['undo'],
    decide(opened, held, at) {
      const { seat } = present(opened, held, who);
      const outcome = undone(tableOf(opened), seat);
      if (isRefusal(outcome)) throw refused(opened, who, outcome);
      const { table, count } = outcome;
      return goesOn(opened, { events: [{ kind: 'undo', seat, body: { count } }], table, at });
    },
  });
