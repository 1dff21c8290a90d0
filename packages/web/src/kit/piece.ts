/** How a piece settles that came from nowhere on the table. */
const SETTLINGS = ['fall', 'deal', 'seed', 'land', 'glow'] as const;
export type Settling = (typeof SETTLINGS)[number];

interface How {
  /** What it shows; another face turns it over where it lies. */
  readonly face?: string;
  readonly settles?: Settling;
}

/**
 * What makes an element a piece that travels: its id, or the ids of all that lie in it. Equal pieces have equal ids. They
 * come from the view alone, so that nobody learns from them what the view does not say.
 */
export const piece = (
  ids: string | readonly string[] | null,
  { face, settles }: How = {},
): { readonly [attribute: `data-${string}`]: string | undefined } => {
  const all = typeof ids === 'string' ? ids : (ids ?? []).join(' ');
  return all === '' ? {} : { 'data-piece': all, 'data-face': face, 'data-settles': settles };
};
