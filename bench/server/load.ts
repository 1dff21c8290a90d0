import { freshCommand } from '@nightjar/wire/fresh';
import { driven, type LoadPlan, type Ready } from './drive.ts';
import { Lines } from './lines.ts';

/** People who play on our server: two sit at each match and learn by their streams what they may answer. */
const [base = '', matches = '0', plan = 'null'] = process.argv.slice(2);
const settings = JSON.parse(plan) as LoadPlan | null;
const lines = new Lines(base, settings?.concurrency ?? 32);
const TABLES_PER_PERSON = 5;
/** The text before the legal answers, in a picture and in a patch. */
const ANSWERS = '"answers":[';

const ready: Ready[] = [];
let drawn = 0;
/** The highest `seq` of each match that somebody has begun to answer. */
const begun = new Map<string, number>();
/** What each person may answer at each match: a patch that leaves it alone does not say it again. */
const known = new Map<string, readonly string[]>();

/** Takes from a message what is needed to answer, without reading the rest: the load shares the machine. */
function offer(text: string, cookie: string): void {
  const id = text.indexOf('"match":"') + 9;
  const match = text.slice(id, text.indexOf('"', id));
  const seq = Number.parseInt(text.slice(text.indexOf('"seq":', id) + 6), 10);
  const key = `${match} ${cookie}`;
  const at = text.indexOf(ANSWERS);
  if (at >= 0) known.set(key, JSON.parse(text.slice(at + ANSWERS.length - 1, text.indexOf(']', at) + 1)) as string[]);
  const answers = known.get(key) ?? [];
  if (answers.length === 0 || (begun.get(match) ?? -1) >= seq) return;
  begun.set(match, seq);
  ready.push({
    async answer() {
      drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648;
      const body = { command: freshCommand(), seq, answer: answers[drawn % answers.length] };
      await lines.send('POST', `/api/matches/${match}/answer`, cookie, body);
    },
  });
}

async function arrive(): Promise<string> {
  const { cookie } = await lines.send('POST', '/api/guest', null, {});
  const own = cookie ?? '';
  await lines.listen(own, (event, data) => {
    if (event === 'picture' || event === 'moved') offer(data, own);
  });
  return own;
}

async function table(host: string, guest: string): Promise<void> {
  const made = await lines.send('POST', '/api/matches', host, { game: 'nocturne', seats: ['me', 'open'] });
  const { match } = JSON.parse(made.text) as { match: string };
  await lines.send('POST', `/api/matches/${match}/join`, guest, {});
}

// Nothing outlives the bench.
process.on('disconnect', () => process.exit(1));
const count = Number(matches);
for (let i = 0; i < count; i += TABLES_PER_PERSON) {
  const [host, guest] = await Promise.all([arrive(), arrive()]);
  const tables = Math.min(TABLES_PER_PERSON, count - i);
  await Promise.all(Array.from({ length: tables }, () => table(host, guest)));
}
driven(ready, settings);
