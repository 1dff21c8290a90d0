export const KINDS = ['Wick', 'Oil', 'Echo', 'Sift', 'Gust', 'Glass'] as const;

/** A kind of card, as its place in `KINDS`. */
export type Kind = number;

export const WICK = 0;
export const OIL = 1;
export const ECHO = 2;
export const SIFT = 3;
export const GUST = 4;
export const GLASS = 5;

export const isLamp = (kind: Kind): boolean => kind === WICK || kind === OIL;
export const isEffect = (kind: Kind): boolean => kind === ECHO || kind === SIFT || kind === GUST;
export const nameOf = (kind: Kind): string => KINDS[kind] ?? '?';

/** Cards that lie unordered: how many of each kind. */
export type Pile = number[];

export const noCards = (): Pile => KINDS.map(() => 0);
export const sizeOf = (pile: Pile): number => pile.reduce((sum, count) => sum + count, 0);
export const holds = (pile: Pile, kind: Kind): boolean => (pile[kind] ?? 0) > 0;
export const cardsOf = (pile: Pile): Kind[] => pile.flatMap((count, kind) => Array<Kind>(count).fill(kind));

export function put(pile: Pile, kind: Kind, count = 1): void {
  pile[kind] = (pile[kind] ?? 0) + count;
}

export const take = (pile: Pile, kind: Kind): void => put(pile, kind, -1);
