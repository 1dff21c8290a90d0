import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { hasBoard } from '../boards/faces.ts';
import { DailyLink } from '../daily/daily-link.tsx';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { POSTERS } from '../faces/posters.ts';
import { POSTED, useGameWords } from '../game-name.ts';
import { shelf } from '../play/around.ts';
import { joinPath } from '../routes.ts';
import { useText } from '../text.ts';
import { Continue } from './continue.tsx';
import home from './home.module.css';
import { LearnLink } from './learn-link.tsx';
import { usePage } from './page.ts';
import poster from './poster.module.css';
import { prepare, quickGame } from './quick.ts';
import { Top } from './top.tsx';

/** The posters; one click on a lit one and the game is running. */
export function Home(): ReactNode {
  const t = useText();
  usePage(t('home.title'));
  useEffect(() => prepare('nocturne'), []);
  return (
    <div className={home.home}>
      <Top />
      <main className={home.posters}>
        <h1 className="visually-hidden">{t('home.title')}</h1>
        {POSTED.map((game) => (
          <Poster key={game} game={game} />
        ))}
      </main>
      <section className={home.under}>
        <Continue tables={shelf.list().filter(({ isOver }) => !isOver)} />
        <Ways />
        <JoinForm />
      </section>
    </div>
  );
}

function Poster({ game }: { readonly game: string }): ReactNode {
  const t = useText();
  const [, go] = useLocation();
  const gameWords = useGameWords();
  const [isOpening, setOpening] = useState(false);
  const play = (): void => {
    setOpening(true);
    void quickGame(game).then(go, () => setOpening(false));
  };
  return (
    <article
      className={poster.poster}
      data-game={game}
      data-quiet={hasBoard(game) ? undefined : true}
      onPointerEnter={() => hasBoard(game) && prepare(game)}
      onFocus={() => hasBoard(game) && prepare(game)}
    >
      {POSTERS[game] !== undefined && (
        <img className={poster.art} src={POSTERS[game]} alt="" width="320" height="500" />
      )}
      <div className={poster.words}>
        <h2>{gameWords(game)}</h2>
        <p className={poster.line}>{gameWords(game, 'line')}</p>
        <p className={poster.meta}>{gameWords(game, 'meta')}</p>
        <p className={poster.learn}>
          <LearnLink game={game} />
          <DailyLink game={game} />
        </p>
        {hasBoard(game) ? (
          <p className={poster.go}>
            <button
              type="button"
              className={`button ${poster.stretched}`}
              data-main=""
              disabled={isOpening}
              onClick={play}
            >
              <Glyph of={TABLE_GLYPHS.play} />
              {t('home.play')}
              <span className="visually-hidden"> {gameWords(game)}</span>
            </button>
            <Link href={`/new/${game}`} className={`button ${poster.quiet}`}>
              {t('home.newTable')}
            </Link>
          </p>
        ) : (
          <p className={`${poster.go} ${poster.soon}`}>
            {t('home.coming')}
            <Link href={`/new/${game}`} className={`button ${poster.quiet}`}>
              {t('home.byList')}
              <span className="visually-hidden"> {gameWords(game)}</span>
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}

/** Other ways into Nocturne than the poster's. */
function Ways(): ReactNode {
  const t = useText();
  const ways = [
    { key: 'solo', glyph: TABLE_GLYPHS.night },
    { key: 'here', glyph: TABLE_GLYPHS.person },
    { key: 'online', glyph: TABLE_GLYPHS.link },
  ] as const;
  return (
    <nav className={home.ways} aria-label={t('home.ways')}>
      <h2>{t('home.ways')}</h2>
      <ul>
        {ways.map(({ key, glyph }) => (
          <li key={key}>
            <Link href={`/new/nocturne?with=${key}`} className="button">
              <Glyph of={glyph} />
              {t(`home.way.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function JoinForm(): ReactNode {
  const t = useText();
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const join = (event: FormEvent): void => {
    event.preventDefault();
    go(joinPath(code));
  };
  return (
    <form className={home.join} aria-label={t('home.join')} onSubmit={join}>
      <h2>{t('home.join')}</h2>
      <p className={home.code}>
        <input
          aria-label={t('home.code')}
          placeholder={t('home.codeHint')}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ target }) => setCode(target.value)}
        />
        <button type="submit" className="button">
          {t('home.joinGo')}
        </button>
      </p>
      <small>{t('home.noAccount')}</small>
    </form>
  );
}
