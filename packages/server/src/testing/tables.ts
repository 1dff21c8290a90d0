import { randomUUID } from 'node:crypto';
import type { Answer, Client } from './client.ts';
import type { TestServer } from './server.ts';

/** A client, and its person at a table. */
export type Player = Client & { id: string };

export interface Gathered {
  readonly match: string;
  readonly players: readonly Player[];
}

/** People take seats in order, and the match begins. */
export async function gather(server: TestServer, names: readonly string[], more: object = {}): Promise<Gathered> {
  const players = await Promise.all(names.map((name) => server.guest(name)));
  const [host, ...others] = players as [Player, ...Player[]];
  const made = await host.post('/api/matches', {
    game: 'nocturne',
    seats: ['me', ...others.map(() => 'open')],
    ...more,
  });
  if (made.status !== 200) throw new Error(`no match: ${made.text}`);
  for (const [i, player] of others.entries()) {
    const joined = await player.post('/api/join', { code: made.body.code, seat: i + 1 });
    if (joined.status !== 200) throw new Error(`not joined: ${joined.text}`);
  }
  return { match: made.body.match, players };
}

/** The asked person gives one of the legal answers: the nth, counted round. */
export async function answerNext({ match, players }: Gathered, nth = 0): Promise<Answer> {
  const { asked } = (await (players[0] as Player).get(`/api/matches/${match}`)).body;
  const player = players[asked] as Player;
  const { seq, answers } = await player.table(match);
  return sent(player, match, 'answer', { seq, answer: answers[nth % answers.length] });
}

/** Sends a command at a table. If it was done, `picture` is the sender's picture afterwards. */
export async function sent(player: Player, match: string, path: string, body: object): Promise<Answer> {
  const answer = await player.surely(`/api/matches/${match}/${path}`, body);
  if (answer.status !== 200) return answer;
  return { ...answer, body: { ...answer.body, picture: await player.table(match) } };
}

/** A new command id. */
export const newCommand = (): string => randomUUID();
