/** Where something lies on the screen: its middle and its size. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An element of a picture that is a piece, or in which several lie. */
export interface Lying<E> {
  readonly element: E;
  readonly pieces: readonly string[];
  readonly face: string;
  readonly spot: Spot;
}

/** What became of every piece between two pictures. */
export interface Journeys<E> {
  /** Still in its element, perhaps elsewhere on the screen, perhaps with another face. */
  readonly stayed: readonly { readonly from: Lying<E>; readonly to: Lying<E> }[];
  readonly travelled: readonly { readonly from: Lying<E>; readonly to: Lying<E> }[];
  /** Here without having been anywhere. */
  readonly came: readonly Lying<E>[];
  /** Nowhere any more. */
  readonly went: readonly Lying<E>[];
}

/** Follows pieces by their ids from one picture to the next. Equal pieces are as good as each other. */
export function journeys<E>(before: readonly Lying<E>[], after: readonly Lying<E>[]): Journeys<E> {
  const was = new Map(before.map((lying) => [lying.element, lying]));
  const is = new Map(after.map((lying) => [lying.element, lying]));
  const left = before.flatMap((from) => without(from.pieces, is.get(from.element)?.pieces ?? []).map(of(from)));
  const stayed: Journeys<E>['stayed'][number][] = [];
  const travelled: Journeys<E>['travelled'][number][] = [];
  const came: Lying<E>[] = [];
  for (const to of after) {
    const from = was.get(to.element);
    const fresh = without(to.pieces, from?.pieces ?? []);
    if (from !== undefined && fresh.length < to.pieces.length) stayed.push({ from, to });
    for (const piece of fresh) {
      const at = left.findIndex((one) => one.piece === piece);
      const [origin] = at < 0 ? [] : left.splice(at, 1);
      if (origin === undefined) came.push(to);
      else travelled.push({ from: origin.lying, to });
    }
  }
  return { stayed, travelled, came, went: left.map(({ lying }) => lying) };
}

const of =
  <E>(lying: Lying<E>) =>
  (piece: string): { readonly piece: string; readonly lying: Lying<E> } => ({ piece, lying });

/** Pieces without others, one for one. */
function without(pieces: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return pieces.filter((piece) => {
    const at = rest.indexOf(piece);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
