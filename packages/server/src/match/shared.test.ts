import { expect, test } from 'vitest';
import { answerNext, askedPerson, duel, newCommand, testServices } from '../testing/services.ts';
import type { Trouble } from '../trouble.ts';
import { giveAnswer } from './answer.ts';
import { eventsSince, requireChain } from './log.ts';
import { onMoved } from './news.ts';
import { genesisOf, openMatch } from './open.ts';
import { pictureOf } from './picture.ts';

test('two servers on one PostgreSQL answer by turns at one match', async () => {
  const { services: one, again } = await testServices('postgres');
  const two = await again();
  const { id } = (await duel(one)).row;
  for (let i = 0; i < 60; i += 1) await answerNext(i % 3 === 0 ? one : two, id, i);
  const [here, there] = await Promise.all([one, two].map(({ context }) => openMatch(context, id)));
  expect(here?.row).toEqual(there?.row);
  expect(pictureOf(here as never, 0)).toEqual(pictureOf(there as never, 0));
});

test('a server hears of moves at another one', async () => {
  const { services: one, again } = await testServices('postgres');
  const two = await again();
  const { id } = (await duel(one)).row;
  const heard = new Promise<number>((resolve) => {
    onMoved(two.context, ({ match, seq }) => {
      if (match === id && seq > 3) resolve(seq);
    });
  });
  for (let i = 0; i < 3; i += 1) await answerNext(one, id, i);
  const seq = await heard;
  expect((await openMatch(two.context, id)).row.seq).toBeGreaterThanOrEqual(seq);
});

test('two servers that answer the same question at the same time never fork the match', async () => {
  const { services: one, again } = await testServices('postgres');
  const two = await again();
  const { id } = (await duel(one)).row;
  let acknowledged = 0;
  for (let i = 0; i < 40; i += 1) {
    const opened = await openMatch(one.context, id);
    if (opened.row.status !== 'playing') break;
    await openMatch(two.context, id);
    const answers = pictureOf(opened, opened.row.asked as number).answers ?? [];
    const who = { person: askedPerson(opened) };
    const tries = await Promise.allSettled(
      [one, two, one, two].map(({ context }, nth) => {
        const answer = answers[nth % answers.length] as string;
        return giveAnswer(context, id, who, { command: newCommand(), seq: opened.row.seq, answer });
      }),
    );
    const refused = tries.filter((tried) => tried.status === 'rejected').map(({ reason }) => (reason as Trouble).code);
    expect(refused).toEqual(['stale', 'stale', 'stale']);
    acknowledged += 1;
  }
  const rows = await eventsSince(one.context.store, id);
  requireChain(id, { seq: 0, hash: genesisOf(id) }, rows);
  expect(rows.filter(({ kind }) => kind === 'answer')).toHaveLength(acknowledged);
});

test('the same command sent to two servers at once is done once and answered alike', async () => {
  const { services: one, again } = await testServices('postgres');
  const two = await again();
  const { id } = (await duel(one)).row;
  for (let i = 0; i < 10; i += 1) {
    const opened = await openMatch(one.context, id);
    await openMatch(two.context, id);
    const answers = pictureOf(opened, opened.row.asked as number).answers ?? [];
    const command = { command: newCommand(), seq: opened.row.seq, answer: answers[i % answers.length] as string };
    const who = { person: askedPerson(opened) };
    const replies = await Promise.all([one, two, two].map(({ context }) => giveAnswer(context, id, who, command)));
    expect(new Set(replies.map(({ seq }) => seq)).size).toBe(1);
  }
});
