import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { joinByCode } from '../play/online.ts';
import { joinPath } from '../routes.ts';
import { setSettings, useSettings } from '../settings.ts';
import { useText } from '../text.ts';
import { usePage } from './page.ts';
import { Top } from './top.tsx';

/** A code from a friend, and perhaps a name. */
export function Join(): ReactNode {
  const t = useText();
  const [, go] = useLocation();
  const { code: given = '' } = useParams();
  const name = useSettings((settings) => settings.name);
  const [code, setCode] = useState(given);
  const [isWrong, setWrong] = useState(false);
  usePage(t('join.title'));
  useEffect(() => setCode(given), [given]);

  const join = (event: FormEvent): void => {
    event.preventDefault();
    setWrong(false);
    void joinByCode(joinPath(code).slice('/join/'.length)).then((id) =>
      id === null ? setWrong(true) : go(`/table/${id}`),
    );
  };
  return (
    <div className="page">
      <Top />
      <main>
        <h1>{t('join.title')}</h1>
        <form className="card stack" onSubmit={join}>
          <label>
            <span>{t('home.code')}</span>
            <input value={code} autoComplete="off" required onChange={({ target }) => setCode(target.value)} />
          </label>
          <label>
            <span>{t('new.yourName')}</span>
            <input
              value={name}
              placeholder={t('seat.you')}
              maxLength={24}
              autoComplete="nickname"
              onChange={({ target }) => setSettings({ name: target.value })}
            />
          </label>
          {isWrong && (
            <p role="alert" className="trouble">
              <Glyph of={TABLE_GLYPHS.warn} /> {t('join.wrong')}
            </p>
          )}
          <p className="row">
            <button type="submit" className="btn" data-main="">
              {t('home.joinGo')}
            </button>
            <small>{t('home.noAccount')}</small>
          </p>
        </form>
      </main>
    </div>
  );
}
