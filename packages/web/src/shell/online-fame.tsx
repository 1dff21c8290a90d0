import type { Gain } from '@nightjar/kernel';
import type { GameStatistics, Played, Ratings } from '@nightjar/wire';
import { listed, numbersIn, tonguesOf } from '@nightjar/words';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useGameWords } from '../game-name.ts';
import { history, ratings, statistics, trail } from '../play/fame.ts';
import { useSettings } from '../settings.ts';
import { useText } from '../text.ts';
import css from './fame.module.css';
import { useFace } from './use-face.ts';

/** After fewer games a rating is provisional, and the server does not list it. */
const PROVISIONAL = 3;

/** A person's games on the server: sums and history, then ratings and achievements of every game they have finished. */
export function OnlineFame(): ReactNode {
  const isKnown = useSettings((settings) => settings.isGuest);
  return isKnown ? <Fame /> : null;
}

function Fame(): ReactNode {
  const [rows, setRows] = useState<readonly GameStatistics[]>([]);
  useEffect(() => void statistics().then(setRows), []);
  return (
    <>
      <Sums rows={rows} />
      <Games />
      {rows.map(({ game }) => (
        <Ranks key={game} game={game} />
      ))}
      {rows.map(({ game }) => (
        <Reached key={game} game={game} />
      ))}
    </>
  );
}

function Sums({ rows }: { readonly rows: readonly GameStatistics[] }): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  if (rows.length === 0) return null;
  return (
    <section className="card">
      <h2>{t('fame.statistics')}</h2>
      {rows.map(({ game, matches, wins, bestScore, averageScore }) => (
        <dl key={game} className={css.figures} aria-label={gameWords(game)}>
          <Figure name={t('fame.matches')} value={matches} />
          <Figure name={t('fame.wins')} value={wins} />
          <Figure name={t('fame.best')} value={bestScore} />
          <Figure name={t('fame.average')} value={averageScore} />
        </dl>
      ))}
    </section>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }): ReactNode {
  const lang = useSettings((settings) => settings.lang);
  return (
    <div>
      <dt>{name}</dt>
      <dd className="number">{numbersIn(lang)(value)}</dd>
    </div>
  );
}

function Games(): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const lang = useSettings((settings) => settings.lang);
  const [played, setPlayed] = useState<readonly Played[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [isUnreached, setUnreached] = useState(false);
  const more = (before: string | null): void =>
    void history(before).then((page) => {
      setUnreached(page === null);
      setPlayed([...(before === null ? [] : (played ?? [])), ...(page?.matches ?? [])]);
      setNext(page === null ? before : page.next);
    });
  useEffect(() => more(null), []);
  if (played === null) return null;
  return (
    <section className="card">
      <h2>{t('fame.history')}</h2>
      {isUnreached && <p className="quietly">{t('tables.unreached')}</p>}
      {played.length === 0 ? (
        !isUnreached && <p className="quietly">{t('fame.none')}</p>
      ) : (
        <ul className="history">
          {played.map(({ match, game, endedAt, place, seats }) => (
            <li key={match}>
              <Link href={`/table/${match}`}>
                <b>
                  {listed(
                    seats.map(({ name, score }) => t('score.side', { side: name, points: score })),
                    lang,
                  )}
                </b>
                <small>
                  {gameWords(game)} ·{' '}
                  {new Date(endedAt).toLocaleString([...tonguesOf(lang)], { dateStyle: 'medium', timeStyle: 'short' })}{' '}
                  · {place === 1 ? t('profile.won') : t('fame.place', { n: place })}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {next !== null && played.length % 50 === 0 && (
        <button type="button" className="button" onClick={() => more(next)}>
          {t('fame.more')}
        </button>
      )}
    </section>
  );
}

function Ranks({ game }: { readonly game: string }): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const [ranks, setRanks] = useState<Ratings | null>(null);
  useEffect(() => void ratings(game).then(setRanks), [game]);
  if (ranks === null || (ranks.mine === null && ranks.best.length === 0)) return null;
  const { best, mine } = ranks;
  return (
    <section className="card">
      <h2>{t('fame.rating', { game: gameWords(game) })}</h2>
      <p className="quietly">
        {mine === null
          ? t('fame.unrated')
          : t(mine.games < PROVISIONAL ? 'fame.provisional' : 'fame.mine', {
              rating: Math.round(mine.rating),
              n: mine.games,
            })}
      </p>
      {best.length > 0 && (
        <ol className={css.ranks}>
          {best.slice(0, 10).map(({ person, name, rating }, i) => (
            <li key={person} data-mine={person === mine?.person || undefined}>
              <span className="number">{i + 1}</span>
              <b>{name}</b>
              <span className="number">{Math.round(rating)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Achievements, scenarios and variants that were finished, in the game's own words. */
function Reached({ game }: { readonly game: string }): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const lang = useSettings((settings) => settings.lang);
  const face = useFace(game);
  const [gains, setGains] = useState<readonly Gain[]>([]);
  useEffect(() => void trail(game).then(setGains), [game]);
  if (face === null || gains.length === 0) return null;
  const offers = face.offers(lang);
  const speech = face.speech(lang, { sides: [], you: null, edition: '' });
  const word = ({ kind, what }: Gain): string => {
    if (kind === 'achievement') return speech.name(what);
    return offers.mode(kind === 'scenario' ? `scenario-${what}` : what).name;
  };
  return (
    <section className="card">
      <h2>{t('fame.trail', { game: gameWords(game) })}</h2>
      <ul className={css.gains}>
        {gains.map((gain) => (
          <li key={`${gain.kind} ${gain.what}`}>
            <Glyph of={TABLE_GLYPHS.crown} /> {word(gain)}
          </li>
        ))}
      </ul>
    </section>
  );
}
