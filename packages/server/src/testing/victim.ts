import { writeSync } from 'node:fs';
import { faultPoint } from '../faults.ts';
import { giveAnswer } from '../match/answer.ts';
import { onMoved } from '../match/news.ts';
import { openMatch } from '../match/open.ts';
import { pictureOf } from '../match/picture.ts';
import { openServices } from '../services.ts';

/**
 * A process that answers for everybody in a match until `NIGHTJAR_FAULT` kills it. It prints each command before it is
 * sent and after it was acknowledged.
 */
const [match = '', dataFolder = '', databaseUrl = ''] = process.argv.slice(2);
const { context } = await openServices({ dataFolder, databaseUrl: databaseUrl || null });
onMoved(context, () => undefined);
const say = (...words: readonly (string | number)[]): void => void writeSync(1, `${words.join('\t')}\n`);
for (let i = 0; ; i += 1) {
  const opened = await openMatch(context, match);
  const { asked, seq } = opened.row;
  if (asked === null) break;
  const person = opened.seats[asked]?.person ?? '';
  const answers = pictureOf(opened, asked).answers ?? [];
  const answer = answers[i % answers.length] ?? '';
  const command = `victim-${process.pid}-${i}`;
  say('try', person, command, seq, answer);
  const done = await giveAnswer(context, match, { person }, { command, seq, answer });
  say('ack', command, done.seq);
  faultPoint('after-ack');
}
say('over');
