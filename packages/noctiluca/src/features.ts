import { ahead, bestRival, type Seat } from '@nightjar/kernel';
import { COLOURS, FACES, JAR_COLOURS } from './box.ts';
import { outlook } from './estimate.ts';
import { diceIn, gathered, ofColour, sizeOf } from './handful.ts';
import { jarWorths, turnsLeft } from './promise.ts';
import { heldBy } from './standing.ts';
import { freeOn, LAST_ROUND, lacking, QUESTIONS, type State, TEMPEST, tokenValue } from './state.ts';

/** Points that count as one. */
const TEN = 10;
/** Jars a seat has in play at most. */
const SLOTS = 2;

const JAR_NAMES = ['is', 'lacks', 'reward', 'rewardPerDie', 'rewardLacking', 'full', 'nearlyFull', 'lacksPerTurn'];

const SEAT_NAMES: readonly string[] = [
  ...'points tokens delivered.points delivered turns turns.none dice dicePerTurn'.split(' '),
  ...Array.from({ length: SLOTS }, (_, slot) => JAR_NAMES.map((name) => `jar.${slot + 1}.${name}`)).flat(),
  ...COLOURS.flatMap((colour) => [`free.${colour}`, `free.${colour}.dice`]),
];

/** The names of the features, in their order. */
export const featureNames: readonly string[] = [
  ...'estimate players.1 players.2 players.3 players.4 round.last pawns pawns.last'.split(' '),
  ...COLOURS.map((colour) => `pool.${colour}`),
  ...QUESTIONS.map((question) => `asked.${question}`),
  ...'active first first.last haul haul.own'.split(' '),
  ...JAR_COLOURS.flatMap((colour) =>
    ['left', 'own', 'rival', 'lead', 'hope', 'hope.last', 'tied'].map((name) => `token.${colour}.${name}`),
  ),
  ...['own', 'rival'].flatMap((seat) => SEAT_NAMES.map((name) => `${seat}.${name}`)),
];

/**
 * What a learned value goes by: the estimate, the pool, the seat and its best rival, each as numbers of about 1 and by
 * what the seat knows (NLC-14.2). As many for any number of players; alone the rival is the tempest.
 */
export function features(state: State, seat: Seat): number[] {
  const worth = outlook(state, seat);
  const rival = worth.length === 1 ? TEMPEST : bestRival(worth, seat);
  const into = [ahead(worth, seat) / TEN];
  const dice = diceIn(gathered(state.pool));
  addTable(into, state, seat, dice);
  addTokens(into, state, seat, rival);
  addSeat(into, state, seat, { eyes: seat, worth, dice });
  addSeat(into, state, rival, { eyes: seat, worth, dice });
  return into;
}

/** How far the game is, which seat is asked what, and what is left. */
function addTable(into: number[], state: State, seat: Seat, dice: readonly number[]): void {
  for (let players = 1; players <= 4; players += 1) into.push(state.options.players === players ? 1 : 0);
  const isLast = state.round === LAST_ROUND ? 1 : 0;
  let pawns = 0;
  for (const left of state.pawns) pawns += left;
  into.push(isLast, pawns / 12, (pawns * isLast) / 12);
  for (const n of dice) into.push(n / 20);
  for (const question of QUESTIONS) into.push(state.stage === question ? (state.turn === seat ? 1 : -1) : 0);
  into.push(state.active === seat ? 1 : 0, state.first === seat ? 1 : 0, state.first === seat ? isLast : 0);
  into.push(sizeOf(state.haul) / FACES, state.active === seat ? sizeOf(state.haul) / FACES : 0);
}

/** Tokens by colour: those left, the seat's and its rival's, and how far the seat is ahead. */
function addTokens(into: number[], state: State, seat: Seat, rival: number): void {
  const size = state.box.tokens.length;
  const held = heldBy(state, seat);
  const rivals = heldBy(state, rival);
  const isLate = state.round === LAST_ROUND;
  for (let colour = 0; colour < JAR_COLOURS.length; colour += 1) {
    const left = (size - (state.taken[colour] as number)) / size;
    const own = ofColour(held, colour);
    const theirs = ofColour(rivals, colour);
    const lead = Math.max(-2, Math.min(2, own - theirs));
    const hope = lead === 0 || left === 0 ? 0 : lead * left;
    into.push(left, own / 3, theirs / 3, lead, hope, isLate ? hope : 0, own === theirs ? left : 0);
  }
}

interface Looked {
  readonly eyes: Seat;
  readonly worth: readonly number[];
  readonly dice: readonly number[];
}

/** Features of a seat. */
const SEAT = 8 + SLOTS * 8 + COLOURS.length * 2;

/** What one seat has: points, turns, and how far its jars are. */
function addSeat(into: number[], state: State, seat: number, { eyes, worth, dice }: Looked): void {
  const from = into.length;
  const jars = state.jars[seat];
  if (jars === undefined) {
    while (into.length < from + SEAT) into.push(0);
    return;
  }
  let tokens = 0;
  for (const token of state.tokens[seat] as number[]) tokens += tokenValue(state.box, token);
  let delivered = 0;
  const worths = jarWorths(state, seat, eyes);
  for (const jar of state.delivered[seat] as number[]) delivered += worths[jar] as number;
  const turns = turnsLeft(state, seat);
  const onJars = sizeOf(gathered(state.dice[seat] as number[]));
  into.push((worth[seat] as number) / 50, tokens / 30, delivered / 20, (state.delivered[seat] as number[]).length / 5);
  into.push(turns / 6, turns === 0 ? 1 : 0, onJars / 5, onJars / (turns + 1) / 2);
  const isSecondFirst = jars.length === SLOTS && lacking(state, seat, 1) < lacking(state, seat, 0);
  for (let i = 0; i < SLOTS; i += 1) addJar(into, state, seat, { slot: isSecondFirst ? 1 - i : i, eyes, turns });
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    let free = 0;
    for (let slot = 0; slot < jars.length; slot += 1) free += freeOn(state, seat, slot, colour);
    into.push(free / 4, (free * (dice[colour] as number)) / 60);
  }
}

/** The jar nearest to being full comes first. */
function addJar(
  into: number[],
  state: State,
  seat: number,
  { slot, eyes, turns }: { readonly slot: number; readonly eyes: Seat; readonly turns: number },
): void {
  const jar = (state.jars[seat] as number[])[slot];
  if (jar === undefined) {
    for (let i = 0; i < 8; i += 1) into.push(0);
    return;
  }
  const { jars, tokens } = state.box;
  const lacks = lacking(state, seat, slot);
  const token = tokens[state.taken[jars.colour[jar] as number] as number] ?? 0;
  const reward = (token + (jarWorths(state, seat, eyes)[jar] as number)) / TEN;
  into.push(1, lacks / 4, reward, reward / (lacks + 1), (reward * lacks) / 4);
  into.push(lacks === 0 ? 1 : 0, lacks === 1 ? 1 : 0, lacks / (turns + 1) / 2);
}
