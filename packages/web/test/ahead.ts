// Tables on the server that are played on without their page, as any client may play: quick, and the same in every run.
import type { Visitor } from './visitor.ts';

/** A table on the server with two people seated; the id of its match. */
export async function seated(host: Visitor, guest: Visitor, wish: object): Promise<string> {
  const { match } = await host.call<{ readonly match: string }>('/matches', { seats: ['me', 'open'], ...wish });
  await guest.call(`/matches/${match}/join`, {});
  return match;
}

/** Where a table stops, and how it gets there. */
interface Stop {
  /** The question it stops at; null for the end of the game. */
  readonly question: string | null;
  /** What is answered on the way: the first of these beginnings that an answer has, or else the first answer. */
  readonly liked?: readonly string[];
  /** Whether the question is one with a single answer. */
  readonly isIdle?: boolean;
}

/** Answers for everybody until a question is asked; the person who is asked it. Null if the game ends without it. */
export async function ahead<Person extends Visitor>(
  people: readonly Person[],
  match: string,
  { question, liked = [], isIdle = false }: Stop,
): Promise<Person | null> {
  for (;;) {
    for (const person of people) {
      const found = await person.page.evaluate(
        async ([id, wanted, likes, idle]) => {
          for (;;) {
            const looked = await fetch(`/api/matches/${id}/table`);
            if (!looked.ok) throw new Error(await looked.text());
            const { status, seq, decision, answers } = await looked.json();
            if (status === 'over') return 'over';
            if (answers.length === 0) return 'waits';
            if (decision.question === wanted && (answers.length === 1) === idle) return 'asked';
            const begins = (like: string): string | undefined => answers.find((text: string) => text.startsWith(like));
            const answer = likes.map(begins).find((text) => text !== undefined) ?? answers[0];
            const body = JSON.stringify({ command: crypto.randomUUID(), seq, answer });
            const headers = { 'content-type': 'application/json' };
            const given = await fetch(`/api/matches/${id}/answer`, { method: 'POST', headers, body });
            if (!given.ok) throw new Error(await given.text());
          }
        },
        [match, question, liked, isIdle] as const,
      );
      if (found === 'over') return null;
      if (found === 'asked') return person;
    }
  }
}

/** Answers for everybody until the game is over. */
export const playedOut = (people: readonly Visitor[], match: string, liked: readonly string[] = []): Promise<unknown> =>
  ahead(people, match, { question: null, liked });
