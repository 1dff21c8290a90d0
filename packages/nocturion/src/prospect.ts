import type { Action, Prospect, Seat } from '@nightjar/kernel';
import { RESOURCES } from './components.ts';
import type { NocturionEvent, Resources } from './events.ts';
import { answerOf, read } from './notation.ts';
import { apply, legal, pending } from './questions.ts';
import { explain } from './standing.ts';
import { copy, type State } from './state.ts';

/**
 * What an answer has in store for the seat that is asked, if nobody reacts and that seat takes nothing more that is only
 * offered. It is the same at every table the seat cannot tell apart.
 */
export interface NocturionProspect extends Prospect {
  /** What would happen, in order, up to where chance or a hidden card has a say in it. */
  readonly events: readonly NocturionEvent[];
  /** Who could use which Beasts on the way, in the order they would be asked; each once. */
  readonly reactions: readonly { readonly seat: Seat; readonly beast: string }[];
  /** What the seat would be offered on the way, by the names of the questions. */
  readonly offers: readonly string[];
  /** By how much its Resources would change; those that stay as they are are left out. */
  readonly gains: Resources;
  /** Quests it could complete then and not before. */
  readonly quests: readonly string[];
}

/** Questions that only offer something: a player who declines goes on. */
const OFFERS: readonly string[] = ['houseMoment', 'location', 'reward'];

/** The prospect of an answer to the open question; null if the text is none. */
export function prospect(state: State, text: string): NocturionProspect | null {
  const asked = pending(state);
  const action = read(state, text);
  if (asked === null || action === null) return null;
  const { seat } = asked;
  const after = copy(state);
  const events: NocturionEvent[] = [];
  const reactions: { readonly seat: Seat; readonly beast: string }[] = [];
  const offers: string[] = [];
  for (let next: Action | null = action; next !== null; next = passing(after, seat, reactions, offers)) {
    const told: NocturionEvent[] = [];
    apply(after, next, (event) => told.push(event));
    if (after.reveals !== state.reveals) break;
    events.push(...told);
  }
  const isSure = after.reveals === state.reveals;
  const isAlone = isSure && reactions.length + offers.length === 0;
  const before = questsIn(state, seat);
  return {
    points: isAlone ? totalOf(after, seat) - totalOf(state, seat) : null,
    events,
    reactions,
    offers,
    gains: isSure ? difference(state, after, seat) : {},
    quests: isSure ? questsIn(after, seat).filter((quest) => !before.includes(quest)) : [],
  };
}

/** The answer that lets the table go on, with what could have been done instead noted; null where there is none. */
function passing(
  state: State,
  seat: Seat,
  reactions: { seat: Seat; beast: string }[],
  offers: string[],
): Action | null {
  const asked = pending(state);
  if (asked?.question === 'react') {
    for (const action of legal(state)) {
      const answer = answerOf(state, action);
      if (answer?.kind !== 'use') continue;
      const isNoted = reactions.some((one) => one.seat === asked.seat && one.beast === answer.beast);
      if (!isNoted) reactions.push({ seat: asked.seat, beast: answer.beast });
    }
    return read(state, 'pass');
  }
  if (asked === null || asked.seat !== seat || !OFFERS.includes(asked.question)) return null;
  offers.push(asked.question);
  return read(state, 'decline');
}

const totalOf = (state: State, seat: Seat): number => explain(state)[seat]?.total ?? 0;

function difference(before: State, after: State, seat: Seat): Resources {
  const [old, fresh] = [before.treasury[seat] ?? [], after.treasury[seat] ?? []];
  return Object.fromEntries(
    RESOURCES.flatMap((name, i) => {
      const by = (fresh[i] ?? 0) - (old[i] ?? 0);
      return by === 0 ? [] : [[name, by]];
    }),
  );
}

/** Quests a seat could complete now; none while it is not its turn to act. */
function questsIn(state: State, seat: Seat): string[] {
  const asked = pending(state);
  if (asked?.question !== 'action' || asked.seat !== seat) return [];
  return legal(state).flatMap((action) => {
    const answer = answerOf(state, action);
    return answer?.kind === 'quest' ? [answer.quest] : [];
  });
}
