import { type Lang, listed, tonguesOf } from '@nightjar/words';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useGameWords } from '../game-name.ts';
import { rename } from '../play/account.ts';
import { shelf } from '../play/around.ts';
import { importRecord } from '../play/here.ts';
import type { KeptTable } from '../play/shelf.ts';
import { setSettings, useSettings } from '../settings.ts';
import { saveFile } from '../table/save-file.ts';
import { useText } from '../text.ts';
import { Account } from './account.tsx';
import { GameThumb } from './game-thumb.tsx';
import { NoGame } from './no-game.tsx';
import { OnlineFame } from './online-fame.tsx';
import { usePage } from './page.ts';
import css from './profile.module.css';
import { Top } from './top.tsx';

/** Who we are here, and every game kept on this device. */
export function Profile(): ReactNode {
  const t = useText();
  const { name, lang } = useSettings();
  const [tables, setTables] = useState(() => shelf.list());
  usePage(t('profile.title'));
  const remove = (id: string): void => {
    shelf.remove(id);
    setTables(shelf.list());
  };
  const over = tables.filter(({ places }) => places !== null);
  const won = over.filter(({ places, sitters }) =>
    sitters.some(({ kind }, seat) => kind === 'person' && places?.[seat] === 1),
  );
  return (
    <div className={`page ${css.profile}`}>
      <Top />
      <main>
        <header className={css.head}>
          <span className="emblem">
            <Glyph of={TABLE_GLYPHS.nightjar} />
          </span>
          <div>
            <h1>{t('profile.title')}</h1>
            <p>{t('profile.sum', { n: over.length, won: won.length })}</p>
          </div>
        </header>
        <section className="card stack">
          <label>
            <span>{t('new.yourName')}</span>
            <input
              value={name}
              placeholder={t('seat.you')}
              maxLength={24}
              autoComplete="nickname"
              onChange={({ target }) => setSettings({ name: target.value })}
              onBlur={({ target }) => void rename(target.value)}
            />
          </label>
          <ImportButton />
        </section>
        <section className="card">
          <h2>{t('profile.history')}</h2>
          {tables.length === 0 ? (
            <NoGame />
          ) : (
            <ul className="history">
              {tables.map((table) => (
                <Kept key={table.id} table={table} lang={lang} onRemove={() => remove(table.id)} />
              ))}
            </ul>
          )}
        </section>
        <OnlineFame />
        <Account />
      </main>
    </div>
  );
}

function Kept({
  table,
  lang,
  onRemove,
}: {
  readonly table: KeptTable;
  readonly lang: Lang;
  readonly onRemove: () => void;
}): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const { id, game, sitters, scores, places, isOver, changedAt } = table;
  const when = new Date(changedAt).toLocaleString([...tonguesOf(lang)], { dateStyle: 'medium', timeStyle: 'short' });
  const named = sitters.map(({ name }) => (name === '' ? t('seat.you') : name));
  const names = listed(
    named.map((name, seat) => (scores === null ? name : t('score.side', { side: name, points: scores[seat] ?? 0 }))),
    lang,
  );
  const isWon = sitters.some(({ kind }, seat) => kind === 'person' && places?.[seat] === 1);
  return (
    <li>
      <GameThumb game={game} />
      <Link href={`/here/${id}`}>
        <b>{names}</b>
        <small>
          {isWon && <Glyph of={TABLE_GLYPHS.crown} className={css.crown} />} {gameWords(game)} · {when} ·{' '}
          {t(isOver ? (isWon ? 'profile.won' : 'profile.over') : 'profile.open')}
        </small>
      </Link>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('profile.export', { names })}
        onClick={() => saveFile(`nightjar-${id}.json`, table.record)}
      >
        <Glyph of={TABLE_GLYPHS.save} />
      </button>
      <button type="button" className="icon-btn" aria-label={t('profile.remove', { names })} onClick={onRemove}>
        <Glyph of={TABLE_GLYPHS.trash} />
      </button>
    </li>
  );
}

/** A record's file becomes a table here. */
function ImportButton(): ReactNode {
  const t = useText();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const path = await importRecord(await file.text());
    if (path.ok) go(path.value);
    else setTrouble(`${path.fault.where} ${path.fault.what}`);
  };
  return (
    <p className="row">
      <label className={`button ${css.file}`}>
        <Glyph of={TABLE_GLYPHS.plus} />
        {t('profile.import')}
        <input type="file" accept=".json,application/json" onChange={({ target }) => void take(target.files?.[0])} />
      </label>
      {trouble !== null && (
        <span role="alert" className="trouble">
          <Glyph of={TABLE_GLYPHS.warn} /> {t('profile.broken', { why: trouble })}
        </span>
      )}
    </p>
  );
}
