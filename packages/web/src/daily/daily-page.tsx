import { gradeOf } from '@nightjar/bots';
import type { Daily, DailyWish, PlayedDay } from '@nightjar/wire';
import type { Lang } from '@nightjar/words';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { POSTERS } from '../faces/posters.ts';
import { restOf, sitDown, today } from '../play/daily.ts';
import { useSettings } from '../settings.ts';
import { usePage } from '../shell/page.ts';
import { Top } from '../shell/top.tsx';
import { useFace } from '../shell/use-face.ts';
import type { GameFace } from '../table/face.ts';
import { useText } from '../text.ts';
import css from './daily.module.css';
import { dailyName } from './daily-name.ts';
import { Histogram } from './histogram.tsx';
import { Outcome } from './outcome.tsx';

type Said = Daily | 'none' | 'asking' | null;

/** The deal of the day: what it is, our one try at it, and how everybody did. */
export function DailyPage(): ReactNode {
  const t = useText();
  const { game = '' } = useParams();
  const lang = useSettings((settings) => settings.lang);
  const face = useFace(game);
  const [said, setSaid] = useState<Said>('asking');
  const look = (): void => void today(game).then(setSaid);
  useEffect(look, [game]);
  usePage(dailyName(game, lang), game);
  return (
    <div className="page">
      <Top />
      <main className={css.daily}>
        <header className={css.head}>
          {POSTERS[game] !== undefined && <img src={POSTERS[game]} alt="" width="320" height="500" />}
          <div>
            <h1>{dailyName(game, lang)}</h1>
            {said !== null && typeof said === 'object' && (
              <p className="quietly">{t('daily.day', { day: dayIn(said.day, lang) })}</p>
            )}
          </div>
        </header>
        {(said === null || said === 'none') && (
          <section className="card">
            <p role="status">{t(said === null ? 'daily.unreachable' : 'daily.none')}</p>
            <p className="row">
              {said === null && (
                <button type="button" className="button" onClick={look}>
                  {t('daily.again')}
                </button>
              )}
              <Link href={`/new/${game}`} className="button">
                {t('daily.newTable')}
              </Link>
            </p>
          </section>
        )}
        {said !== null && typeof said === 'object' && face !== null && <Today daily={said} face={face} lang={lang} />}
      </main>
    </div>
  );
}

function Today({
  daily,
  face,
  lang,
}: {
  readonly daily: Daily;
  readonly face: GameFace;
  readonly lang: Lang;
}): ReactNode {
  const t = useText();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState(false);
  const { game, mine, bots, yesterday } = daily;
  const sit = (kind: DailyWish['kind']): void => {
    setTrouble(false);
    void sitDown(game, kind).then((match) => (match === null ? setTrouble(true) : go(`/table/${match}`)));
  };
  const grade = gradeOf(bots[0] ?? '');
  return (
    <>
      <section className="card">
        <p>{t('daily.line', { grade: grade === null ? (bots[0] ?? '') : t(`grade.${grade}`) })}</p>
        <Outcome played={daily} />
        <p className="row">
          <button
            type="button"
            className="button"
            data-main=""
            onClick={() => sit(mine === null || !mine.isOver ? 'counted' : 'practice')}
          >
            <Glyph of={TABLE_GLYPHS.play} />
            {t(mine === null ? 'daily.play' : mine.isOver ? 'daily.practise' : 'daily.goOn')}
          </button>
          <span className="quietly">{t('daily.left', leftOf(restOf(daily)))}</span>
        </p>
        {trouble && (
          <p role="alert" className="trouble">
            <Glyph of={TABLE_GLYPHS.warn} /> {t('daily.unreachable')}
          </p>
        )}
      </section>
      <section className="card" data-day="today">
        <h2>{t('daily.today')}</h2>
        {daily.margins.length === 0 ? <p className="quietly">{t('daily.nobody')}</p> : <Histogram played={daily} />}
      </section>
      <section className="card">
        <h2>{t('daily.cards')}</h2>
        <Laid face={face} lang={lang} played={daily} />
      </section>
      {yesterday !== null && (
        <section className="card" data-day="yesterday">
          <h2>{t('daily.yesterday')}</h2>
          {yesterday.mine === null ? <p>{t('daily.missed')}</p> : <Outcome played={yesterday} />}
          {yesterday.margins.length === 0 ? (
            <p className="quietly">{t('daily.nobodyDid')}</p>
          ) : (
            <Histogram played={yesterday} />
          )}
          <details>
            <summary>{t('daily.cards')}</summary>
            <Laid face={face} lang={lang} played={yesterday} />
          </details>
        </section>
      )}
    </>
  );
}

const Laid = ({
  face,
  lang,
  played,
}: {
  readonly face: GameFace;
  readonly lang: Lang;
  readonly played: PlayedDay;
}): ReactNode =>
  face.Preview !== undefined && (
    <Suspense fallback={null}>
      <face.Preview lang={lang} options={played.options} />
    </Suspense>
  );

/** A day as people write it; it is the same day everywhere. */
const dayIn = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat([lang, 'en-GB'], { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day));

const MINUTE_MS = 60_000;

function leftOf(ms: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
