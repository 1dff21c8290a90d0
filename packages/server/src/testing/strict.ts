import * as wire from '@nightjar/wire';
import type { z } from 'zod';
import { type Answer, Client, type Sent } from './client.ts';
import type { Stream, StreamOptions } from './stream.ts';

/** The schema of each route's reply. */
const REPLIES: Readonly<Record<string, z.ZodType>> = {
  'GET /api/games': wire.offer,
  'POST /api/guest': wire.me,
  'GET /api/me': wire.me,
  'PATCH /api/me': wire.me,
  'DELETE /api/me': wire.done,
  'GET /api/me/export': wire.everything,
  'POST /api/account': wire.who,
  'POST /api/account/password': wire.done,
  'POST /api/account/recovery': wire.done,
  'POST /api/account/recover': wire.who,
  'POST /api/session': wire.who,
  'DELETE /api/session': wire.done,
  'DELETE /api/sessions': wire.done,
  'POST /api/codes': wire.deviceCode,
  'POST /api/codes/redeem': wire.redeemed,
  'POST /api/matches': wire.facts,
  'GET /api/matches': wire.matches,
  'GET /api/matches/{id}': wire.facts,
  'POST /api/matches/{id}/join': wire.facts,
  'POST /api/join': wire.facts,
  'GET /api/invitations/{code}': wire.facts,
  'POST /api/matches/{id}/seats/{seat}': wire.facts,
  'POST /api/matches/{id}/ready': wire.facts,
  'POST /api/matches/{id}/start': wire.facts,
  'POST /api/matches/{id}/cancel': wire.facts,
  'POST /api/matches/{id}/leave': wire.facts,
  'POST /api/matches/{id}/rematch': wire.facts,
  'GET /api/matches/{id}/table': wire.picture,
  'POST /api/matches/{id}/answer': wire.reply,
  'POST /api/matches/{id}/why': wire.whyNot,
  'POST /api/matches/{id}/undo': wire.reply,
  'POST /api/matches/{id}/consent': wire.reply,
  'POST /api/matches/{id}/resign': wire.reply,
  'GET /api/matches/{id}/log': wire.recap,
  'GET /api/matches/{id}/record': wire.record,
  'POST /api/records': wire.facts,
  'POST /api/editions': wire.editionHash,
  'GET /api/editions/{hash}': wire.keptEdition,
  'GET /api/matches/{id}/chat': wire.chat,
  'POST /api/matches/{id}/chat': wire.chatLine,
  'GET /api/mutes': wire.mutes,
  'POST /api/mutes': wire.done,
  'DELETE /api/mutes/{person}': wire.done,
  'POST /api/reports': wire.done,
  'GET /api/history': wire.history,
  'GET /api/statistics': wire.statistics,
  'GET /api/ratings/{game}': wire.ratings,
  'GET /api/trail/{game}': wire.trail,
  'GET /api/daily/{game}': wire.daily,
  'POST /api/daily/{game}': wire.facts,
  'GET /api/push-key': wire.pushKey,
  'GET /api/subscriptions': wire.subscriptions,
  'POST /api/subscriptions': wire.newSubscription,
  'POST /api/subscriptions/{id}/confirm': wire.done,
  'DELETE /api/subscriptions/{id}': wire.done,
};

const ROUTES = Object.entries(REPLIES).map(([route, schema]) => ({
  route,
  schema,
  is: new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** What was received and valid: routes, codes of refusals, names of messages. */
export interface Heeded {
  readonly routes: Set<string>;
  readonly troubles: Set<string>;
  readonly messages: Set<string>;
}

/** A client that accepts only what `wire` describes, to the last field. */
export class StrictClient extends Client {
  readonly #heeded: Heeded;
  readonly #streams: Stream[] = [];

  constructor(base: string, heeded: Heeded) {
    super(base);
    this.#heeded = heeded;
  }

  override async call(path: string, sent: Sent = {}): Promise<Answer> {
    const answer = await super.call(path, sent);
    const asked = `${sent.method ?? 'GET'} ${path.split('?')[0]}`;
    const known = ROUTES.find(({ is }) => is.test(asked));
    if (known === undefined) throw new Error(`no schema for what ${asked} answers`);
    if (answer.status === 200) {
      strictly(known.schema, answer.body, asked);
      this.#heeded.routes.add(known.route);
    } else {
      strictly(wire.trouble, answer.body, asked);
      this.#heeded.troubles.add(answer.body.error.code);
    }
    return answer;
  }

  override async stream(options: Omit<StreamOptions, 'base' | 'cookie'> = {}): Promise<Stream> {
    const stream = await super.stream(options);
    this.#streams.push(stream);
    return stream;
  }

  /** Checks every message that was received, and closes the streams. */
  heedStreams(): void {
    for (const stream of this.#streams) {
      stream.close();
      for (const { event, data } of stream.heard) {
        const schema = wire.MESSAGES[event as wire.MessageName] as z.ZodType | undefined;
        if (schema === undefined) throw new Error(`no schema for the message ${event}`);
        strictly(schema, data, event);
        this.#heeded.messages.add(event);
      }
    }
  }
}

function strictly(schema: z.ZodType, body: unknown, what: string): void {
  const read = schema.safeParse(body);
  if (read.success) return;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${what} sent what wire does not describe: ${faults.join('; ')} in ${JSON.stringify(body)}`);
}
