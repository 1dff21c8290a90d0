/** Every law a game is held to, by the name a breach gives it. */
export const LAWS = [
  'legal',
  'applies',
  'ends',
  'looking',
  'copy',
  'json',
  'same',
  'texts',
  'refusal',
  'components',
  'scores',
  'peek',
  'blind',
  'told',
  'imagine',
  'prospect',
  'forced',
  'bots',
  'undo',
  'absent',
] as const;

export type Law = (typeof LAWS)[number];

/** A law that does not hold: which, where, and what differed. */
export interface LawBreach {
  readonly law: Law;
  readonly game: string;
  readonly seed: string;
  /** How many answers had been given. */
  readonly answer: number;
  readonly what: string;
}

export const breachText = (breach: LawBreach): string =>
  `${breach.game} breaks the law "${breach.law}" at answer ${breach.answer} of seed "${breach.seed}": ${breach.what}`;

/** Thrown inside the laws to leave them at the first breach. */
export class Broken extends Error {
  readonly law: Law;

  constructor(law: Law, what: string) {
    super(what);
    this.law = law;
  }
}

/** Goes on only if nothing is wrong. */
export function hold(law: Law, wrong: string | null): void {
  if (wrong !== null) throw new Broken(law, wrong);
}

/** Runs a piece of the game; what it throws is a breach of this law. */
export function within<T>(law: Law, doing: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Broken) throw error;
    throw new Broken(law, `${doing}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
