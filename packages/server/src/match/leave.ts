import { replacePerson } from './absence.ts';
import type { ActionResult, Command } from './act.ts';
import type { MatchContext } from './context.ts';
import { leaveGathering } from './join.ts';
import { openMatch } from './open.ts';

/** Leaves a match: before the start the seat becomes open, during play a bot replaces the person. */
export async function leaveMatch(
  context: MatchContext,
  match: string,
  person: string,
  command: Command,
): Promise<ActionResult> {
  const { row } = await openMatch(context, match);
  if (row.status === 'gathering') return leaveGathering(context, match, person);
  return replacePerson(context, match, { person }, { ...command, reason: 'left' });
}
