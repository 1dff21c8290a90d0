import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Word } from './words.ts';

/** The connection to the mail server; null where none is configured. */
export function openMail(smtp: Config['smtp'], limitMs: number): Mailer | null {
  if (smtp === null) return null;
  const { host, port, from, user, password } = smtp;
  const auth = user === null || password === null ? {} : { auth: { user, pass: password } };
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs };
  return new Mailer(createTransport({ host, port, secure: port === 465, ...auth, ...limits }), from);
}

/** Sends mail. */
export class Mailer {
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
