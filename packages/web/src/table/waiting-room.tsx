import { runsOverDays } from '@nightjar/wire/over-days';
import { together } from '@nightjar/words';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { POSTERS } from '../faces/posters.ts';
import { mayStart, notReady } from '../play/gathering.ts';
import type { Scene, TableSource } from '../play/source.ts';
import { shared } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { Invitation } from '../shell/invitation.tsx';
import { Notify } from '../shell/notify.tsx';
import { TableFacts, type TablePlan } from '../shell/table-facts.tsx';
import { Top } from '../shell/top.tsx';
import { useText } from '../text.ts';
import css from './waiting-room.module.css';

interface RoomProps {
  readonly source: TableSource;
  readonly scene: Scene;
}

/** Invites a visitor who came by the link; a player who has sat down waits here for the others. */
export function WaitingRoom(props: RoomProps): ReactNode {
  const { source, scene } = props;
  const { eyes, host, seats, pace } = scene;
  const facts = pace === null ? null : { game: source.game, options: source.options, seats, pace };
  const join = async (): Promise<boolean> => (await source.company?.sit()) === null;
  return (
    <div className="page">
      <Top />
      <main>
        {eyes !== 'table' ? (
          <Seated {...props} facts={facts} />
        ) : (
          facts !== null && (
            <Invitation facts={facts} host={host === null ? '' : (seats[host]?.name ?? '')} onJoin={join} />
          )
        )}
      </main>
    </div>
  );
}

/** Who is there, who is missing, and the link that brings them. */
function Seated({ source, scene, facts }: RoomProps & { readonly facts: TablePlan | null }): ReactNode {
  const t = useText();
  const [, go] = useLocation();
  const lang = useSettings((settings) => settings.lang);
  const isHost = scene.host === scene.eyes;
  const isReady = scene.eyes !== 'table' && scene.seats[scene.eyes]?.isReady === true;
  const hasFree = isHost && scene.seats.some(({ kind }) => kind === 'open');
  const late = notReady(scene.seats).filter(({ seat }) => seat !== scene.eyes);
  const leave = (): void => void source.leave().then(() => go('/'));
  return (
    <>
      <header className={css['waiting-room']}>
        {POSTERS[source.game] !== undefined && <img src={POSTERS[source.game]} alt="" width="320" height="500" />}
        <div>
          <h1>{t('waiting.title')}</h1>
          {facts !== null && <TableFacts facts={facts} />}
        </div>
      </header>
      <InvitingLink source={source} scene={scene} />
      <section className="card" aria-live="polite">
        <h2>{t('new.seats')}</h2>
        <ul className="history">
          {scene.seats.map(({ seat, kind, name, isReady: ready }) => (
            <li key={seat}>
              <Glyph of={kind === 'bot' ? TABLE_GLYPHS.bot : TABLE_GLYPHS.person} />
              <b>{kind === 'open' ? t('waiting.open') : name}</b>
              <small>{kind === 'open' ? '' : t(ready || kind === 'bot' ? 'waiting.ready' : 'waiting.notReady')}</small>
              {isHost && kind !== 'person' && (
                <button
                  type="button"
                  className="button"
                  onClick={() => void source.company?.setSeat(seat, kind === 'open' ? 'gentle' : null)}
                >
                  {t(kind === 'open' ? 'waiting.bot' : 'waiting.free')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {late.length > 0 && (
          <p className="quietly">
            {t('waiting.for', {
              n: late.length,
              names: together(
                late.map(({ name }) => name),
                lang,
              ),
            })}
          </p>
        )}
        {hasFree && (
          <p id="seats-free" className="quietly">
            {t('waiting.seatsFree')}
          </p>
        )}
      </section>
      <p className="row">
        {!isReady && !isHost && (
          <button type="button" className="button" data-main="" onClick={() => void source.company?.ready()}>
            {t('waiting.imReady')}
          </button>
        )}
        {isHost && (
          <button
            type="button"
            className="button"
            data-main=""
            disabled={!mayStart(scene.seats)}
            aria-describedby={hasFree ? 'seats-free' : undefined}
            onClick={() => void source.company?.start()}
          >
            {t('waiting.start')}
          </button>
        )}
        <button type="button" className="button" onClick={leave}>
          {t('waiting.leave')}
        </button>
      </p>
      {facts !== null && runsOverDays(facts.pace) && <Notify />}
    </>
  );
}

function InvitingLink({ source, scene }: Omit<RoomProps, 'rules'>): ReactNode {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const link = shared(`/table/${source.id}`, location.origin);
  const copy = (): void => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <section className="card stack">
      <label className="whole">
        <span>{t('waiting.link')}</span>
        <input readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <p className="row">
        <button type="button" className="button" onClick={copy}>
          <Glyph of={isCopied ? TABLE_GLYPHS.check : TABLE_GLYPHS.link} />
          {t(isCopied ? 'waiting.copied' : 'waiting.copy')}
        </button>
        {scene.joinCode !== null && (
          <span>
            {t('waiting.code')} <b className={`number ${css.code}`}>{scene.joinCode}</b>
          </span>
        )}
      </p>
    </section>
  );
}
