import type { Eyes, JsonObject } from '@nightjar/kernel';
import type { Heard } from '@nightjar/wire';
import { type Logged, loggedIn } from '../match/log.ts';
import type { Matches } from '../match/matches.ts';
import { eyesOf, type Opened } from '../match/opened.ts';
import type { SharedPicture } from '../match/picture.ts';
import { batches } from '../store/batches.ts';
import { Trouble } from '../trouble.ts';
import type { Look, PatchSource } from './patch-source.ts';

/** Whoever missed more than this looks at the table afresh. */
const MOST_MISSED = 200;

/** What a stream has sent of a match. */
export interface Sent {
  /** Null for nothing. */
  readonly seq: number | null;
  /** Whether a picture was among it. */
  readonly isHeld: boolean;
}

/** One message about a match, as it goes out. */
export interface StreamMessage {
  readonly seq: number;
  /** `lobby` while people gather, `picture` for a first look, `moved` for what came after. */
  readonly event: 'lobby' | 'picture' | 'moved';
  readonly json: string;
}

/** A match that is looked at. Everything a stream sends comes from here, so nothing else can leave. */
export interface MatchMoment {
  /** Whose eyes a person has; null for somebody who may not look. */
  eyes(person: string): Eyes | null;
  /**
   * What a stream has not sent to these eyes yet, null if there is nothing new; patched where that leads on from what was
   * shown. At once, unless events have to be read.
   */
  since(eyes: Eyes, sent: Sent, shown: PatchSource): StreamMessage | null | Promise<StreamMessage | null>;
}

/** What streams ask of matches. */
export interface MatchMoments {
  /** Null if there is no such match. After word of a move made elsewhere, with the events since a `seq` at hand. */
  open(match: string, since?: number): Promise<MatchMoment | null>;
  /** Hears of every match that moves, here with what it looks like then, elsewhere without; gives back how to stop. */
  onMoved(listener: (match: string, watched: MatchMoment | null) => void): () => void;
  /** Matches these people sit at that are not over; of each person's the one that moved last first. */
  tablesOf(people: readonly string[]): Promise<readonly { readonly match: string; readonly person: string }[]>;
  /** How far these matches are. */
  seqs(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** What streams see of matches: the same pictures and recaps as everybody else. */
export function matchMoments(matches: Matches): MatchMoments {
  const { db } = matches.context.store;
  return {
    async open(match, since) {
      try {
        const opened = await matches.open(match);
        if (since === undefined) return watchedAt(matches, { opened, events: [], isNewest: true });
        const rows = since < opened.row.seq ? await matches.log(match, since) : [];
        const events = rows.filter(({ seq }) => seq <= opened.row.seq).map(loggedIn);
        return watchedAt(matches, { opened, events, isNewest: false });
      } catch (error) {
        if (error instanceof Trouble && error.status === 404) return null;
        throw error;
      }
    },
    onMoved: (listener) =>
      matches.onMoved(({ match, opened, events = [] }) => {
        listener(match, opened === undefined ? null : watchedAt(matches, { opened, events, isNewest: false }));
      }),
    async tablesOf(people) {
      const tables: { match: string; person: string }[] = [];
      for (const some of batches(people)) {
        const rows = await db
          .selectFrom('seats')
          .innerJoin('matches', 'matches.id', 'seats.match')
          .where('seats.person', 'in', some)
          .where('matches.status', 'in', ['gathering', 'playing'])
          .select(['seats.match', 'seats.person'])
          .orderBy('matches.moved_at', 'desc')
          .execute();
        for (const { match, person } of rows) tables.push({ match, person: person as string });
      }
      return tables;
    },
    async seqs(wanted) {
      const seqs = new Map<string, number>();
      for (const some of batches(wanted)) {
        const rows = await db.selectFrom('matches').where('id', 'in', some).select(['id', 'seq']).execute();
        for (const { id, seq } of rows) seqs.set(id, seq);
      }
      return seqs;
    },
  };
}

interface Moment {
  readonly opened: Opened;
  /** The events that led there, where they are at hand. */
  readonly events: readonly Logged[];
  /** False where the match may have moved on already: word of that is under way. */
  readonly isNewest: boolean;
}

function watchedAt(matches: Matches, { opened, events, isNewest }: Moment): MatchMoment {
  const { id: match, seq, status } = opened.row;
  const { clock } = matches.context;
  const look = lookAt(matches, opened);
  return {
    eyes: (person) => eyesOf(opened, person),
    since(eyes, { seq: sent, isHeld }, shown) {
      if (sent === seq || (sent !== null && sent > seq && !isNewest)) return null;
      if (status === 'gathering' || status === 'cancelled')
        return { seq, event: 'lobby', json: said({ match, seq, now: clock.now(), facts: matches.factsOf(opened) }) };
      const step = shown.show(look, eyes);
      const whole = (): string => `"picture":${JSON.stringify(matches.pictureOf(opened, eyes))}`;
      if (sent === null || sent > seq || seq - sent > MOST_MISSED)
        return { seq, event: 'picture', json: said({ match, seq, now: clock.now() }, whole()) };
      const isPatched = isHeld && step?.since === sent;
      const change = isPatched ? `"sum":${step.sum},"patch":${step.patch}` : whole();
      const told = (heard: readonly Heard[]): StreamMessage => ({
        seq,
        event: 'moved',
        json: said({ match, seq, now: clock.now(), since: sent, events: heard }, change),
      });
      if (events[0]?.seq === sent + 1 && events.at(-1)?.seq === seq) return told(matches.heardIn(opened, events, eyes));
      return matches.recap(opened, eyes, sent).then((recap) => told(recap.events.filter((one) => one.seq <= seq)));
    },
  };
}

function lookAt(matches: Matches, opened: Opened): Look {
  let made: SharedPicture | undefined;
  const open = (): SharedPicture => (made ??= matches.sharedPicture(opened));
  return {
    seq: opened.row.seq,
    open: () => open() as unknown as JsonObject,
    own: (eyes) => matches.pictureParts(opened, eyes, open()),
  };
}

/** A message, with a part that is JSON already. */
const said = (message: object, more?: string): string => {
  const json = JSON.stringify(message);
  return more === undefined ? json : `${json.slice(0, -1)},${more}}`;
};
