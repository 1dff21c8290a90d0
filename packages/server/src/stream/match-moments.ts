import type { Eyes, JsonObject } from '@nightjar/kernel';
import type { Heard } from '@nightjar/wire';
import type { MatchContext } from '../match/context.ts';
import { eventsSince, type LoggedEvent, loggedEventOf } from '../match/log.ts';
import { onMoved } from '../match/news.ts';
import { openMatch } from '../match/open.ts';
import { eyesOf, type Opened } from '../match/opened.ts';
import { gatheringFacts, pictureOf, pictureParts, type SharedPicture, sharedPicture } from '../match/picture.ts';
import { heardIn, recapSince } from '../match/recap.ts';
import { batches } from '../store/batches.ts';
import { Trouble } from '../trouble.ts';
import type { PatchSource, PictureParts } from './patch-source.ts';

/** A stream that missed more events than this gets a whole picture without them. */
const MOST_MISSED = 200;

/** A message about a match. */
export interface StreamMessage {
  readonly seq: number;
  /** `lobby` while a match gathers, `picture` for the first picture, `moved` for each change after. */
  readonly event: 'lobby' | 'picture' | 'moved';
  readonly json: string;
}

/** How far a stream is with a match. */
export interface StreamPosition {
  /** The `seq` of its last message; null for none. */
  readonly seq: number | null;
  /** Whether it was sent a picture, to which a patch can apply. */
  readonly hasPicture: boolean;
}

/** A match at one `seq`. Every message of a stream about a match is made here, so nothing else can leave. */
export interface MatchMoment extends PictureParts {
  /** A person's eyes; null where the match is not for this person. */
  eyes(person: string): Eyes | null;
  /** The message that a stream has not got yet, null if it has all; a promise only where events have to be read. */
  messageFor(eyes: Eyes, position: StreamPosition, patches: PatchSource): StreamMessage | null | Promise<StreamMessage>;
}

/** Matches as streams use them. */
export interface MatchMoments {
  /** Null if there is no such match. With `since`, events after that `seq` are at hand. */
  open(match: string, since?: number): Promise<MatchMoment | null>;
  /** Calls back for every match that moves, without a moment where another process moved it; returns how to stop. */
  onMoved(listener: (match: string, moment: MatchMoment | null) => void): () => void;
  /** Matches that are not over and have these people in a seat; the match that moved last comes first. */
  tablesOf(people: readonly string[]): Promise<readonly { readonly match: string; readonly person: string }[]>;
  /** The newest `seq` of these matches. */
  seqs(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** The same pictures and recaps as the routes give. */
export function matchMoments(context: MatchContext): MatchMoments {
  const { db } = context.store;
  return {
    async open(match, since) {
      try {
        const opened = await openMatch(context, match);
        if (since === undefined) return momentOf(context, { opened, events: [], isNewest: true });
        const rows = since < opened.row.seq ? await eventsSince(context.store, match, since) : [];
        const events = rows.filter(({ seq }) => seq <= opened.row.seq).map(loggedEventOf);
        return momentOf(context, { opened, events, isNewest: false });
      } catch (error) {
        if (error instanceof Trouble && error.status === 404) return null;
        throw error;
      }
    },
    onMoved: (listener) =>
      onMoved(context, ({ match, opened, events = [] }) => {
        listener(match, opened === undefined ? null : momentOf(context, { opened, events, isNewest: false }));
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

interface MomentParts {
  readonly opened: Opened;
  /** The events that led there, where they are at hand. */
  readonly events: readonly LoggedEvent[];
  /** False where the match may have moved on: that is announced separately. */
  readonly isNewest: boolean;
}

function momentOf(context: MatchContext, { opened, events, isNewest }: MomentParts): MatchMoment {
  const { id: match, seq, status } = opened.row;
  const { clock } = context;
  let made: SharedPicture | undefined;
  const shared = (): SharedPicture => (made ??= sharedPicture(opened));
  const moment: MatchMoment = {
    seq,
    sharedPicture: () => shared() as unknown as JsonObject,
    viewerParts: (eyes) => pictureParts(opened, eyes, shared()),
    eyes: (person) => eyesOf(opened, person),
    messageFor(eyes, { seq: sent, hasPicture }, patches) {
      if (sent === seq || (sent !== null && sent > seq && !isNewest)) return null;
      if (status === 'gathering' || status === 'cancelled')
        return {
          seq,
          event: 'lobby',
          json: messageText({ match, seq, now: clock.now(), facts: gatheringFacts(opened, eyes) }),
        };
      const next = patches.advance(moment, eyes);
      const whole = (): string => `"picture":${JSON.stringify(pictureOf(opened, eyes))}`;
      if (sent === null || sent > seq || seq - sent > MOST_MISSED)
        return { seq, event: 'picture', json: messageText({ match, seq, now: clock.now() }, whole()) };
      const change = hasPicture && next?.since === sent ? `"sum":${next.sum},"patch":${next.patch}` : whole();
      const moved = (heard: readonly Heard[]): StreamMessage => ({
        seq,
        event: 'moved',
        json: messageText({ match, seq, now: clock.now(), since: sent, events: heard }, change),
      });
      if (events[0]?.seq === sent + 1 && events.at(-1)?.seq === seq) return moved(heardIn(opened, events, eyes));
      return recapSince(context, opened, eyes, sent).then((recap) =>
        moved(recap.events.filter((one) => one.seq <= seq)),
      );
    },
  };
  return moment;
}

/** A message as JSON, with members that are JSON already. */
const messageText = (message: object, more?: string): string => {
  const json = JSON.stringify(message);
  return more === undefined ? json : `${json.slice(0, -1)},${more}}`;
};
