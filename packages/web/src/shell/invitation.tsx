import { type FormEvent, type ReactNode, useState } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { POSTERS } from '../faces/posters.ts';
import { useGameWords } from '../game-name.ts';
import { rename } from '../play/account.ts';
import { setSettings, useSettings } from '../settings.ts';
import { useText } from '../text.ts';
import css from './invitation.module.css';
import { TableFacts, type TablePlan } from './table-facts.tsx';

/** Who invites to which game, and a place for our name. */
export function Invitation({
  facts,
  host,
  onJoin,
}: {
  readonly facts: TablePlan;
  /** The name of the host; empty where no host sits at the table. */
  readonly host: string;
  /** Sits down; false if that did not work. */
  readonly onJoin: () => Promise<boolean>;
}): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const name = useSettings((settings) => settings.name);
  const [isWrong, setWrong] = useState(false);
  const game = gameWords(facts.game);
  const isFull = facts.seats.every(({ kind }) => kind !== 'open');
  const join = async (): Promise<void> => {
    setWrong(false);
    await rename(name);
    if (!(await onJoin())) setWrong(true);
  };
  return (
    <section className={css.invitation} data-game={facts.game}>
      {POSTERS[facts.game] !== undefined && <img src={POSTERS[facts.game]} alt="" width="320" height="500" />}
      <div className={css.words}>
        <h1>{host === '' ? t('invitation.open', { game }) : t('invitation.from', { name: host, game })}</h1>
        <p>{gameWords(facts.game, 'line')}</p>
        <TableFacts facts={facts} />
        {isFull ? (
          <p role="status">{t('invitation.full')}</p>
        ) : (
          <form
            className="stack"
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void join();
            }}
          >
            <label>
              <span>{t('new.yourName')}</span>
              <input
                value={name}
                required
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
              <button type="submit" className="button" data-main="">
                {t('home.joinGo')}
              </button>
              <small>{t('home.noAccount')}</small>
            </p>
          </form>
        )}
      </div>
    </section>
  );
}
