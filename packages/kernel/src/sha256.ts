/** SHA-256 as eight signed 32-bit words: seeds, editions and records are known by it. */
export function sha256(text: string): number[] {
  const bytes = utf8(text);
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  const high = Math.floor(bits / 0x1_0000_0000);
  for (const part of [high, bits]) bytes.push((part >>> 24) & 255, (part >>> 16) & 255, (part >>> 8) & 255, part & 255);
  const sum = START.slice();
  for (let at = 0; at < bytes.length; at += 64) compress(sum, bytes, at);
  return sum;
}

/** SHA-256 as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string =>
  sha256(text)
    .map((part) => (part >>> 0).toString(16).padStart(8, '0'))
    .join('');

/** A lone surrogate, which no UTF-8 can carry, is written as the replacement character, as TextEncoder does. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const point = text.codePointAt(i) as number;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code > 0xffff) i += 1;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

const PRIMES = primes(64);
/** The first 32 bits of the fractional parts of the roots of the primes, as FIPS 180-4 defines its constants. */
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The message of a block, spread out; filled anew each time. */
const w = new Int32Array(64);

function compress(sum: number[], bytes: readonly number[], at: number): void {
  for (let i = 0; i < 16; i += 1) {
    const o = at + i * 4;
    w[i] =
      ((bytes[o] as number) << 24) |
      ((bytes[o + 1] as number) << 16) |
      ((bytes[o + 2] as number) << 8) |
      (bytes[o + 3] as number);
  }
  for (let i = 16; i < 64; i += 1) {
    const p = w[i - 15] as number;
    const q = w[i - 2] as number;
    const s0 = turn(p, 7) ^ turn(p, 18) ^ (p >>> 3);
    const s1 = turn(q, 17) ^ turn(q, 19) ^ (q >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let a = sum[0] as number;
  let b = sum[1] as number;
  let c = sum[2] as number;
  let d = sum[3] as number;
  let e = sum[4] as number;
  let f = sum[5] as number;
  let g = sum[6] as number;
  let h = sum[7] as number;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (ROUND[i] as number) + (w[i] as number)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  sum[0] = ((sum[0] as number) + a) | 0;
  sum[1] = ((sum[1] as number) + b) | 0;
  sum[2] = ((sum[2] as number) + c) | 0;
  sum[3] = ((sum[3] as number) + d) | 0;
  sum[4] = ((sum[4] as number) + e) | 0;
  sum[5] = ((sum[5] as number) + f) | 0;
  sum[6] = ((sum[6] as number) + g) | 0;
  sum[7] = ((sum[7] as number) + h) | 0;
}
