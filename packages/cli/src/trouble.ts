/** The exit code for a wrong command line. */
export const USAGE = 2;
/** The exit code for what failed. */
const FAILED = 1;

/** Ends a command with one line for people on stderr and an exit code. */
export class Trouble extends Error {
  readonly code: number;

  constructor(code: number, what: string) {
    super(what.replace(/\s+/g, ' ').trim());
    this.code = code;
  }
}

/** The command line is wrong. */
export function misused(what: string): never {
  throw new Trouble(USAGE, what);
}

/** What was asked for failed. */
export function failed(what: string): never {
  throw new Trouble(FAILED, what);
}
