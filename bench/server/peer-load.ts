import { socketIoClient } from '../peers.ts';
import { driven, type LoadPlan, type Ready } from './drive.ts';

/** People who play on boardgame.io's server: one socket for each of the two seats of a match. */
const [base = '', matches = '0', plan = 'null'] = process.argv.slice(2);
const settings = JSON.parse(plan) as LoadPlan | null;
const { io } = socketIoClient();
/** What boardgame.io calls its counter of states. */
const STATE = '_stateID';
const ready: Ready[] = [];
let drawn = 0;

interface Seen {
  readonly [STATE]: number;
  readonly G: { readonly answers: readonly string[] | null };
}

async function sit(match: string, player: string): Promise<void> {
  const socket = io(`${base}/nocturne`, { transports: ['websocket'], forceNew: true });
  /** Hears of the next state: a move is acknowledged by being sent to everybody, its sender among them. */
  let acknowledged: (() => void) | null = null;
  let begun = -1;
  const see = (seen: Seen): void => {
    acknowledged?.();
    acknowledged = null;
    const { answers } = seen.G;
    if (answers === null || begun >= seen[STATE]) return;
    begun = seen[STATE];
    ready.push({
      answer: () =>
        new Promise((resolve) => {
          acknowledged = resolve;
          drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648;
          const payload = { type: 'answer', args: [answers[drawn % answers.length]], playerID: player };
          socket.emit('update', { type: 'MAKE_MOVE', payload }, seen[STATE], match, player);
        }),
    });
  };
  socket.on('update', (_match: string, seen: Seen) => see(seen));
  await new Promise<void>((resolve) => {
    socket.on('sync', (_match: string, info: { state: Seen }) => {
      see(info.state);
      resolve();
    });
    socket.emit('sync', match, player, undefined, 2);
  });
}

// Nothing outlives the bench.
process.on('disconnect', () => process.exit(1));
const count = Number(matches);
for (let i = 0; i < count; i += 25) {
  const some = Array.from({ length: Math.min(25, count - i) }, (_, j) => `match-${i + j}`);
  await Promise.all(some.map((match) => sit(match, '0')));
  await Promise.all(some.map((match) => sit(match, '1')));
}
driven(ready, settings);
