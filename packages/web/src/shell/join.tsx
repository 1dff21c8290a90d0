import type { Facts } from '@nightjar/wire';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { invitedBy, joinByCode } from '../play/online.ts';
import { joinPath } from '../routes.ts';
import { useText } from '../text.ts';
import { Invitation } from './invitation.tsx';
import { usePage } from './page.ts';
import { Top } from './top.tsx';

/** A code from a friend, and the invitation behind it. */
export function Join(): ReactNode {
  const t = useText();
  const [, go] = useLocation();
  const { code = '' } = useParams();
  const [invited, setInvited] = useState<Facts | 'wrong' | null>(null);
  usePage(t('join.title'), typeof invited === 'object' ? invited?.game : undefined);
  useEffect(() => {
    setInvited(null);
    if (code !== '') void invitedBy(code).then((facts) => setInvited(facts ?? 'wrong'));
  }, [code]);
  const join = async (): Promise<boolean> => {
    const id = await joinByCode(code);
    if (id !== null) go(`/table/${id}`);
    return id !== null;
  };
  return (
    <div className="page">
      <Top />
      <main>
        {invited !== null && invited !== 'wrong' ? (
          <Invitation facts={invited} host={hostOf(invited)} onJoin={join} />
        ) : (
          (code === '' || invited === 'wrong') && <CodeForm given={code} isWrong={invited === 'wrong'} />
        )}
      </main>
    </div>
  );
}

const hostOf = ({ seats, host }: Facts): string =>
  seats.find(({ person }) => person !== null && person === host)?.name ?? '';

function CodeForm({ given, isWrong }: { readonly given: string; readonly isWrong: boolean }): ReactNode {
  const t = useText();
  const [, go] = useLocation();
  const [code, setCode] = useState(given);
  const look = (event: FormEvent): void => {
    event.preventDefault();
    go(joinPath(code));
  };
  return (
    <>
      <h1>{t('join.title')}</h1>
      <form className="card stack" onSubmit={look}>
        <label>
          <span>{t('home.code')}</span>
          <input value={code} autoComplete="off" required onChange={({ target }) => setCode(target.value)} />
        </label>
        {isWrong && (
          <p role="alert" className="trouble">
            <Glyph of={TABLE_GLYPHS.warn} /> {t('join.wrong')}
          </p>
        )}
        <p className="row">
          <button type="submit" className="button" data-main="">
            {t('home.joinGo')}
          </button>
          <small>{t('home.noAccount')}</small>
        </p>
      </form>
    </>
  );
}
