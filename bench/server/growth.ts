import { randomUUID } from 'node:crypto';
import { type Latency, latencyOf } from './latency.ts';
import { Wire } from './wire.ts';

export interface Growth {
  /** One answer at a time, at matches with so many answers in their log. */
  readonly perAnswer: { readonly at10Answers: Latency; readonly at10000Answers: Latency };
  /** One answer at a time, with so many matches in the store. */
  readonly perMatch: { readonly at10Matches: Latency; readonly at10000Matches: Latency };
}

const MANY = 10_000;
const TIMES = 500;
const AT_ONCE = 16;

interface Picture {
  readonly match: string;
  readonly seq: number;
  readonly undo: number;
  readonly answers: readonly string[] | null;
}

/** Somebody alone at matches without end: what is answered is taken back. */
class Loner {
  readonly #wire: Wire;
  readonly #cookie: string;

  constructor(wire: Wire, cookie: string) {
    this.#wire = wire;
    this.#cookie = cookie;
  }

  /** A match, left as it begins. */
  async found(): Promise<string> {
    const { text } = await this.#wire.send('POST', '/api/matches', this.#cookie, { game: 'nocturne', seats: ['me'] });
    return (JSON.parse(text) as { match: string }).match;
  }

  /** A match at a question whose answer can be taken back. */
  async begin(): Promise<Picture> {
    for (;;) {
      const match = await this.found();
      let seen = JSON.parse(
        (await this.#wire.send('GET', `/api/matches/${match}/table`, this.#cookie)).text,
      ) as Picture;
      for (let i = 0; i < 20 && seen.answers !== null; i += 1) {
        seen = await this.#sent(seen, 'answer', seen.answers[0]);
        if (seen.undo > 0) return seen;
      }
    }
  }

  async #sent({ match, seq }: Picture, path: 'answer' | 'undo', answer?: string): Promise<Picture> {
    const body = { command: randomUUID(), seq, ...(answer === undefined ? {} : { answer }) };
    const { text } = await this.#wire.send('POST', `/api/matches/${match}/${path}`, this.#cookie, body);
    return (JSON.parse(text) as { picture: Picture }).picture;
  }

  /** Takes the last answer back and gives it again, and says how long the giving took. */
  async again(seen: Picture): Promise<{ seen: Picture; ms: number }> {
    const back = await this.#sent(seen, 'undo');
    const began = performance.now();
    const next = await this.#sent(back, 'answer', back.answers?.[0] ?? '');
    return { seen: next, ms: performance.now() - began };
  }
}

export async function growth(address: string): Promise<Growth> {
  const wire = new Wire(address, AT_ONCE);
  const loner = new Loner(wire, (await wire.send('POST', '/api/guest', null, {})).cookie ?? '');
  let old = await loner.begin();
  while (old.seq < MANY) old = (await loner.again(old)).seen;
  // In turns, so that nothing but the length of the log differs.
  const short: number[] = [];
  const long: number[] = [];
  let young = await loner.begin();
  for (let i = 0; i < TIMES; i += 1) {
    if (young.seq > 20) young = await loner.begin();
    const one = await loner.again(young);
    young = one.seen;
    short.push(one.ms);
    const other = await loner.again(old);
    old = other.seen;
    long.push(other.ms);
  }
  const few = await Promise.all(Array.from({ length: 8 }, () => loner.begin()));
  const at10Matches = await rounds(loner, few);
  for (let i = 0; i < MANY; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, () => loner.found()));
  const at10000Matches = await rounds(loner, few);
  return {
    perAnswer: { at10Answers: latencyOf(short), at10000Answers: latencyOf(long) },
    perMatch: { at10Matches, at10000Matches },
  };
}

async function rounds(loner: Loner, matches: Picture[]): Promise<Latency> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const nth = i % matches.length;
    const { seen, ms } = await loner.again(matches[nth] as Picture);
    matches[nth] = seen;
    times.push(ms);
  }
  return latencyOf(times);
}
