import { freshCommand } from '@nightjar/wire/fresh';
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

/** A match, and who is asked there. */
interface Standing {
  readonly match: string;
  readonly seq: number;
  readonly asked: number;
}

/** Two people whose matches never end: at Dominion, where neither ever buys anything. */
class Pair {
  readonly #wire: Lines;
  readonly #cookies: readonly string[];

  constructor(wire: Lines, cookies: readonly string[]) {
    this.#wire = wire;
    this.#cookies = cookies;
  }

  static async arrive(wire: Lines): Promise<Pair> {
    const both = await Promise.all([0, 1].map(() => wire.send('POST', '/api/guest', null, {})));
    return new Pair(
      wire,
      both.map(({ cookie }) => cookie ?? ''),
    );
  }

  async begin(): Promise<Standing> {
    const [host, guest] = this.#cookies as [string, string];
    const wish = { game: 'dominion', seats: ['me', 'open'] };
    const made = await this.#wire.send('POST', '/api/matches', host, wish);
    const { match } = JSON.parse(made.text) as { match: string };
    await this.#wire.send('POST', `/api/matches/${match}/join`, guest, {});
    return this.#seen(match);
  }

  async #seen(match: string): Promise<Standing> {
    const { text } = await this.#wire.send('GET', `/api/matches/${match}/table`, this.#cookies[0] as string);
    const { seq, asked } = JSON.parse(text) as Standing;
    return { match, seq, asked };
  }

  /** Ends the turn of the seat that is asked; gives the latency of that command. */
  async end({ match, seq, asked }: Standing): Promise<{ after: Standing; ms: number }> {
    const body = { command: freshCommand(), seq, answer: 'end' };
    const began = performance.now();
    await this.#wire.send('POST', `/api/matches/${match}/answer`, this.#cookies[asked] as string, body);
    const ms = performance.now() - began;
    return { after: await this.#seen(match), ms };
  }
}

export async function growth(address: string): Promise<Growth> {
  const wire = new Lines(address, AT_ONCE);
  const pair = await Pair.arrive(wire);
  const few = await Promise.all(Array.from({ length: 9 }, () => pair.begin()));
  const at10Matches = await rounds(pair, few);
  let old = await pair.begin();
  while (old.seq < MANY_ANSWERS) old = (await pair.end(old)).after;
  // In turns, so that nothing but the length of the log differs.
  const short: number[] = [];
  const long: number[] = [];
  let young = await pair.begin();
  for (let i = 0; i < TIMES; i += 1) {
    if (young.seq > 20) young = await pair.begin();
    const one = await pair.end(young);
    young = one.after;
    short.push(one.ms);
    const other = await pair.end(old);
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
    const { after, ms } = await pair.end(matches[nth] as Standing);
    matches[nth] = after;
    times.push(ms);
  }
  return latencyOf(times);
}
