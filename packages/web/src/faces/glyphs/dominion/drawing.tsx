import type { ReactNode } from 'react';

/** The parts of a drawing, as path data on a 48 × 48 grid. What is drawn twice in a `solid` or `soft` part is a hole. */
interface Parts {
  /** Drawn with a round pen in the second tone, behind everything. */
  readonly faint?: string;
  /** Filled with the second tone. */
  readonly soft?: string;
  /** Filled. */
  readonly solid?: string;
  /** Drawn with the same pen, in front of everything. */
  readonly line?: string;
}

const PEN = { fill: 'none', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function Drawing({ faint, soft, solid, line }: Parts): ReactNode {
  return (
    <>
      {faint && <path {...PEN} className="g2s" d={faint} />}
      {soft && <path fillRule="evenodd" className="g2" d={soft} />}
      {solid && <path fillRule="evenodd" d={solid} />}
      {line && <path {...PEN} stroke="currentColor" d={line} />}
    </>
  );
}

/** A drawing above a small ribbon. */
export function Heirloom({ soft = '', ...parts }: Parts): ReactNode {
  return <Drawing {...parts} soft={`${soft}M24 39 12 34v11zM24 39l12-5v11z`} />;
}

const HEAD =
  'M4 20l2-8 5 4 4-6 3 5 5-4 1 5 4-1v6c1 6 0 11-3 15h-3v9H10v-9H7c-3-5-4-10-3-16zM11.5 19a4 4 0 0 0 0 8 4 4 0 0 0 0-8zM21.5 21a2.5 2.5 0 0 0 0 5 2.5 2.5 0 0 0 0-5zM10 29v3h12v-3z';

/** A dead head with its tool to the right. */
export function Zombie({ solid = '', ...parts }: Parts): ReactNode {
  return <Drawing {...parts} solid={`${solid}${HEAD}`} />;
}

/** A drawing in a ring of light that is open below. */
export function Boon({ faint = '', ...parts }: Parts): ReactNode {
  return <Drawing {...parts} faint={`${faint}M7 35.5A20.5 20.5 0 1 1 41 35.5`} />;
}

/** A drawing above a point that falls. */
export function Hex({ faint = '', ...parts }: Parts): ReactNode {
  return <Drawing {...parts} faint={`${faint}M6 35 24 44 42 35`} />;
}

/** A plaque on a post, with the sign cut out of it. */
export function State({ cut }: { readonly cut: string }): ReactNode {
  return (
    <Drawing
      soft="M21 36h6v9h-6z"
      solid={`M9 3h30a5 5 0 0 1 5 5v23a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z${cut}`}
    />
  );
}
