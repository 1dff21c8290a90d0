import type { Eyes, Json } from '@nightjar/kernel';
import { AUDIENCES, type Audience, type ChatLine } from '@nightjar/wire';
import type { Clock } from '../clock.ts';
import type { MatchContext } from '../match/context.ts';
import { openFor, openMatch } from '../match/open.ts';
import { eyesOf, type Opened } from '../match/opened.ts';
import { newId } from '../people/token.ts';
import type { ChatRow } from '../store/schema.ts';
import type { Store, Trx } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { readMessage } from './message.ts';

/** The streams that chat sends messages to. */
export interface ChatBroadcaster {
  broadcast(match: string, event: string, data: Json, mayHear: (person: string) => boolean): void;
}

/** Limits on the messages of one person, each over a time. */
const LIMITS = [
  { most: 5, inMs: 10_000 },
  { most: 40, inMs: 300_000 },
] as const;
const MOST_MESSAGES = 200;
/** Marks a notification of a chat message; no match's id begins with it. */
const CHAT = 'chat.';

/** Chat at matches. */
export class Chat {
  readonly #context: MatchContext;
  readonly #broadcaster: ChatBroadcaster;
  readonly #unsubscribe: () => void;
  readonly #relaying = new Set<Promise<void>>();

  constructor(context: MatchContext, broadcaster: ChatBroadcaster) {
    this.#context = context;
    this.#broadcaster = broadcaster;
    this.#unsubscribe = context.store.onNotified(({ match, seq }) => {
      if (match.startsWith(CHAT)) this.#background(this.#relay(match.slice(CHAT.length), seq));
    });
  }

  get #store(): Store {
    return this.#context.store;
  }

  get #clock(): Clock {
    return this.#context.clock;
  }

  /** Sends a message: from a seat to the whole table, from a spectator to the spectators. */
  async say(match: string, person: { readonly id: string; readonly name: string }, raw: string): Promise<ChatLine> {
    const { opened, eyes } = await openFor(this.#context, match, person.id);
    const text = readMessage(raw);
    if (!text.ok) throw new Trouble(400, 'bad-message', text.fault.what);
    const audience: Audience = eyes === 'table' ? 'spectators' : 'table';
    const row: ChatRow = { id: newId(), match, person: person.id, text: text.value, at: this.#clock.now(), audience };
    await this.#store.transact(async (trx) => {
      await requirePause(trx, row);
      await trx.insertInto('chat').values(row).execute();
    });
    const message = { ...row, audience, name: nameAt(opened, person.id) ?? person.name };
    this.#store.notify(`${CHAT}${match}`, row.at);
    await this.#broadcast(opened, message);
    return message;
  }

  /** The last messages that this person may hear, oldest first. */
  async heard(match: string, person: string | null): Promise<ChatLine[]> {
    const { opened, eyes } = await openFor(this.#context, match, person);
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
    const last = await rows.orderBy('chat.at', 'desc').orderBy('chat.id', 'desc').limit(MOST_MESSAGES).execute();
    return last
      .toReversed()
      .map((row) => ({ ...row, audience: row.audience as Audience, name: nameAt(opened, row.person) ?? row.name }));
  }

  async close(): Promise<void> {
    this.#unsubscribe();
    await Promise.all(this.#relaying);
  }

  #background(work: Promise<void>): void {
    const relaying = work
      .catch((error: unknown) =>
        this.#context.log.warn({ err: error }, 'a chat message of another process was not sent to streams'),
      )
      .finally(() => this.#relaying.delete(relaying));
    this.#relaying.add(relaying);
  }

  /** Sends a message that another process accepted to the listeners of this process. */
  async #relay(match: string, at: number): Promise<void> {
    const rows = await this.#store.db
      .selectFrom('chat')
      .innerJoin('people', 'people.id', 'chat.person')
      .select(['chat.id', 'chat.match', 'chat.person', 'chat.text', 'chat.at', 'chat.audience', 'people.name'])
      .where('chat.match', '=', match)
      .where('chat.at', '=', at)
      .execute();
    const opened = await openMatch(this.#context, match);
    for (const row of rows) {
      await this.#broadcast(opened, {
        ...row,
        audience: row.audience as Audience,
        name: nameAt(opened, row.person) ?? row.name,
      });
    }
  }

  async #broadcast(opened: Opened, message: ChatLine): Promise<void> {
    const rows = await this.#store.db
      .selectFrom('mutes')
      .select('person')
      .where('muted', '=', message.person)
      .execute();
    const muting = new Set(rows.map(({ person }) => person));
    this.#broadcaster.broadcast(message.match, 'chat', { ...message }, (person) => {
      const eyes = eyesOf(opened, person);
      return eyes !== null && !muting.has(person) && mayHear(opened, eyes, message.audience);
    });
  }
}

const mayHear = ({ row }: Opened, eyes: Eyes, audience: Audience): boolean =>
  audience === 'table' || eyes === 'table' || row.status === 'over';

const nameAt = ({ seats }: Opened, person: string): string | undefined =>
  seats.find((seat) => seat.kind === 'person' && seat.person === person)?.name;

/** Limits the messages of one person, at all matches together. */
async function requirePause(trx: Trx, { person, at }: ChatRow): Promise<void> {
  for (const { most, inMs } of LIMITS) {
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
