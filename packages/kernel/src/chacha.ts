/** "expand 32-byte k", the constant words of ChaCha. */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const DOUBLE_ROUNDS = 4;

const turn = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/**
 * Sixteen words of ChaCha8: the block with this number under a key of eight words. The words stand in four rows, a to d. They
 * are sixteen names rather than a list, because chance is drawn more than anything else is done: so it takes a third of the time.
 */
export function chacha8(key: readonly number[], block: number, out: Int32Array): void {
  const high = Math.floor(block / 0x1_0000_0000) | 0;
  let a0: number = SIGMA[0];
  let a1: number = SIGMA[1];
  let a2: number = SIGMA[2];
  let a3: number = SIGMA[3];
  let b0 = key[0] as number;
  let b1 = key[1] as number;
  let b2 = key[2] as number;
  let b3 = key[3] as number;
  let c0 = key[4] as number;
  let c1 = key[5] as number;
  let c2 = key[6] as number;
  let c3 = key[7] as number;
  let d0 = block | 0;
  let d1 = high;
  let d2 = 0;
  let d3 = 0;
  for (let round = 0; round < DOUBLE_ROUNDS; round += 1) {
    // Down the columns.
    a0 = (a0 + b0) | 0;
    d0 = turn(d0 ^ a0, 16);
    c0 = (c0 + d0) | 0;
    b0 = turn(b0 ^ c0, 12);
    a0 = (a0 + b0) | 0;
    d0 = turn(d0 ^ a0, 8);
    c0 = (c0 + d0) | 0;
    b0 = turn(b0 ^ c0, 7);
    a1 = (a1 + b1) | 0;
    d1 = turn(d1 ^ a1, 16);
    c1 = (c1 + d1) | 0;
    b1 = turn(b1 ^ c1, 12);
    a1 = (a1 + b1) | 0;
    d1 = turn(d1 ^ a1, 8);
    c1 = (c1 + d1) | 0;
    b1 = turn(b1 ^ c1, 7);
    a2 = (a2 + b2) | 0;
    d2 = turn(d2 ^ a2, 16);
    c2 = (c2 + d2) | 0;
    b2 = turn(b2 ^ c2, 12);
    a2 = (a2 + b2) | 0;
    d2 = turn(d2 ^ a2, 8);
    c2 = (c2 + d2) | 0;
    b2 = turn(b2 ^ c2, 7);
    a3 = (a3 + b3) | 0;
    d3 = turn(d3 ^ a3, 16);
    c3 = (c3 + d3) | 0;
    b3 = turn(b3 ^ c3, 12);
    a3 = (a3 + b3) | 0;
    d3 = turn(d3 ^ a3, 8);
    c3 = (c3 + d3) | 0;
    b3 = turn(b3 ^ c3, 7);
    // Down the diagonals.
    a0 = (a0 + b1) | 0;
    d3 = turn(d3 ^ a0, 16);
    c2 = (c2 + d3) | 0;
    b1 = turn(b1 ^ c2, 12);
    a0 = (a0 + b1) | 0;
    d3 = turn(d3 ^ a0, 8);
    c2 = (c2 + d3) | 0;
    b1 = turn(b1 ^ c2, 7);
    a1 = (a1 + b2) | 0;
    d0 = turn(d0 ^ a1, 16);
    c3 = (c3 + d0) | 0;
    b2 = turn(b2 ^ c3, 12);
    a1 = (a1 + b2) | 0;
    d0 = turn(d0 ^ a1, 8);
    c3 = (c3 + d0) | 0;
    b2 = turn(b2 ^ c3, 7);
    a2 = (a2 + b3) | 0;
    d1 = turn(d1 ^ a2, 16);
    c0 = (c0 + d1) | 0;
    b3 = turn(b3 ^ c0, 12);
    a2 = (a2 + b3) | 0;
    d1 = turn(d1 ^ a2, 8);
    c0 = (c0 + d1) | 0;
    b3 = turn(b3 ^ c0, 7);
    a3 = (a3 + b0) | 0;
    d2 = turn(d2 ^ a3, 16);
    c1 = (c1 + d2) | 0;
    b0 = turn(b0 ^ c1, 12);
    a3 = (a3 + b0) | 0;
    d2 = turn(d2 ^ a3, 8);
    c1 = (c1 + d2) | 0;
    b0 = turn(b0 ^ c1, 7);
  }
  out[0] = a0 + SIGMA[0];
  out[1] = a1 + SIGMA[1];
  out[2] = a2 + SIGMA[2];
  out[3] = a3 + SIGMA[3];
  out[4] = b0 + (key[0] as number);
  out[5] = b1 + (key[1] as number);
  out[6] = b2 + (key[2] as number);
  out[7] = b3 + (key[3] as number);
  out[8] = c0 + (key[4] as number);
  out[9] = c1 + (key[5] as number);
  out[10] = c2 + (key[6] as number);
  out[11] = c3 + (key[7] as number);
  out[12] = d0 + block;
  out[13] = d1 + high;
  out[14] = d2;
  out[15] = d3;
}
