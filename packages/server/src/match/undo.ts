import { isRefusal, undone } from '@nightjar/kernel';
import { type ActionResult, act, type Command } from './act.ts';
import type { MatchContext } from './context.ts';
import { changeAfter, requirePresent } from './course.ts';
import { type Actor, type Opened, tableOf } from './opened.ts';
import { pictureTrouble, refused } from './picture-trouble.ts';

/** Limits per match on undos and proposals: more of them only make its log long. */
const MOST = { undos: 500, consents: 200 } as const;
const KINDS = { undos: ['undo'], consents: ['propose', 'consent'] } as const;

/** Throws in a person's counted try of a day: answers there are final. */
export function requireUncounted(opened: Opened, actor: Actor): void {
  if (opened.row.counted === 0) return;
  throw pictureTrouble(opened, actor, {
    status: 409,
    code: 'counted',
    message: 'in a counted try nothing is taken back',
  });
}

/** Throws if the limit is reached. */
export async function requireUndosLeft(
  { store }: MatchContext,
  opened: Opened,
  actor: Actor,
  what: keyof typeof MOST,
): Promise<void> {
  const { count } = await store.db
    .selectFrom('events')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('match', '=', opened.row.id)
    .where('kind', 'in', KINDS[what])
    .executeTakeFirstOrThrow();
  if (count < MOST[what]) return;
  throw pictureTrouble(opened, actor, { status: 409, code: `too-many-${what}`, message: `${MOST[what]} are enough` });
}

/** Takes back a seat's own last answer and the forced ones after it, if no player has learnt anything since. */
export const undoAnswer = (
  context: MatchContext,
  match: string,
  actor: Actor,
  command: Command & { readonly seq: number },
): Promise<ActionResult> =>
  act(context, {
    match,
    actor,
    command,
    body: ['undo'],
    async decide(opened, held, at) {
      const { seat } = requirePresent(opened, held, actor);
      requireUncounted(opened, actor);
      await requireUndosLeft(context, opened, actor, 'undos');
      const outcome = undone(tableOf(opened), seat);
      if (isRefusal(outcome)) throw refused(opened, actor, outcome);
      const { table, count } = outcome;
      return changeAfter(opened, { events: [{ kind: 'undo', seat, body: { count } }], table, at });
    },
  });
