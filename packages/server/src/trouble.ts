import type { Json } from '@nightjar/kernel';

/** What every refusal looks like on the wire. */
export interface TroubleBody {
  readonly error: {
    readonly code: string;
    readonly message: string;
    /** The numbered clause that forbids it, where a game refused. */
    readonly rule?: string;
    /** A template name with its arguments, put into words by the viewer's language. */
    readonly reason?: string;
    readonly with?: Json;
    /** The fresh picture for these eyes, where it helps to go on. */
    readonly view?: Json;
  };
}

/** What a person or a client did that cannot be: thrown anywhere below a route, answered with its status. */
export class Trouble extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: Omit<TroubleBody['error'], 'code' | 'message'>;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    code: string,
    message: string,
    {
      retryAfter = null,
      ...more
    }: Omit<TroubleBody['error'], 'code' | 'message'> & { retryAfter?: number | null } = {},
  ) {
    super(message);
    this.name = 'Trouble';
    this.status = status;
    this.code = code;
    this.more = more;
    this.retryAfter = retryAfter;
  }

  get body(): TroubleBody {
    return { error: { code: this.code, message: this.message, ...this.more } };
  }
}

export const notFound = (what: string): Trouble => new Trouble(404, 'not-found', `there is no such ${what}`);
export const notSignedIn = (): Trouble =>
  new Trouble(401, 'no-session', 'this needs a session: POST /api/guest makes one');
