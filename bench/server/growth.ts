import { randomUUID } from 'node:crypto';
import { type Latency, latencyOf } from './latency.ts';
import { Lines } from './lines.ts';

export interface Growth {
  /** One answer at a time, at matches with so many answers in their log. */
  readonly perAnswer: { readonly at10Answers: Latency; readonly at10000Answers: Latency };
  /** One answer at a time, with so many matches in the store. */
  readonly perMatch: { readonly at10Matches: Latency; readonly at20000Matches: Latency };
}

const MANY_ANSWERS = 10_000;
const MANY_MATCHES = 20_000;
/** As many as one person may have open, and some to spare. */
const PER_PERSON = 80;
const TIMES = 500;
const AT_ONCE = 16;

/** A match at an answer that can be taken back, and who gave it. */
interface Standing {
  readonly match: string;
  readonly seq: number;
  readonly cookie: string;
}

interface Picture {
  readonly seq: number;
  readonly answers: readonly string[];
}

/** Two people whose matches never end: what is answered is taken back. */
class Pair {
  readonly #wire: Lines;
  readonly #host: string;
  readonly #guest: string;

  constructor(wire: Lines, host: string, guest: string) {
    this.#wire = wire;
    this.#host = host;
    this.#guest = guest;
  }

  static async arrive(wire: Lines): Promise<Pair> {
    const [host, guest] = await Promise.all([0, 1].map(() => wire.send('POST', '/api/guest', null, {})));
    return new Pair(wire, host?.cookie ?? '', guest?.cookie ?? '');
  }

  /** A match with its first answer given. */
  async begin(): Promise<Standing> {
    const wish = { game: 'nocturne', seats: ['me', 'open'] };
    const made = await this.#wire.send('POST', '/api/matches', this.#host, wish);
    const { match } = JSON.parse(made.text) as { match: string };
    const joined = await this.#wire.send('POST', `/api/matches/${match}/join`, this.#guest, {});
    const { asked } = JSON.parse(joined.text) as { asked: number };
    const cookie = asked === 0 ? this.#host : this.#guest;
    const { seq, answers } = await this.#seen({ match, cookie, seq: 0 });
    return { match, cookie, seq: await this.#sent({ match, cookie, seq }, 'answer', answers[0]) };
  }

  async #sent({ match, seq, cookie }: Standing, path: 'answer' | 'undo', answer?: string): Promise<number> {
    const body = { command: randomUUID(), seq, ...(answer === undefined ? {} : { answer }) };
    const { text } = await this.#wire.send('POST', `/api/matches/${match}/${path}`, cookie, body);
    return (JSON.parse(text) as { seq: number }).seq;
  }

  async #seen({ match, cookie }: Standing): Promise<Picture> {
    return JSON.parse((await this.#wire.send('GET', `/api/matches/${match}/table`, cookie)).text) as Picture;
  }

  /** Takes the answer back and gives it again, and says how long the giving took. */
  async again(before: Standing): Promise<{ after: Standing; ms: number }> {
    await this.#sent(before, 'undo');
    const { seq, answers } = await this.#seen(before);
    const began = performance.now();
    const next = await this.#sent({ ...before, seq }, 'answer', answers[0]);
    return { after: { ...before, seq: next }, ms: performance.now() - began };
  }
}

export async function growth(address: string): Promise<Growth> {
  const wire = new Lines(address, AT_ONCE);
  const pair = await Pair.arrive(wire);
  const few = await Promise.all(Array.from({ length: 9 }, () => pair.begin()));
  const at10Matches = await rounds(pair, few);
  let old = await pair.begin();
  while (old.seq < MANY_ANSWERS) old = (await pair.again(old)).after;
  // In turns, so that nothing but the length of the log differs.
  const short: number[] = [];
  const long: number[] = [];
  let young = await pair.begin();
  for (let i = 0; i < TIMES; i += 1) {
    if (young.seq > 20) young = await pair.begin();
    const one = await pair.again(young);
    young = one.after;
    short.push(one.ms);
    const other = await pair.again(old);
    old = other.after;
    long.push(other.ms);
  }
  for (let i = 0; i < MANY_MATCHES; i += PER_PERSON) await fill(wire);
  const at20000Matches = await rounds(pair, few);
  return {
    perAnswer: { at10Answers: latencyOf(short), at10000Answers: latencyOf(long) },
    perMatch: { at10Matches, at20000Matches },
  };
}

/** Somebody with matches that only fill the store. */
async function fill(wire: Lines): Promise<void> {
  const { cookie } = await wire.send('POST', '/api/guest', null, {});
  const begin = (): Promise<unknown> => wire.send('POST', '/api/matches', cookie, { game: 'nocturne', seats: ['me'] });
  await Promise.all(Array.from({ length: PER_PERSON }, begin));
}

async function rounds(pair: Pair, matches: Standing[]): Promise<Latency> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const nth = i % matches.length;
    const { after, ms } = await pair.again(matches[nth] as Standing);
    matches[nth] = after;
    times.push(ms);
  }
  return latencyOf(times);
}
