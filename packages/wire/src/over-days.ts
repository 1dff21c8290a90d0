import type { Pace } from './pace.ts';

/** Which clocks run over days: players come back to the match, nights pass, and an answer is worth a notice. */
const RUNS_OVER_DAYS = { free: false, live: false, days: true } as const satisfies Readonly<
  Record<Pace['kind'], boolean>
>;

type KindOverDays = {
  [Kind in Pace['kind']]: (typeof RUNS_OVER_DAYS)[Kind] extends true ? Kind : never;
}[Pace['kind']];

/** Whether a match at this pace lasts over days. */
export const runsOverDays = (pace: Pace): pace is Extract<Pace, { readonly kind: KindOverDays }> =>
  RUNS_OVER_DAYS[pace.kind];
