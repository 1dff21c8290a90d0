import type { Facts } from '@nightjar/wire';
import { together } from '@nightjar/words';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useGameWords } from '../game-name.ts';
import { shelf } from '../play/around.ts';
import { lookForMine, useMine } from '../play/mine.ts';
import { openTables } from '../play/online.ts';
import { type Row, rowsOf, turnKey } from '../play/rows.ts';
import { useSettings } from '../settings.ts';
import { clockText } from '../table/clock.ts';
import { useText } from '../text.ts';
import { GameThumb } from './game-thumb.tsx';
import { NoGame } from './no-game.tsx';
import { Notify } from './notify.tsx';
import { paceWord } from './pace-word.ts';
import { usePage } from './page.ts';
import { RowTitle } from './row-title.tsx';
import { Top } from './top.tsx';

/** Where we play, our move first, and the tables with a free seat for anybody. */
export function TablesPage(): ReactNode {
  const t = useText();
  const isKnown = useSettings((settings) => settings.isGuest);
  const { tables: online, isUnreached } = useMine();
  usePage(t('tables.title'));
  useEffect(() => void lookForMine(), []);
  const rows = rowsOf(shelf.list(), online);
  return (
    <div className="page">
      <Top />
      <main>
        <h1>{t('tables.title')}</h1>
        <section className="card">
          {isUnreached && <p className="quietly">{t('tables.unreached')}</p>}
          {rows.length === 0 ? (
            !isUnreached && <NoGame />
          ) : (
            <ul className="history">
              {rows.map((row) => (
                <Mine key={row.path} row={row} />
              ))}
            </ul>
          )}
        </section>
        <Lobby />
        {isKnown && online.length > 0 && <Notify />}
      </main>
    </div>
  );
}

function Mine({ row }: { readonly row: Row }): ReactNode {
  const t = useText();
  const { path, game, isMine, leftMs } = row;
  return (
    <li data-game={game} data-turn={isMine || undefined}>
      <GameThumb game={game} />
      <Link href={path}>
        <RowTitle {...row} />
        <small>
          {t(turnKey(row))}
          {leftMs !== null && <span> · {t('tables.left', { time: clockText(leftMs) })}</span>}
        </small>
      </Link>
      {isMine && <Glyph of={TABLE_GLYPHS.play} />}
    </li>
  );
}

/** Tables that anybody may join. */
function Lobby(): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const lang = useSettings((settings) => settings.lang);
  const [tables, setTables] = useState<readonly Facts[] | null>([]);
  useEffect(() => void openTables().then(setTables), []);
  return (
    <section className="card">
      <h2>{t('lobby.title')}</h2>
      {tables === null || tables.length === 0 ? (
        <p className="quietly">{t(tables === null ? 'tables.unreached' : 'lobby.none')}</p>
      ) : (
        <ul className="history">
          {tables.map(({ match, game, seats, pace }) => (
            <li key={match} data-game={game}>
              <GameThumb game={game} />
              <Link href={`/table/${match}`}>
                <b>
                  {t('home.with', {
                    game: gameWords(game),
                    others: together(
                      seats.flatMap(({ kind, name }) => (kind === 'person' ? [name] : [])),
                      lang,
                    ),
                  })}
                </b>
                <small>
                  {t('lobby.free', { n: seats.filter(({ kind }) => kind === 'open').length })} · {paceWord(t, pace)}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
