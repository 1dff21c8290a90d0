import type { Lang } from '@nightjar/words';
import type { ReactNode } from 'react';
import { signed } from './signed.ts';

/** The badge of what an answer adds; nothing where that cannot be said. */
export const Adds = ({ n, lang }: { readonly n: number | null; readonly lang: Lang }): ReactNode =>
  n !== null && (
    <span className="adds num" data-none={n <= 0 ? '' : undefined}>
      {signed(n, lang)}
    </span>
  );
