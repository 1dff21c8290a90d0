import type { Eyes, Json } from '@nightjar/kernel';
import { AUDIENCES, type Audience, type ChatLine } from '@nightjar/wire';
import type { Clock } from '../clock.ts';
import type { MatchContext } from '../match/context.ts';
import { noSuchMatch, open } from '../match/open.ts';
import { eyesOf, type Opened } from '../match/opened.ts';
import { newId } from '../people/token.ts';
import type { ChatRow } from '../store/schema.ts';
import type { Store, Trx } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { readMessage } from './message.ts';

/** What chat asks of streams. */
export interface ChatBroadcaster {
  whisper(match: string, event: string, data: Json, mayHear: (person: string) => boolean): void;
}

/** So much may be said in so long. */
const PACES = [
  { most: 5, inMs: 10_000 },
  { most: 40, inMs: 300_000 },
] as const;
const LAST_WORDS = 200;
/** How other processes hear that something was said; a match's id never begins so. */
const SAID = 'chat.';

/** What is said at matches. */
export class Chat {
  readonly #context: MatchContext;
  readonly #ears: ChatBroadcaster;
  readonly #deaf: () => void;
  readonly #whispering = new Set<Promise<void>>();

  constructor(context: MatchContext, ears: ChatBroadcaster) {
    this.#context = context;
    this.#ears = ears;
    this.#deaf = context.store.onNotified(({ match, seq }) => {
      if (match.startsWith(SAID)) this.#aside(this.#relay(match.slice(SAID.length), seq));
    });
  }

  get #store(): Store {
    return this.#context.store;
  }

  get #clock(): Clock {
    return this.#context.clock;
  }

  /** Says something where the person sits, or among the spectators. */
  async say(match: string, person: { readonly id: string; readonly name: string }, raw: string): Promise<ChatLine> {
    const { opened, eyes } = await this.#look(match, person.id);
    const text = readMessage(raw);
    if (!text.ok) throw new Trouble(400, 'bad-message', text.fault.what);
    const audience: Audience = eyes === 'table' ? 'spectators' : 'table';
    const row: ChatRow = { id: newId(), match, person: person.id, text: text.value, at: this.#clock.now(), audience };
    await this.#store.transact(async (trx) => {
      await restrain(trx, row);
      await trx.insertInto('chat').values(row).execute();
    });
    const message = { ...row, audience, name: nameAt(opened, person.id) ?? person.name };
    this.#store.tell(`${SAID}${match}`, row.at);
    await this.#whisper(opened, message);
    return message;
  }

  /** What this person may hear, oldest first. */
  async heard(match: string, person: string | null): Promise<ChatLine[]> {
    const { opened, eyes } = await this.#look(match, person);
    const audiences = AUDIENCES.filter((audience) => mayHear(opened, eyes, audience));
    let rows = this.#store.db
      .selectFrom('chat')
      .innerJoin('people', 'people.id', 'chat.person')
      .select(['chat.id', 'chat.match', 'chat.person', 'chat.text', 'chat.at', 'chat.audience', 'people.name'])
      .where('chat.match', '=', match)
      .where('chat.audience', 'in', audiences);
    if (person !== null) {
      rows = rows.where('chat.person', 'not in', (query) =>
        query.selectFrom('mutes').select('muted').where('mutes.person', '=', person),
      );
    }
    const last = await rows.orderBy('chat.at', 'desc').orderBy('chat.id', 'desc').limit(LAST_WORDS).execute();
    return last
      .toReversed()
      .map((row) => ({ ...row, audience: row.audience as Audience, name: nameAt(opened, row.person) ?? row.name }));
  }

  async close(): Promise<void> {
    this.#deaf();
    await Promise.all(this.#whispering);
  }

  async #look(match: string, person: string | null): Promise<{ opened: Opened; eyes: Eyes }> {
    const opened = await open(this.#context, match);
    const eyes = eyesOf(opened, person);
    if (eyes === null) throw noSuchMatch();
    return { opened, eyes };
  }

  #aside(work: Promise<void>): void {
    const whispering = work
      .catch((error: unknown) =>
        this.#context.log.warn({ err: error }, 'words from another process were not passed on'),
      )
      .finally(() => this.#whispering.delete(whispering));
    this.#whispering.add(whispering);
  }

  /** Passes on what was said in another process at this time. */
  async #relay(match: string, at: number): Promise<void> {
    const rows = await this.#store.db
      .selectFrom('chat')
      .innerJoin('people', 'people.id', 'chat.person')
      .select(['chat.id', 'chat.match', 'chat.person', 'chat.text', 'chat.at', 'chat.audience', 'people.name'])
      .where('chat.match', '=', match)
      .where('chat.at', '=', at)
      .execute();
    const opened = await open(this.#context, match);
    for (const row of rows) {
      await this.#whisper(opened, {
        ...row,
        audience: row.audience as Audience,
        name: nameAt(opened, row.person) ?? row.name,
      });
    }
  }

  async #whisper(opened: Opened, message: ChatLine): Promise<void> {
    const rows = await this.#store.db
      .selectFrom('mutes')
      .select('person')
      .where('muted', '=', message.person)
      .execute();
    const deaf = new Set(rows.map(({ person }) => person));
    this.#ears.whisper(message.match, 'chat', { ...message }, (person) => {
      const eyes = eyesOf(opened, person);
      return eyes !== null && !deaf.has(person) && mayHear(opened, eyes, message.audience);
    });
  }
}

const mayHear = ({ row }: Opened, eyes: Eyes, audience: Audience): boolean =>
  audience === 'table' || eyes === 'table' || row.status === 'over';

const nameAt = ({ seats }: Opened, person: string): string | undefined =>
  seats.find((seat) => seat.kind === 'person' && seat.person === person)?.name;

/** Whoever talks without end is asked to wait, wherever they talk. */
async function restrain(trx: Trx, { person, at }: ChatRow): Promise<void> {
  for (const { most, inMs } of PACES) {
    const { count } = await trx
      .selectFrom('chat')
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('person', '=', person)
      .where('at', '>', at - inMs)
      .executeTakeFirstOrThrow();
    if (count < most) continue;
    throw new Trouble(429, 'too-talkative', 'wait a moment before you say more', {
      retryAfter: Math.ceil(inMs / 1000),
    });
  }
}
