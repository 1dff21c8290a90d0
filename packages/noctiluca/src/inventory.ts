import { COLOURS } from './box.ts';
import { ofColour } from './handful.ts';
import { diceOn, type State } from './state.ts';

/** Null if every die, jar, token, pawn and favourite is somewhere exactly once; otherwise what is not. */
export function audit(state: State): string | null {
  return diceLost(state) ?? jarsLost(state) ?? tokensLost(state) ?? pawnsLost(state) ?? favouritesLost(state);
}

function diceLost(state: State): string | null {
  const { box } = state;
  const places = [...state.pool, state.lid, state.haul, state.storm, ...state.dice.flat()];
  if (places.some((handful) => handful < 0)) return 'a negative number of dice';
  for (const [colour, name] of COLOURS.entries()) {
    const found = places.reduce((sum, handful) => sum + ofColour(handful, colour), 0);
    if (found !== box.dice[colour]) return `${found} of ${box.dice[colour]} ${name} dice`;
  }
  for (const [seat, jars] of state.jars.entries()) {
    for (const [slot, jar] of jars.entries()) {
      if (diceOn(state, seat, slot) > (box.jars.size[jar] as number)) return `too many dice on ${box.jars.id[jar]}`;
    }
  }
  return null;
}

function jarsLost(state: State): string | null {
  const { id } = state.box.jars;
  const places = [state.deck, state.drawn, state.discarded];
  const found = [...places, ...state.dealt, ...state.piles, ...state.jars, ...state.delivered].flat();
  for (const [jar, name] of id.entries()) {
    const times = found.filter((other) => other === jar).length;
    if (times !== 1) return `${name} is there ${times} times`;
  }
  if (state.under > state.deck.length) return `${state.under} known cards under a deck of ${state.deck.length}`;
  for (const [seat, jars] of state.jars.entries()) {
    if (state.dice[seat]?.length !== jars.length) return `seat ${seat} has dice on no jar`;
  }
  return null;
}

/** Tokens leave their stacks from the top (NLC-3.6). */
function tokensLost(state: State): string | null {
  const { tokens } = state.box;
  const found = state.tokens.flat();
  for (const [colour, taken] of state.taken.entries()) {
    for (let place = 0; place < tokens.length; place += 1) {
      const times = found.filter((token) => token === colour * tokens.length + place).length;
      if (times !== (place < taken ? 1 : 0)) return `token ${place} of colour ${colour} is held ${times} times`;
    }
  }
  return null;
}

/** A pawn is with its player or on a shore; alone, those of the first round stay there (NLC-12.9). */
function pawnsLost(state: State): string | null {
  const { players } = state.options;
  const each = state.box.pawns[players] as number;
  let standing = 0;
  for (let shore = 0; shore < state.box.pool.shores.length; shore += 1) standing += (state.pawned >> shore) & 1;
  const due = each * (players === 1 ? state.round + 1 : players);
  const found = standing + state.pawns.reduce((sum, n) => sum + n, 0);
  return found === due ? null : `${found} of ${due} pawns`;
}

function favouritesLost({ favourites, options }: State): string | null {
  return new Set(favourites).size === options.players ? null : `${favourites.length} favourites are not all different`;
}
