/** A standing wish to take answers back across a barrier. The next answer makes it void. */
export interface Proposal {
  readonly by: number;
  readonly count: number;
  /** Seats that agree so far. */
  readonly agreed: readonly number[];
}
