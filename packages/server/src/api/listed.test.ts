import { fileURLToPath } from 'node:url';
import { type AnyGame, readRecord, verify } from '@nightjar/kernel';
import { lantern } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { startServer } from '../testing/server.ts';
import { answerNext, gather, type Player, sent } from '../testing/tables.ts';

const LIST = fileURLToPath(new URL('../../../games/src/testing/lantern.ts', import.meta.url));
const RULES: AnyGame = lantern;
const BOT = 2;

test('a game that is only listed is played by two people and a bot to its end, with an answer taken back', async () => {
  const server = await startServer('sqlite', { env: { NIGHTJAR_GAMES: LIST } });
  const seats = ['me', 'open', 'bot:search:20'];
  const table = await gather(server, ['Ada', 'Bob'], { game: 'lantern', options: { rounds: 2 }, seats });
  const { match, players } = table;
  const [ada, bob] = players as [Player, Player];
  const { games } = (await ada.get('/api/games')).body;
  expect(games.at(-1)).toMatchObject({ name: 'lantern', modes: [{ id: 'standard' }, { id: 'short' }] });

  const first = (await answerNext(table)).body.picture;
  expect(first).toMatchObject({ me: 0, asked: 1, undo: 1 });
  const { body: undone } = await sent(ada, match, 'undo', { seq: first.seq });
  expect(undone.picture).toMatchObject({ asked: 0, undo: 0 });

  const stream = await ada.stream();
  let { picture } = undone;
  for (let i = 0; picture.status !== 'over'; i += 1) {
    if (picture.asked === BOT) {
      picture = (await stream.reaches(match, picture.seq + 1)).data.picture;
    } else {
      ({ picture } = (await answerNext(table, i)).body);
    }
  }
  stream.close();
  expect(picture.result).toMatchObject({ reason: 'played' });
  expect(server.lines.filter((line) => line.includes('a bot did not answer'))).toEqual([]);

  const record = readRecord((await bob.get(`/api/matches/${match}/record`)).text);
  if (!record.ok) throw new Error(record.fault.what);
  expect(record.value.answers.map(({ seat }) => seat)).toContain(BOT);
  const state = verify(RULES, record.value);
  expect(state.ok && RULES.result(state.value)?.scores).toEqual(picture.result.scores);
});
