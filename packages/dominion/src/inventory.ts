import { owned } from './scoring.ts';
import { calls, pileSizes } from './setup.ts';
import { endsIn } from './standstill.ts';
import { NONE, type State } from './state.ts';

/** Null if every card, Boon and Hex is somewhere exactly once; otherwise what is lost or doubled. */
export function audit(state: State): string | null {
  return doubled(state) ?? cardsLost(state) ?? fateLost(state) ?? strayed(state) ?? miscounted(state);
}

const held = (state: State): number[] => [...state.turns.flatMap((_, seat) => owned(state, seat)), ...state.trash];

function doubled(state: State): string | null {
  const seen = new Set<number>();
  for (const card of held(state)) {
    if (seen.has(card)) return `card ${card}, ${state.box.ids[state.kind[card] as number]}, is in two places`;
    seen.add(card);
  }
  return null;
}

function cardsLost(state: State): string | null {
  const { box, kingdom, options } = state;
  const sizes = pileSizes(box, kingdom, options.players);
  const dealt = dealtKinds(state);
  const found = box.ids.map(() => 0);
  for (const card of held(state)) {
    const kind = state.kind[card] as number;
    found[kind] = (found[kind] as number) + 1;
  }
  for (const [kind, id] of box.ids.entries()) {
    const size = sizes[kind] as number;
    const left = state.left[kind] as number;
    if ((left === NONE) !== (size === NONE)) return `the pile of ${id} is ${left}`;
    const due = Math.max(0, size) + (dealt[kind] as number);
    const there = Math.max(0, left) + (found[kind] as number);
    if (there !== due) return `${there} of ${due} ${id}`;
  }
  return null;
}

/** What players and the trash started with, by kind. */
function dealtKinds(state: State): readonly number[] {
  const { box, kingdom, options } = state;
  const counts = box.ids.map(() => 0);
  const { estates, coppers } = box.startDeck;
  const heirlooms = kingdom.flatMap((kind) => box.heirloom[kind] ?? []);
  const add = (kind: number, count: number): void => {
    counts[kind] = (counts[kind] as number) + count;
  };
  add(box.ids.indexOf('estate'), estates * options.players);
  add(box.ids.indexOf('copper'), (coppers - heirlooms.length) * options.players);
  for (const kind of heirlooms) add(kind, options.players);
  if (calls(box, kingdom, 'zombies-in-trash')) for (const kind of box.zombies) add(kind, 1);
  return counts;
}

function fateLost(state: State): string | null {
  const { box, kingdom } = state;
  const saved = state.delayed.flatMap(({ boon }) => (boon === NONE ? [] : [boon]));
  const { boonDeck, boonDiscard, druidRow, hexDeck, hexDiscard, afoot } = state;
  const found = [...boonDeck, ...boonDiscard, ...druidRow, ...hexDeck, ...hexDiscard, ...afoot, ...saved];
  found.push(...state.front.flat());
  const due = [...(calls(box, kingdom, 'boons') ? box.boons : []), ...(calls(box, kingdom, 'hexes') ? box.hexes : [])];
  for (const kind of due) {
    const times = found.filter((other) => other === kind).length;
    if (times !== 1) return `${box.ids[kind]} is there ${times} times`;
  }
  return found.length === due.length ? null : `${found.length} of ${due.length} Boons and Hexes`;
}

/** Between effects nothing is in limbo and nothing is being followed (DOM-1.9a). */
function strayed(state: State): string | null {
  if (state.stack.length > 0) return null;
  if (state.limbo.some((cards) => cards.length > 0)) return 'cards are left in limbo';
  return state.afoot.length > 0 ? 'a Boon or Hex is left between its piles' : null;
}

/** The table has not stood still for more turns than were taken, nor gone on after the end (DOM-16.7). */
function miscounted(state: State): string | null {
  const taken = state.turns.reduce((sum, turns) => sum + turns, 0);
  const isRight = state.standstill <= taken && (state.phase === 'over' || (endsIn(state) ?? 1) > 0);
  return isRight ? null : `a standstill of ${state.standstill} turns after ${taken}`;
}
