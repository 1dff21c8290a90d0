import { together } from '@nightjar/words';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { DailyEnd } from '../daily/daily-end.tsx';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useGameWords } from '../game-name.ts';
import type { Scene, TableSource, Totals } from '../play/source.ts';
import { clausePath } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { LanguageChoice } from '../shell/top.tsx';
import { useText } from '../text.ts';
import { Chart } from './chart.tsx';
import css from './end.module.css';
import type { GameFace } from './face.ts';
import { saveFile } from './save-file.ts';
import { ScoreTable, type Spot, Sum } from './score-table.tsx';
import { useSpeech } from './use-speech.ts';

/** The end: the paper sheet, who won, each number's sum, and how it grew. */
export function Score({
  source,
  scene,
  face,
  onBoard,
}: {
  readonly source: TableSource;
  readonly scene: Scene;
  readonly face: GameFace;
  readonly onBoard: () => void;
}): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const [, go] = useLocation();
  const lang = useSettings((settings) => settings.lang);
  const speech = useSpeech(source, scene, face);
  const looks = face.sides(scene.view, lang, scene.seats.length);
  const winners = scene.sheets.map(({ seat }) => seat).filter((seat) => scene.result?.places[seat] === 1);
  const first = winners[0] ?? 0;
  const [spot, setSpot] = useState<Spot>(() => bestSpot(scene, first));
  const [curve, setCurve] = useState<readonly Totals[]>([]);
  useEffect(() => void source.curve().then(setCurve), [source]);

  const again = useRematch(source);
  const isSeated = scene.eyes !== 'table';
  const points = scene.result?.scores[first] ?? 0;
  const resigned = scene.seats.filter(({ hasResigned }) => hasResigned);
  const isWonByResign = resigned.length > 0 && resigned.length === scene.sheets.length - 1;
  // A spectator reads what it means for the winner.
  const mine = scene.endings[scene.eyes === 'table' ? first : scene.eyes] ?? [];
  const gaveUp = together(
    resigned.map(({ seat }) => speech.side(seat)),
    lang,
  );
  const remarks = [
    ...(resigned.length === 0 ? [] : [t('score.resigned', { names: gaveUp })]),
    ...(mine.length === 0 ? [t('score.over')] : mine.map((remark) => speech.remark(remark))),
  ];
  const title =
    scene.sheets.length === 1
      ? t('score.alone', { points })
      : isWonByResign
        ? first === scene.eyes
          ? t('score.youWonByResign')
          : t('score.wonByResign', { name: speech.side(first) })
        : winners.length > 1
          ? t('score.shared', {
              names: together(
                winners.map((seat) => speech.side(seat)),
                lang,
              ),
              points,
            })
          : first === scene.eyes
            ? t('score.youWin', { points })
            : t('score.wins', { name: speech.side(first), points });
  const save = (): void =>
    void source.record().then((file) => {
      if (file !== null) saveFile(`nightjar-${source.id}.json`, file);
    });

  return (
    <div className={css.end}>
      <header className="tbar">
        <Link href="/" className="brand" aria-label={t('table.home')}>
          <Glyph of={TABLE_GLYPHS.nightjar} />
        </Link>
        <p className="name">{gameWords(source.game)}</p>
        <nav className="tools" aria-label={t('nav.label')}>
          <LanguageChoice />
          <Link href="/settings" className="icon-btn" aria-label={t('nav.settings')}>
            <Glyph of={TABLE_GLYPHS.settings} />
          </Link>
        </nav>
      </header>
      <main>
        <ScoreTable scene={scene} face={face} speech={speech} lang={lang} spot={spot} onSpot={setSpot} />
        <section className={css.story}>
          <div className={css.won} data-seat={looks[first]?.colour}>
            <span className="emblem">{looks[first]?.emblem}</span>
            <div>
              <h1>{title}</h1>
              {remarks.map((line) => (
                <p key={line} className="quietly">
                  {line}
                </p>
              ))}
            </div>
          </div>
          <Sum
            scene={scene}
            speech={speech}
            spot={spot}
            heading="h2"
            onRule={(clause) => go(clausePath(source.game, clause))}
          />
          {curve.length > 1 && (
            <div className={css.curve}>
              <h2>{t('score.curve')}</h2>
              <Chart
                curve={curve}
                colours={looks.map(({ colour }) => colour)}
                names={scene.sheets.map(({ seat }) => speech.side(seat))}
              />
            </div>
          )}
          {again !== null && (
            <p className="quietly" role="status">
              {t('score.asked')}
            </p>
          )}
          {scene.daily !== null && <DailyEnd daily={scene.daily} game={source.game} />}
          <div className="acts">
            {isSeated && (
              <button type="button" className="button" data-main="" onClick={() => void source.rematch().then(go)}>
                {t(again === null ? 'score.again' : 'score.join')}
              </button>
            )}
            <button type="button" className="button" onClick={onBoard}>
              <Glyph of={TABLE_GLYPHS.eye} />
              {t('score.board')}
            </button>
            <button type="button" className="button" onClick={save}>
              <Glyph of={TABLE_GLYPHS.save} />
              {t('score.save')}
            </button>
          </div>
        </section>
      </main>
    </div>
  );
}

/** How often it is asked whether the others wait for a rematch, in milliseconds. */
const REMATCH_MS = 4000;

/** The table where the others wait for us once more. */
function useRematch({ company }: TableSource): string | null {
  const [again, setAgain] = useState<string | null>(null);
  useEffect(() => {
    if (company === null || again !== null) return undefined;
    const look = (): void => void company.rematchAsked().then(setAgain);
    look();
    const timer = setInterval(look, REMATCH_MS);
    return () => clearInterval(timer);
  }, [company, again]);
  return again;
}

/** The number that made the night: the best line of the winner. */
function bestSpot(scene: Scene, seat: number): Spot {
  const lines = scene.sheets.find((sheet) => sheet.seat === seat)?.lines ?? [];
  const best = lines.toSorted((a, b) => b.points - a.points)[0];
  return { seat, category: best?.category ?? '' };
}
