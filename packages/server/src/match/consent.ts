import { answersGiven } from '@nightjar/kernel';
import type { Proposal } from '@nightjar/wire';
import type { SeatRow } from '../store/schema.ts';
import type { Trouble } from '../trouble.ts';
import { type ActionResult, act, type Change, type Command } from './act.ts';
import type { MatchContext } from './context.ts';
import { changeAfter, requirePresent } from './course.ts';
import { admitEdition } from './house.ts';
import { eventsSince } from './log.ts';
import { type Actor, aloneIn, gameOf, type Opened, tableOf } from './opened.ts';
import { botOf } from './pace.ts';
import { pictureTrouble } from './picture-trouble.ts';
import { tableAfterConsent } from './rehearse.ts';
import { answersIn } from './replay.ts';
import { requireUncounted, requireUndosLeft } from './undo.ts';

export interface ConsentCommand extends Command {
  readonly seq: number;
  readonly count: number;
  readonly agree: boolean;
}

/**
 * Proposes to take answers back, agrees to a proposal or declines it. Answers are taken back when every seated person
 * agrees; bots are not asked. The record keeps it, and the match is not rated any more.
 */
export const giveConsent = (
  context: MatchContext,
  match: string,
  actor: Actor,
  command: ConsentCommand,
): Promise<ActionResult> =>
  act(context, {
    match,
    actor,
    command,
    body: ['consent', command.count, command.agree],
    async decide(opened, held, at) {
      const { seat } = requirePresent(opened, held, actor);
      requireUncounted(opened, actor);
      const standing = opened.row.proposal === null ? null : (JSON.parse(opened.row.proposal) as Proposal);
      const trouble = (code: string, message: string): Trouble =>
        pictureTrouble(opened, actor, { status: 409, code, message });
      if (standing !== null && standing.count !== command.count)
        throw trouble('other-proposal', `the proposal is to take back ${standing.count}`);
      if (!command.agree) {
        if (standing === null) throw trouble('no-proposal', 'there is nothing to decline');
        return { events: [{ kind: 'decline', seat, body: { count: standing.count } }], row: { proposal: null } };
      }
      const given = answersGiven(tableOf(opened));
      if (command.count > given || command.count < 1) throw trouble('nothing-to-undo', `there are ${given} answers`);
      if (standing === null) await requireUndosLeft(context, opened, actor, 'consents');
      const proposal = proposed(standing, seat, command.count);
      if (opened.seats.some((other) => hasSay(other) && !proposal.agreed.includes(other.seat))) {
        const kind = standing === null ? 'propose' : 'agree';
        const event = { kind, seat, body: { count: command.count } } as const;
        return { events: [event], row: { proposal: JSON.stringify(proposal) } };
      }
      return takenBack(context, opened, proposal, { seat, at });
    },
  });

const hasSay = (seat: SeatRow): boolean => seat.kind === 'person' && botOf(seat) === null;

const proposed = (standing: Proposal | null, seat: number, count: number): Proposal =>
  standing === null
    ? { by: seat, count, agreed: [seat] }
    : { ...standing, agreed: [...new Set([...standing.agreed, seat])] };

async function takenBack(
  context: MatchContext,
  opened: Opened,
  { count: wanted, by, agreed: seats }: Proposal,
  { seat, at }: { readonly seat: number; readonly at: number },
): Promise<Change> {
  const { row } = opened;
  const rows = (await eventsSince(context.store, row.id, 0)).filter(({ seq }) => seq <= row.seq);
  const { answers } = answersIn(rows);
  await admitEdition(context, gameOf(context.games, row), row.edition);
  const table = await tableAfterConsent(context, row, answers.slice(0, -wanted), aloneIn(opened.seats));
  // Forced answers at the end are taken back too: the kernel would give them again at once.
  const count = answers.length - answersGiven(table);
  const event = { kind: 'consent', seat, body: { count, by, agreed: seats } } as const;
  return changeAfter(opened, { events: [event], table, at, row: { rated: 0 } });
}
