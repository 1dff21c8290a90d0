import type { Lang } from '@nightjar/words';
import type { ReactNode } from 'react';
import { signed } from './signed.ts';

/** The badge of what an answer adds, or adds on average; nothing where that cannot be said. */
export const Adds = ({
  n,
  lang,
  isAbout = false,
}: {
  readonly n: number | null;
  readonly lang: Lang;
  readonly isAbout?: boolean;
}): ReactNode =>
  n !== null && (
    <span className="adds number" data-none={n <= 0 ? '' : undefined}>
      {isAbout && <small>≈</small>}
      {signed(n, lang)}
    </span>
  );
