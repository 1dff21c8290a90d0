import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./peers/', import.meta.url));

/**
 * Installs the engines we measure against, in their own folder; `npm start` and `npm test` never do. The process that starts a
 * bench installs them: the measured processes do not get the machine's environment, such as its certificates.
 */
export function installPeers(): void {
  if (existsSync(`${folder}node_modules/boardgame.io`)) return;
  process.stderr.write('installing the peers in bench/peers …\n');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], { cwd: folder, stdio: ['ignore', 2, 2] });
}

/** The parts of boardgame.io the bench drives; it ships no types that Node could read here. */
export interface BoardgameIo {
  readonly CreateGameReducer: (setup: { game: object }) => (state: unknown, action: unknown) => PeerState;
  readonly InitializeGame: (setup: { game: object; numPlayers: number }) => PeerState;
}

interface PeerState {
  readonly G: unknown;
  readonly ctx: { readonly currentPlayer: string };
}

/** boardgame.io as it runs in production: without its development checks. */
export function boardgameIo(): BoardgameIo {
  process.env['NODE_ENV'] = 'production';
  return createRequire(`${folder}package.json`)('boardgame.io/internal') as BoardgameIo;
}

/** boardgame.io's tree search, as far as the bench drives it. */
export interface BoardgameIoAi {
  readonly MCTSBot: new (settings: {
    game: object;
    enumerate: (G: unknown, ctx: unknown, playerID: string) => readonly object[];
    iterations: number;
    seed: string;
  }) => { play(state: unknown, playerID: string): Promise<{ action: { payload: { args: readonly number[] } } }> };
}

export function boardgameIoAi(): BoardgameIoAi {
  process.env['NODE_ENV'] = 'production';
  return createRequire(`${folder}package.json`)('boardgame.io/ai') as BoardgameIoAi;
}

/** boardgame.io's server, as far as the bench drives it. */
export interface BoardgameIoServer {
  Server(setup: { games: readonly object[]; origins: readonly string[] }): {
    run(where: { port: number }): Promise<{ appServer: { address(): { port: number } } }>;
  };
}

export function boardgameIoServer(): BoardgameIoServer {
  process.env['NODE_ENV'] = 'production';
  return createRequire(`${folder}package.json`)('boardgame.io/server') as BoardgameIoServer;
}

/** The client of its sockets. */
export interface SocketIoClient {
  readonly io: (
    address: string,
    options: { transports: readonly string[]; forceNew: boolean },
  ) => {
    // biome-ignore lint/suspicious/noExplicitAny: whatever the server sends.
    // oxlint-disable-next-line typescript/no-explicit-any
    on(event: string, listener: (...args: any[]) => void): void;
    emit(event: string, ...args: unknown[]): void;
  };
}

export function socketIoClient(): SocketIoClient {
  return createRequire(`${folder}package.json`)('socket.io-client') as SocketIoClient;
}
