/** Where incidents are written: pino's shape, so that pino is one. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Says nothing. */
export const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
