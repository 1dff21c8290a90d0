/** The columns that an append writes in whole rows, in the order of its statements. */
export const EVENT_COLUMNS = [
  'match',
  'seq',
  'command',
  'seat',
  'kind',
  'body',
  'facts',
  'hash',
  'at',
  'body_hash',
  'reached',
] as const;

/** The columns of a seat that may change. */
export const SEAT_COLUMNS = [
  'kind',
  'person',
  'name',
  'bot',
  'ready',
  'away_bot',
  'resigned_at',
  'reserve_ms',
  'clock_at',
] as const;

export const DUE_COLUMNS = [
  'id',
  'match',
  'kind',
  'seat',
  'seq',
  'at',
  'claimed_by',
  'claimed_at',
  'tries',
  'host',
  'slow',
] as const;
