import type { Eyes, Json } from '@nightjar/kernel';
import type { MatchMoved } from '../match/context.ts';
import type { Matches } from '../match/matches.ts';
import { eyesOf, type Opened } from '../match/opened.ts';
import { Trouble } from '../trouble.ts';
import type { Glimpse, Watched, WatchedMatches } from './hub.ts';

/** Whoever missed more than this looks at the table afresh. */
const MOST_MISSED = 200;

/** What streams see of matches: the same pictures and recaps as everybody else. */
export function watchedMatches(matches: Matches): WatchedMatches {
  const { db } = matches.context.store;
  /** The last move of this process, at hand so that telling it needs no store. */
  const atHand = new Map<string, MatchMoved>();

  async function open(match: string): Promise<Watched | null> {
    const last = atHand.get(match);
    atHand.delete(match);
    try {
      const opened = last?.opened ?? (await matches.open(match));
      return watchedAt(matches, { opened, rows: last?.rows ?? [], isNewest: last?.opened === undefined });
    } catch (error) {
      if (error instanceof Trouble && error.status === 404) return null;
      throw error;
    }
  }

  return {
    open,
    onMoved: (listener) =>
      matches.onMoved((moved) => {
        if (moved.opened !== undefined) atHand.set(moved.match, moved);
        listener(moved.match);
        // Nobody listens to this match here.
        queueMicrotask(() => atHand.delete(moved.match));
      }),
    async tablesOf(people) {
      if (people.length === 0) return [];
      const rows = await db
        .selectFrom('seats')
        .innerJoin('matches', 'matches.id', 'seats.match')
        .where('seats.person', 'in', people)
        .where('matches.status', 'in', ['gathering', 'playing'])
        .select(['seats.match', 'seats.person'])
        .orderBy('matches.moved_at', 'desc')
        .execute();
      return rows.map(({ match, person }) => ({ match, person: person as string }));
    },
    async seqs(wanted) {
      if (wanted.length === 0) return new Map();
      const rows = await db.selectFrom('matches').where('id', 'in', wanted).select(['id', 'seq']).execute();
      return new Map(rows.map(({ id, seq }) => [id, seq]));
    },
  };
}

interface Look {
  readonly opened: Opened;
  /** The events that led there, where they are at hand. */
  readonly rows: NonNullable<MatchMoved['rows']>;
  /** False where the match may have moved on already: word of that is under way. */
  readonly isNewest: boolean;
}

const watchedAt = (matches: Matches, look: Look): Watched => ({
  eyes: (person) => eyesOf(look.opened, person),
  since: (eyes, seen) => glimpse(matches, look, eyes, seen),
});

async function glimpse(
  matches: Matches,
  { opened, rows, isNewest }: Look,
  eyes: Eyes,
  seen: number | null,
): Promise<Glimpse | null> {
  const { id: match, seq, status } = opened.row;
  if (seen === seq || (seen !== null && seen > seq && !isNewest)) return null;
  if (status === 'gathering' || status === 'cancelled') {
    return { seq, event: 'lobby', data: { match, seq, facts: json(matches.factsOf(opened)) } };
  }
  const picture = json(matches.pictureOf(opened, eyes));
  if (seen === null || seen > seq || seq - seen > MOST_MISSED) {
    return { seq, event: 'picture', data: { match, seq, picture } };
  }
  const isAtHand = rows[0]?.seq === seen + 1 && rows.at(-1)?.seq === seq;
  const events = isAtHand
    ? matches.heardIn(opened, rows, eyes)
    : (await matches.recap(opened, eyes, seen)).events.filter((event) => event.seq <= seq);
  return { seq, event: 'moved', data: { match, seq, since: seen, events: json(events), picture } };
}

/** These are plain data by their types; only their names are not those of JSON. */
const json = (data: object): Json => data as unknown as Json;
