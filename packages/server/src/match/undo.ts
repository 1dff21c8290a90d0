import { isRefusal, undone } from '@nightjar/kernel';
import { type ActionResult, act, type Command } from './act.ts';
import type { MatchContext } from './context.ts';
import { changeAfter, requirePresent } from './course.ts';
import { type Opened, tableOf, type Who } from './opened.ts';
import { pictureTrouble, refused } from './picture-trouble.ts';

/** So often something is taken back at one match, or everybody is asked for it: more only makes its log long. */
const MOST = { undos: 500, consents: 200 } as const;
const KINDS = { undos: ['undo'], consents: ['propose', 'consent'] } as const;

/** Throws where somebody's one try of a day is played: what was done there is done. */
export function requireUncounted(opened: Opened, who: Who): void {
  if (opened.row.counted === 0) return;
  throw pictureTrouble(opened, who, {
    status: 409,
    code: 'counted',
    message: 'in a counted try nothing is taken back',
  });
}

/** Throws where that was done often enough. */
export async function requireUndosLeft(
  { store }: MatchContext,
  opened: Opened,
  who: Who,
  what: keyof typeof MOST,
): Promise<void> {
  const { count } = await store.db
    .selectFrom('events')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('match', '=', opened.row.id)
    .where('kind', 'in', KINDS[what])
    .executeTakeFirstOrThrow();
  if (count < MOST[what]) return;
  throw pictureTrouble(opened, who, { status: 409, code: `too-many-${what}`, message: `${MOST[what]} are enough` });
}

/** Takes back a seat's own last answer and what only followed it, as far as nothing was learnt since. */
export const undoAnswer = (
  context: MatchContext,
  match: string,
  who: Who,
  command: Command & { readonly seq: number },
): Promise<ActionResult> =>
  act(context, {
    match,
    who,
    command,
    body: ['undo'],
    async decide(opened, held, at) {
      const { seat } = requirePresent(opened, held, who);
      requireUncounted(opened, who);
      await requireUndosLeft(context, opened, who, 'undos');
      const outcome = undone(tableOf(opened), seat);
      if (isRefusal(outcome)) throw refused(opened, who, outcome);
      const { table, count } = outcome;
      return changeAfter(opened, { events: [{ kind: 'undo', seat, body: { count } }], table, at });
    },
  });
