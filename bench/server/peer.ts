import { nocturne, type State } from '@nightjar/nocturne';
import { boardgameIoServer } from '../peers.ts';
import { measured } from './usage.ts';

/** boardgame.io's own server with its own storage in memory and its own sockets, and Nocturne as its game. */
const checked = nocturne.options({ players: 2 });
if (!checked.ok) throw new Error(checked.fault.what);
const options = checked.value;
let made = 0;

/** Tables that never change must not be drafted: boardgame.io leaves objects of a class alone. */
const fixed = <T extends object>(table: T): T => Object.assign(Object.create({}) as T, table);

const game = {
  name: 'nocturne',
  setup: () => {
    made += 1;
    const state = nocturne.setup(options, `bench ${made}`);
    const { box, layout, rng } = state;
    return { ...state, box: fixed(box), layout: fixed(layout), options: fixed(state.options), rng: fixed(rng) };
  },
  moves: {
    answer: ({ G, playerID }: { G: State; playerID: string }, text: string) => {
      const isAsked = nocturne.pending(G)?.seat === Number(playerID);
      const action = isAsked ? nocturne.read(G, text) : null;
      if (action === null) return 'INVALID_MOVE';
      nocturne.apply(G, action);
      return undefined;
    },
  },
  // What our pictures show of the game: the view, the question and the legal answers.
  playerView: ({ G, playerID }: { G: State; playerID: string | null }) => {
    const seat = playerID === null ? 'table' : Number(playerID);
    const decision = nocturne.pending(G);
    const answers =
      decision !== null && decision.seat === seat ? nocturne.legal(G).map((action) => nocturne.write(G, action)) : null;
    return { view: nocturne.view(G, seat), decision, answers, sheets: nocturne.explain(G, seat) };
  },
  turn: { activePlayers: { all: 'table' }, stages: { table: {} } },
  disableUndo: true,
};

const server = boardgameIoServer().Server({ games: [game], origins: ['*'] });
const { appServer } = await server.run({ port: 0 });
measured(`http://127.0.0.1:${appServer.address().port}`);
