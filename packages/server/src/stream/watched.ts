import type { Eyes, Json } from '@nightjar/kernel';
import { differenceOf, type Heard, type Message, type Picture, sumOf } from '@nightjar/wire';
import type { MatchMoved } from '../match/context.ts';
import type { Matches } from '../match/matches.ts';
import { eyesOf, type Opened } from '../match/opened.ts';
import { Trouble } from '../trouble.ts';

/** Whoever missed more than this looks at the table afresh. */
const MOST_MISSED = 200;

/** What certain eyes were shown last, and what leads there from what they were shown before. */
export interface Shown {
  readonly seq: number;
  readonly picture: Picture;
  readonly sum: number;
  /** The `seq` the patch starts from; null where there is none. */
  readonly since: number | null;
  /** As JSON. */
  readonly patch: string | null;
}

/** What a stream has sent of a match. */
export interface Seen {
  /** Null for nothing. */
  readonly seq: number | null;
  /** Whether a picture was among it. */
  readonly isHeld: boolean;
}

/** One message about a match, as it goes out. */
export interface Glimpse {
  readonly seq: number;
  /** `lobby` while people gather, `picture` for a first look, `moved` for what came after. */
  readonly event: 'lobby' | 'picture' | 'moved';
  readonly json: string;
}

/** A match that is looked at. Everything a stream sends comes from here, so nothing else can leave. */
export interface Watched {
  /** Whose eyes a person has; null for somebody who may not look. */
  eyes(person: string): Eyes | null;
  /** The picture for these eyes, patched where the one before is known. Null while there is nothing to show. */
  show(eyes: Eyes, before: Shown | undefined): Shown | null;
  /**
   * What a stream has not sent to these eyes yet, null if there is nothing new. At once, unless events have to be read.
   */
  since(eyes: Eyes, seen: Seen, shown: Shown | null): Glimpse | null | Promise<Glimpse | null>;
}

/** What streams ask of matches. */
export interface WatchedMatches {
  /** Null if there is no such match. */
  open(match: string): Promise<Watched | null>;
  /** Hears of every match that moves, here with what it looks like then, elsewhere without; gives back how to stop. */
  onMoved(listener: (match: string, watched: Watched | null) => void): () => void;
  /** Matches these people sit at that are not over, the one that moved last first. */
  tablesOf(people: readonly string[]): Promise<readonly { readonly match: string; readonly person: string }[]>;
  /** How far these matches are. */
  seqs(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** What streams see of matches: the same pictures and recaps as everybody else. */
export function watchedMatches(matches: Matches): WatchedMatches {
  const { db } = matches.context.store;
  return {
    async open(match) {
      try {
        return watchedAt(matches, { opened: await matches.open(match), rows: [], isNewest: true });
      } catch (error) {
        if (error instanceof Trouble && error.status === 404) return null;
        throw error;
      }
    },
    onMoved: (listener) =>
      matches.onMoved(({ match, opened, rows = [] }) => {
        listener(match, opened === undefined ? null : watchedAt(matches, { opened, rows, isNewest: false }));
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

function watchedAt(matches: Matches, { opened, rows, isNewest }: Look): Watched {
  const { id: match, seq, status } = opened.row;
  return {
    eyes: (person) => eyesOf(opened, person),
    show(eyes, before) {
      if (status === 'gathering' || status === 'cancelled') return null;
      if (before?.seq === seq) return before;
      const picture = matches.pictureOf(opened, eyes);
      if (before === undefined || before.seq > seq)
        return { seq, picture, sum: sumOf(json(picture)), since: null, patch: null };
      const { json: patch, sum } = differenceOf(json(before.picture), json(picture), before.sum);
      return { seq, picture, sum, since: before.seq, patch };
    },
    since(eyes, { seq: seen, isHeld }, shown) {
      if (seen === seq || (seen !== null && seen > seq && !isNewest)) return null;
      if (shown === null) return glimpse(seq, 'lobby', { match, seq, facts: matches.factsOf(opened) });
      if (seen === null || seen > seq || seq - seen > MOST_MISSED)
        return glimpse(seq, 'picture', { match, seq, picture: shown.picture });
      const told = (events: readonly Heard[]): Glimpse => {
        const { patch, sum, picture } = shown;
        if (patch === null || !isHeld || shown.since !== seen)
          return glimpse(seq, 'moved', { match, seq, since: seen, events, picture });
        const moved: Message<'moved'> = { match, seq, since: seen, sum, events };
        return { seq, event: 'moved', json: `${JSON.stringify(moved).slice(0, -1)},"patch":${patch}}` };
      };
      if (rows[0]?.seq === seen + 1 && rows.at(-1)?.seq === seq) return told(matches.heardIn(opened, rows, eyes));
      return matches.recap(opened, eyes, seen).then(({ events }) => told(events.filter((event) => event.seq <= seq)));
    },
  };
}

const glimpse = <Name extends Glimpse['event']>(
  seq: number,
  event: Name,
  message: Message<Name>,
): Glimpse => ({ seq, event, json: JSON.stringify(message) });

/** A picture is plain data by its type; only its names are not those of JSON. */
const json = (picture: Picture): Json => picture as unknown as Json;
