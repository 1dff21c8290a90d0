import { randomUUID } from 'node:crypto';
import { drive, type LoadPlan, type Ready } from './latency.ts';
import { Wire } from './wire.ts';

/** People who play on our server: two sit at each match and learn by their streams what they may answer. */
const [base = '', matches = '0', plan = '{}'] = process.argv.slice(2);
const settings = JSON.parse(plan) as LoadPlan;
const wire = new Wire(base, settings.concurrency);
const TABLES_PER_PERSON = 50;

interface Picture {
  readonly match: string;
  readonly seq: number;
  readonly status: string;
  readonly answers: readonly string[] | null;
}

const ready: Ready[] = [];
let drawn = 0;
/** The highest `seq` of each match that somebody has begun to answer. */
const begun = new Map<string, number>();

function offer(picture: Picture, cookie: string): void {
  const { match, seq, answers, status } = picture;
  if (answers === null || status !== 'playing' || (begun.get(match) ?? -1) >= seq) return;
  begun.set(match, seq);
  ready.push({
    async answer() {
      drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648;
      const answer = answers[drawn % answers.length];
      const body = { command: randomUUID(), seq, answer };
      const { text } = await wire.send('POST', `/api/matches/${match}/answer`, cookie, body);
      const reply = JSON.parse(text) as { picture: Picture };
      offer(reply.picture, cookie);
    },
  });
}

async function arrive(): Promise<string> {
  const { cookie } = await wire.send('POST', '/api/guest', null, {});
  const own = cookie ?? '';
  await wire.listen(own, (event, data) => {
    if (event === 'picture' || event === 'moved') offer((JSON.parse(data) as { picture: Picture }).picture, own);
  });
  return own;
}

async function table(host: string, guest: string): Promise<void> {
  const made = await wire.send('POST', '/api/matches', host, { game: 'nocturne', seats: ['me', 'open'] });
  const { match } = JSON.parse(made.text) as { match: string };
  await wire.send('POST', `/api/matches/${match}/join`, guest, {});
}

const count = Number(matches);
for (let i = 0; i < count; i += TABLES_PER_PERSON) {
  const [host, guest] = await Promise.all([arrive(), arrive()]);
  const tables = Math.min(TABLES_PER_PERSON, count - i);
  await Promise.all(Array.from({ length: tables }, () => table(host, guest)));
}
process.send?.({ ...(await drive(ready, settings)), matches: count });
process.exit(0);
