import { createHmac } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { SubscriptionRow } from '../store/schema.ts';
import { type OutgoingSettings, post } from './outgoing.ts';
import type { Vapid } from './vapid.ts';
import type { Word } from './words.ts';

/** A notice on its way. */
export interface Notice extends Word {
  /** Where the match is found. */
  readonly url: string;
  readonly match: string;
  readonly game: string;
  /** The event that began the turn: together with the match it names the turn, so that a receiver can tell repeats. */
  readonly seq: number;
  readonly at: number;
}

/** What became of a notice; `gone` means that the other end wants no more. */
export type Delivery = 'sent' | 'gone';

const A_DAY_S = 24 * 60 * 60;
const isGood = (status: number): boolean => status >= 200 && status < 300;

function delivered(status: number): Delivery {
  if (isGood(status)) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  throw new Error(`it was answered with ${status}`);
}

/** By web push: encrypted for the browser, and the push service cannot read it. */
export async function byPush(
  { target, secret }: SubscriptionRow,
  notice: Notice,
  vapid: Vapid,
  settings: OutgoingSettings,
): Promise<Delivery> {
  const keys = JSON.parse(secret ?? '') as { readonly p256dh: string; readonly auth: string };
  const { title, text, url, match, game } = notice;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: target, keys },
    JSON.stringify({ title, text, url, match, game }),
    // One topic per match: while the device is away a later notice takes the place of an earlier one.
    { vapidDetails: vapid, TTL: A_DAY_S, urgency: 'high', topic: match.replaceAll(/[^\w-]/g, '').slice(0, 32) },
  );
  return delivered(await post({ url: target, headers, body: body ?? '' }, settings));
}

/** The signature of a webhook's body: HMAC-SHA256 over `<time>.<body>`. */
export const signatureOf = (secret: string, time: number, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

export async function byWebhook(
  { id, target, secret }: SubscriptionRow,
  notice: Notice,
  settings: OutgoingSettings,
): Promise<Delivery> {
  const body = JSON.stringify({ event: 'turn', ...notice });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'nightjar',
    'x-nightjar-subscription': id,
    'x-nightjar-time': notice.at,
    'x-nightjar-signature': signatureOf(secret ?? '', notice.at, body),
  };
  return delivered(await post({ url: target, headers, body }, settings));
}

/** The door to the mail server; null where none is configured. */
export function openMail(smtp: Config['smtp'], limitMs: number): Post | null {
  if (smtp === null) return null;
  const { host, port, from, user, password } = smtp;
  const auth = user === null || password === null ? {} : { auth: { user, pass: password } };
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs };
  return new Post(createTransport({ host, port, secure: port === 465, ...auth, ...limits }), from);
}

/** Sends mail. */
export class Post {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor(transport: Transporter, from: string) {
    this.#transport = transport;
    this.#from = from;
  }

  async send(to: string, { title, text }: Word, url: string | null): Promise<void> {
    const body = url === null ? text : `${text}\n\n${url}\n`;
    await this.#transport.sendMail({ from: this.#from, to, subject: title, text: body });
  }

  close(): void {
    this.#transport.close();
  }
}
