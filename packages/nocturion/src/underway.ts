import type { Seat } from '@nightjar/kernel';
import type { Frame, Library } from '@nightjar/script';
import { NONE } from './components.ts';
import { readerOf } from './library.ts';
import type { Stage, State } from './state.ts';
import { RULE } from './text.ts';

/** A text that has begun, how far it is, and what it remembers; whatever is empty is left out. All of it is open. */
type TextView = {
  readonly text: string;
  readonly seat: Seat;
  readonly step: number;
  readonly card?: number;
  readonly mark?: number;
  readonly it?: readonly number[];
  readonly said?: number;
  readonly kept?: readonly number[];
  readonly turn?: number;
  readonly waiting?: readonly string[];
};

/** What everybody could tell from the course of the game, beyond what lies on the table. */
export type Underway = {
  readonly stage: Stage;
  /** Seats that are through with the phase or the pass, and which pass of the Acquisition Phase it is. */
  readonly served: number;
  readonly pass: number;
  /** Whether the Season Tracker was moved in this Action Phase (NRN-4.3). */
  readonly isMoved: boolean;
  /** The site of the activation under way, and the Beast that was chosen and has no Enclosure yet. */
  readonly site: string | null;
  readonly arriving: string | null;
  /** Beasts that have refreshed others in this turn (NRN-13.17). */
  readonly refreshers: readonly string[];
  /** The Curse that was drawn and not placed yet (NRN-25.4). */
  readonly curse: string | null;
  /** Texts under way, the outermost first, and picks made so far. */
  readonly texts: readonly TextView[];
  readonly picks: readonly string[];
};

export function underway(state: State): Underway {
  const { box, stack } = state;
  const { library } = readerOf(box);
  const nameOf = (beast: number): string => box.beasts.id[beast] as string;
  const giving = stack.findLast(({ script, kept }) => script === RULE.giveCurse && kept.length > 0);
  return {
    stage: state.stage,
    served: state.served,
    pass: state.pass,
    isMoved: state.isMoved,
    site: box.sites.id[state.site] ?? null,
    arriving: box.beasts.id[state.arriving] ?? null,
    refreshers: state.refreshers.map(nameOf),
    curse: box.curses.id[giving?.kept[0] ?? NONE] ?? null,
    texts: stack.map((frame) => textView(library, frame)),
    picks: state.picks.map(nameOf),
  };
}

function textView(library: Library<never>, frame: Frame): TextView {
  const { script, seat, step, card, mark, it, said, kept, turn, waiting } = frame;
  return {
    text: library.entry(script).name,
    seat,
    step,
    ...(card === NONE ? {} : { card }),
    ...(mark === NONE ? {} : { mark }),
    ...(it.length === 0 ? {} : { it: [...it] }),
    ...(said === NONE ? {} : { said }),
    ...(kept.length === 0 ? {} : { kept: [...kept] }),
    ...(turn === 0 ? {} : { turn }),
    ...(waiting.length === 0 ? {} : { waiting: waiting.map((one) => library.entry(one.script).name) }),
  };
}
