/** A cell of a grid. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

type Point = readonly [number, number];

/**
 * The outline of cells as a path in units of one cell, drawn in by `inset` and with round corners. Cells that touch at
 * an edge are joined.
 */
export function outline(cells: readonly Cell[], inset: number, radius: number): string {
  const has = new Set(cells.map(({ row, col }) => `${row} ${col}`));
  const inside = (row: number, col: number): boolean => has.has(`${row} ${col}`);
  // Edges run clockwise around the cells; each is known by where it starts and which way it goes.
  const edges = new Map<string, Edge>();
  const add = (from: Point, way: Point): void => void edges.set(keyOf(from, way), { from, way });
  for (const { row, col } of cells) {
    if (!inside(row - 1, col)) add([col, row], [1, 0]);
    if (!inside(row, col + 1)) add([col + 1, row], [0, 1]);
    if (!inside(row + 1, col)) add([col + 1, row + 1], [-1, 0]);
    if (!inside(row, col - 1)) add([col, row + 1], [0, -1]);
  }
  const loops: string[] = [];
  for (const [start] of edges) {
    const loop = walk(edges, start);
    if (loop.length > 0) loops.push(rounded(cornersOf(loop, inset), radius));
  }
  return loops.join('');
}

const keyOf = (from: Point, way: Point): string => [...from, ...way].join(' ');

interface Edge {
  readonly from: Point;
  readonly way: Point;
}

/** Takes one loop of edges out of the map. */
function walk(edges: Map<string, Edge>, start: string): Edge[] {
  const loop: Edge[] = [];
  let edge = edges.get(start);
  while (edge !== undefined) {
    const { from, way } = edge;
    edges.delete(keyOf(from, way));
    loop.push(edge);
    const [dx, dy] = way;
    const to: Point = [from[0] + dx, from[1] + dy];
    // Right first, then straight, then left: cells that meet at a corner only stay apart.
    const ways: Point[] = [
      [-dy, dx],
      [dx, dy],
      [dy, -dx],
    ];
    edge = ways.map((next) => edges.get(keyOf(to, next))).find((next) => next !== undefined);
  }
  return loop;
}

/** Where the loop turns, drawn inwards: inwards is to the right of either way. */
const cornersOf = (loop: readonly Edge[], inset: number): Point[] =>
  loop.flatMap(({ from: [x, y], way }, i) => {
    const before = (loop.at(i - 1) as Edge).way;
    if (before[0] === way[0] && before[1] === way[1]) return [];
    return [[x + inset * (-before[1] - way[1]), y + inset * (before[0] + way[0])] as const];
  });

/** A closed path through corners, each of them cut round. */
function rounded(corners: readonly Point[], radius: number): string {
  return `${corners
    .map(([x, y], i) => {
      const [px, py] = corners.at(i - 1) as Point;
      const [nx, ny] = corners[(i + 1) % corners.length] as Point;
      const before = toward([x, y], [px, py], radius);
      const after = toward([x, y], [nx, ny], radius);
      return `${i === 0 ? 'M' : 'L'}${before}Q${x} ${y} ${after}`;
    })
    .join('')}Z`;
}

const toward = ([x, y]: Point, [tx, ty]: Point, by: number): string => {
  const length = Math.hypot(tx - x, ty - y);
  const part = Math.min(by, length / 2) / length;
  return `${round(x + (tx - x) * part)} ${round(y + (ty - y) * part)}`;
};

const round = (n: number): number => Math.round(n * 1000) / 1000;
