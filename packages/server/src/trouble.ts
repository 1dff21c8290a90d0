import type { Trouble as TroubleSaid } from '@nightjar/wire';

/** A refusal of what a person or a client asked: thrown anywhere below a route, answered with its status. */
export class Trouble extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: Omit<TroubleSaid, 'code' | 'message'>;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    code: string,
    message: string,
    { retryAfter = null, ...more }: Omit<TroubleSaid, 'code' | 'message'> & { retryAfter?: number | null } = {},
  ) {
    super(message);
    this.name = 'Trouble';
    this.status = status;
    this.code = code;
    this.more = more;
    this.retryAfter = retryAfter;
  }

  get body(): { readonly error: TroubleSaid } {
    return { error: { code: this.code, message: this.message, ...this.more } };
  }
}

export const notFound = (what: string): Trouble => new Trouble(404, 'not-found', `there is no such ${what}`);
export const notSignedIn = (): Trouble =>
  new Trouble(401, 'no-session', 'this needs a session: POST /api/guest makes one');
