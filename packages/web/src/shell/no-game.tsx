import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../text.ts';

/** Says that no game is open where no poster hangs, and leads to where they do. */
export function NoGame(): ReactNode {
  const t = useText();
  return (
    <>
      <p className="quietly">{t('home.none')}</p>
      <p>
        <Link href="/" className="button">
          {t('home.begin')}
        </Link>
      </p>
    </>
  );
}
