import type { Layout } from './layout.ts';

/** The number of spaces in a mask. */
export function size(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bits, 0x01010101) >>> 24;
}

/** The lowest space in a mask that is not empty. */
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The control area (NOC-12.2) within `mask` that holds `space`, which must be in it. */
export function areaAround(layout: Layout, mask: number, space: number): number {
  let area = 1 << space;
  let edge = area;
  while (edge !== 0) {
    let beside = 0;
    for (let rest = edge; rest !== 0; rest &= rest - 1) beside |= layout.nearMask[lowest(rest)] as number;
    edge = beside & mask & ~area;
    area |= edge;
  }
  return area;
}

/** The control areas of the spaces in a mask, as masks, in reading order of their first space. */
export function areas(layout: Layout, mask: number): number[] {
  const found: number[] = [];
  for (let rest = mask; rest !== 0; ) {
    const area = areaAround(layout, mask, lowest(rest));
    found.push(area);
    rest &= ~area;
  }
  return found;
}

/** How many separate control areas there are. */
export function areaCount(layout: Layout, mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; count += 1) rest &= ~areaAround(layout, mask, lowest(rest));
  return count;
}

/** How many control areas have exactly `spaces` spaces. */
export function areasOfSize(layout: Layout, mask: number, spaces: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; ) {
    const area = areaAround(layout, mask, lowest(rest));
    if (size(area) === spaces) count += 1;
    rest &= ~area;
  }
  return count;
}

/** The number of spaces of the largest control area; 0 without any. */
export function largestArea(layout: Layout, mask: number): number {
  let largest = 0;
  for (let rest = mask; rest !== 0; ) {
    const area = areaAround(layout, mask, lowest(rest));
    largest = Math.max(largest, size(area));
    rest &= ~area;
  }
  return largest;
}
