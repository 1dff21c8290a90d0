import { together } from '@nightjar/words';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useGameWords } from '../game-name.ts';
import { myTables, type OnlineTable } from '../play/online.ts';
import type { KeptTable } from '../play/shelf.ts';
import { useSettings } from '../settings.ts';
import { useText } from '../text.ts';
import css from './continue.module.css';

/** The strip shows this many; the rest is in the history. */
const MOST = 3;

interface Row {
  readonly path: string;
  readonly game: string;
  readonly others: readonly string[];
  readonly isMine: boolean;
  readonly changedAt: number;
}

const keptRow = ({ id, game, sitters, asked, changedAt }: KeptTable): Row => ({
  path: `/here/${id}`,
  game,
  others: sitters.slice(1).map(({ name }) => name),
  isMine: asked !== null && sitters[asked]?.kind === 'person',
  changedAt,
});

const onlineRow = ({ id, game, others, isMine, changedAt }: OnlineTable): Row => ({
  path: `/table/${id}`,
  game,
  others,
  isMine,
  changedAt,
});

/** Games that are not over; those that wait for us come first. */
export function Continue({ tables }: { readonly tables: readonly KeptTable[] }): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const lang = useSettings((settings) => settings.lang);
  const isGuest = useSettings((settings) => settings.isGuest);
  const [online, setOnline] = useState<readonly OnlineTable[]>([]);
  useEffect(() => {
    if (isGuest) void myTables().then(setOnline);
  }, [isGuest]);
  const rows = [...tables.map(keptRow), ...online.map(onlineRow)]
    .toSorted((a, b) => Number(b.isMine) - Number(a.isMine) || b.changedAt - a.changedAt)
    .slice(0, MOST);
  return (
    <nav className={css.continue} aria-label={t('home.continue')}>
      <h2>{t('home.continue')}</h2>
      {rows.length === 0 ? (
        <p className={css.none}>{t('home.nothing')}</p>
      ) : (
        <ul>
          {rows.map(({ path, game, others, isMine }) => (
            <li key={path} data-game={game} className={isMine ? css.turn : ''}>
              <Link href={path}>
                <span className={css.icon}>
                  <Glyph of={TABLE_GLYPHS.night} />
                </span>
                <span>
                  <b>
                    {others.length === 0
                      ? t('home.alone', { game: gameWords(game) })
                      : t('home.with', { game: gameWords(game), others: together(others, lang) })}
                  </b>
                  <small>{t(isMine ? 'home.yourTurn' : 'home.theirTurn')}</small>
                </span>
                <Glyph of={TABLE_GLYPHS.chevron} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
