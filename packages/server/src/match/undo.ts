import { act, type Command, type Done } from './act.ts';
import { goesOn, present } from './course.ts';
import type { House } from './house.ts';
import { tableOf, type Who } from './opened.ts';
import { isRefusal, undone } from './table.ts';
import { refused } from './troubled.ts';

/** Takes back a seat's own last answer, as far as nothing was learnt since. */
export const undo = (
  house: House,
  match: string,
  who: Who,
  command: Command & { readonly seq: number },
): Promise<Done> =>
  act(house, {
    match,
    who,
    command,
    body: ['undo'],
    decide(opened, held, at) {
      const { seat } = present(opened, held, who);
      const table = undone(tableOf(opened), seat);
      if (isRefusal(table)) throw refused(opened, who, table);
      return goesOn(opened, { event: { kind: 'undo', seat, body: {} }, table, at });
    },
  });
