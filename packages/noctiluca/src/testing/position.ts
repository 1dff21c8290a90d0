import { type Scenario, transcript } from '@nightjar/lab';
import { COLOURS, JAR_COLOURS, PILES } from '../box.ts';
import { run } from '../course.ts';
import { takeToken } from '../delivery.ts';
import { noctiluca } from '../game.ts';
import { gathered, handfulOf, ofColour, oneDie } from '../handful.ts';
import { readOptions } from '../options.ts';
import { setup } from '../setup.ts';
import { isSolo, NONE, nextSeat, poolAt, type State, TEMPEST } from '../state.ts';

/**
 * A position as a test states it, at the start of a player's turn. Lists are texts with spaces between; jars go without
 * their `jar-`. What is not stated stays as dealt; components are conserved: dice not stated lie in the lid, jars not
 * stated lie under the piles or the deck.
 */
export interface Position {
  /** Options by name; two players unless said. */
  readonly options?: { readonly [option: string]: string | number };
  readonly seed?: string;
  readonly round?: 1 | 2;
  /** Dice by space: `{ O0: 'P1 P1 B6' }`; all other spaces are empty. */
  readonly pool?: { readonly [space: string]: string };
  /** Shores with a pawn; the pawns left are shared out so that the active player is next. */
  readonly pawned?: string;
  /** Jars in play by seat, with the letters of their dice: `'gold-01/PB red-03'`. */
  readonly jars?: readonly string[];
  /** Delivered jars by seat; tokens go with them unless stated. */
  readonly delivered?: readonly string[];
  /** Token colours by side, the tempest's last; the top tokens go to the first side, the next to the second. */
  readonly tokens?: readonly string[];
  /** Favourite colours by seat. */
  readonly favourites?: string;
  /** Jars of each pile from the top. */
  readonly piles?: readonly string[];
  /** Whether piles or deck hold the stated jars and no others; those left over the last player, or the tempest, has had. */
  readonly ends?: boolean;
  /** The solo deck from the top, and how many of its lowest cards the player has put there. */
  readonly deck?: string;
  readonly under?: number;
  /** Letters of the dice in the tempest. */
  readonly storm?: string;
  readonly section?: string;
  /** Whose turn it is, and who has the marker (the same unless said). */
  readonly active?: number;
  readonly first?: number;
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The state a position describes, run to its first question. */
export function position(told: Position): State {
  const checked = readOptions({ players: 2, ...told.options });
  if (!checked.ok) throw new Error(`options ${checked.fault.where}: ${checked.fault.what}`);
  const state = setup(checked.value, told.seed ?? 'position');
  state.putBack = state.dealt.map((dealt) => dealt[0] as number);
  state.stage = 'dealing';
  run(state);
  state.round = (told.round ?? 1) - 1;
  state.active = told.active ?? 0;
  state.first = told.first ?? state.active;
  setPawns(state, told);
  setJars(state, told);
  setTokens(state, told);
  setDice(state, told);
  if (told.favourites !== undefined) {
    state.favourites = words(told.favourites).map((colour) =>
      state.box.favourites.findIndex((card) => card.colour === COLOURS.indexOf(colour as 'purple')),
    );
  }
  if (told.section !== undefined)
    state.arrow = found(
      state.box.sections.findIndex(({ id }) => id === `section-${told.section}`),
      told.section,
    );
  state.shore = NONE;
  state.path = NONE;
  state.stage = 'turn';
  run(state);
  return state;
}

/** A transcript that starts from a position. */
export function plays(told: Position, script: (t: Scenario<State>) => void): void {
  transcript(noctiluca, position(told), script);
}

/** A new game with these options, up to its first question. */
export function newGame(options: Position['options'] = {}, seed = 'new game'): State {
  const checked = readOptions({ players: 2, ...options });
  if (!checked.ok) throw new Error(`options ${checked.fault.where}: ${checked.fault.what}`);
  return noctiluca.setup(checked.value, seed);
}

/** Gives an answer by its text; it must be legal. */
export function give(state: State, text: string): void {
  const action = noctiluca.read(state, text);
  if (action === null) throw new Error(`"${text}" is not legal`);
  noctiluca.apply(state, action);
}

function jarNamed(state: State, name: string): number {
  return found(state.box.jars.id.indexOf(`jar-${name}`), `jar ${name}`);
}

function found(place: number, what: string): number {
  if (place === NONE) throw new Error(`no ${what}`);
  return place;
}

function setPawns(state: State, told: Position): void {
  if (told.pawned === undefined) return;
  state.pawned = 0;
  for (const name of words(told.pawned)) state.pawned |= 1 << found(state.box.pool.shores.indexOf(name), name);
  const { players } = state.options;
  const total = (state.box.pawns[players] as number) * (players === 1 ? state.round + 1 : players);
  state.pawns = state.pawns.map(() => 0);
  let seat = state.active;
  for (let left = total - words(told.pawned).length; left > 0; left -= 1) {
    state.pawns = state.pawns.with(seat, (state.pawns[seat] as number) + 1);
    seat = nextSeat(state, seat);
  }
}

function letters(state: State, text: string): number {
  let dice = 0;
  for (const letter of text) dice += oneDie(found(state.box.letters.indexOf(letter), `die ${letter}`));
  return dice;
}

function setJars(state: State, told: Position): void {
  const stated = new Set<number>();
  const take = (name: string): number => {
    const jar = jarNamed(state, name);
    if (stated.has(jar)) throw new Error(`jar ${name} is stated twice`);
    stated.add(jar);
    return jar;
  };
  const list = (text: string): number[] => words(text).map(take);
  const cards = (text: string): string => text.replace(/\/\w*/g, '');
  const own = told.jars?.map((text) => list(cards(text)));
  const delivered = told.delivered?.map(list);
  const piles = told.piles?.map((text) => list(text).reverse());
  const deck = told.deck === undefined ? undefined : list(told.deck).reverse();
  state.jars = state.jars.map((jars, seat) => own?.[seat] ?? without(jars, stated));
  state.delivered = state.delivered.map((_, seat) => delivered?.[seat] ?? []);
  const held = new Set([...stated, ...state.jars.flat()]);
  const rest = state.box.jars.id.map((_, jar) => jar).filter((jar) => !held.has(jar));
  if (told.ends === true) {
    if (isSolo(state)) state.discarded = rest.splice(0);
    else state.delivered = [...state.delivered.slice(0, -1), [...(state.delivered.at(-1) ?? []), ...rest.splice(0)]];
  }
  if (isSolo(state)) state.deck = [...rest, ...(deck ?? [])];
  else {
    const tops = piles ?? [];
    const each = Math.ceil(rest.length / PILES);
    state.piles = Array.from({ length: PILES }, (_, i) => [
      ...rest.slice(i * each, (i + 1) * each),
      ...(tops[i] ?? []),
    ]);
  }
  state.under = told.under ?? 0;
  state.dice = state.jars.map((jars, seat) => {
    const texts = words(told.jars?.[seat] ?? '').map((text) => text.split('/')[1] ?? '');
    return jars.map((_, slot) => letters(state, texts[slot] ?? ''));
  });
}

const without = (jars: readonly number[], stated: ReadonlySet<number>): number[] =>
  jars.filter((jar) => !stated.has(jar));

function setTokens(state: State, told: Position): void {
  const { jars } = state.box;
  const byJars = (told.delivered ?? []).map((list) =>
    words(list)
      .map((name) => JAR_COLOURS[jars.colour[jarNamed(state, name)] as number])
      .join(' '),
  );
  const tokens = told.tokens ?? byJars;
  for (const [side, text] of tokens.entries()) {
    for (const colour of words(text)) takeToken(state, side, JAR_COLOURS.indexOf(colour as 'gold'));
  }
  if (isSolo(state) && told.storm !== undefined) state.storm = letters(state, told.storm);
  if (tokens.length > (isSolo(state) ? TEMPEST + 1 : state.options.players)) throw new Error('too many sides');
}

/** Dice not stated lie in the lid. */
function setDice(state: State, told: Position): void {
  if (told.pool !== undefined) {
    state.pool.fill(0);
    for (const [name, text] of Object.entries(told.pool)) {
      const space = found(state.box.pool.names.indexOf(name), `space ${name}`);
      for (const die of words(text)) {
        const at = poolAt(space, Number(die[1]) - 1);
        const colour = found(state.box.letters.indexOf(die[0] as string), `die ${die}`);
        state.pool[at] = (state.pool[at] as number) + oneDie(colour);
      }
    }
  }
  const placed = gathered([...state.pool, state.storm, ...state.dice.flat()]);
  for (const [colour, dice] of state.box.dice.entries()) {
    if (ofColour(placed, colour) > dice) throw new Error(`not so many ${COLOURS[colour]} dice`);
  }
  state.lid = handfulOf(state.box.dice) - placed;
}
