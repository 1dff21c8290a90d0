import { gradedBot } from '@nightjar/bots';
import type { AnyGame } from '@nightjar/kernel';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import type { Scene, TableSource } from '../play/source.ts';
import { shared } from '../routes.ts';
import { Top } from '../shell/top.tsx';
import { useText } from '../text.ts';
import css from './waiting-room.module.css';

/** Who is there, who is missing, and the link that brings them. */
export function WaitingRoom({
  source,
  scene,
  rules,
}: {
  readonly source: TableSource;
  readonly scene: Scene;
  readonly rules: AnyGame;
}): ReactNode {
  const t = useText();
  const [, go] = useLocation();
  const [isCopied, setCopied] = useState(false);
  const link = shared(`/table/${source.id}`, location.origin);
  const isSeated = scene.eyes !== 'table';
  const isFull = scene.seats.every(({ kind }) => kind !== 'open');
  const isReady = scene.eyes !== 'table' && scene.seats[scene.eyes]?.ready === true;
  const copy = (): void => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  const leave = (): void => void source.leave().then(() => go('/'));
  return (
    <div className="page">
      <Top />
      <main>
        <h1>{t('waiting.title')}</h1>
        <section className="card stack">
          <label className="whole">
            <span>{t('waiting.link')}</span>
            <input readOnly value={link} onFocus={({ target }) => target.select()} />
          </label>
          <p className="row">
            <button type="button" className="btn" onClick={copy}>
              <Glyph of={isCopied ? TABLE_GLYPHS.check : TABLE_GLYPHS.link} />
              {t(isCopied ? 'waiting.copied' : 'waiting.copy')}
            </button>
            {scene.joinCode !== null && (
              <span>
                {t('waiting.code')} <b className={`num ${css.code}`}>{scene.joinCode}</b>
              </span>
            )}
          </p>
        </section>
        <section className="card" aria-live="polite">
          <h2>{t('new.seats')}</h2>
          <ul className="history">
            {scene.seats.map(({ seat, kind, name, ready }) => (
              <li key={seat}>
                <Glyph of={kind === 'bot' ? TABLE_GLYPHS.bot : TABLE_GLYPHS.person} />
                <b>{kind === 'open' ? t('waiting.open') : name}</b>
                <small>
                  {kind === 'open' ? '' : t(ready || kind === 'bot' ? 'waiting.ready' : 'waiting.notReady')}
                </small>
                {scene.isHost && kind !== 'person' && (
                  <button
                    type="button"
                    className="btn"
                    onClick={() =>
                      void source.company?.setSeat(seat, kind === 'open' ? gradedBot('gentle', rules) : null)
                    }
                  >
                    {t(kind === 'open' ? 'waiting.bot' : 'waiting.free')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
        <p className="row">
          {!isSeated && !isFull && (
            <button type="button" className="btn" data-main="" onClick={() => void source.company?.sit()}>
              {t('waiting.sit')}
            </button>
          )}
          {isSeated && !scene.isHost && !isReady && (
            <button type="button" className="btn" data-main="" onClick={() => void source.ready()}>
              {t('waiting.imReady')}
            </button>
          )}
          {scene.isHost && (
            <button type="button" className="btn" data-main="" disabled={!isFull} onClick={() => void source.start()}>
              {t('waiting.start')}
            </button>
          )}
          {isSeated && (
            <button type="button" className="btn" onClick={leave}>
              {t('waiting.leave')}
            </button>
          )}
        </p>
      </main>
    </div>
  );
}
