import { catalogue, load } from '@nightjar/words';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { useGameWords } from '../game-name.ts';
import { surroundings } from '../play/around.ts';
import { useSettings } from '../settings.ts';
import { usePage } from '../shell/page.ts';
import { quickGame } from '../shell/quick.ts';
import { botSitter, meSitter } from '../shell/sitters.ts';
import { useFace } from '../shell/use-face.ts';
import type { GameFace } from '../table/face.ts';
import { Frame } from '../table/frame.tsx';
import { useText } from '../text.ts';
import { Coach, useStepWords } from './coach.tsx';
import { hasLesson, type Lesson, loadLesson } from './lesson.ts';
import { LessonTable, NOT_THIS_STEP } from './lesson-table.ts';
import { keepProgress, progressIn } from './progress.ts';
import '../table/places.css';

/** A game's lesson, at the table it will be played at. */
export function LessonPage(): ReactNode {
  const t = useText();
  const { game = '' } = useParams();
  const gameWords = useGameWords();
  const face = useFace(hasLesson(game) ? game : null);
  const [lesson, setLesson] = useState<Lesson | null>(null);
  usePage(gameWords(game), game);
  useEffect(() => {
    if (!hasLesson(game)) return undefined;
    let isWanted = true;
    const { lang } = useSettings.getState();
    void Promise.all([loadLesson(game), load(lang, 'lesson')]).then(([loaded]) => isWanted && setLesson(loaded));
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (!hasLesson(game)) return <Redirect to="/" />;
  if (lesson === null || face === null) return <p className="visually-hidden">{t('table.opening')}</p>;
  return <Lessoned key={game} face={face} lesson={lesson} />;
}

/** Lays the lesson where it was left; one that was finished begins anew. */
function tableOf({ rules }: GameFace, lesson: Lesson): LessonTable {
  const { name } = rules;
  const kept = progressIn(name);
  const last = lesson.steps.length - 1;
  return new LessonTable(
    {
      game: rules,
      lesson,
      sitters: [meSitter(useSettings.getState().name), botSitter('gentle', 0)],
      at: typeof kept === 'number' && kept <= last ? kept : 0,
      reached: (at) => keepProgress(name, at === last ? 'done' : at),
    },
    surroundings,
  );
}

function Lessoned({ face, lesson }: { readonly face: GameFace; readonly lesson: Lesson }): ReactNode {
  const [, go] = useLocation();
  const table = useMemo(() => tableOf(face, lesson), [face, lesson]);
  useEffect(() => () => table.close(), [table]);
  const scene = useSyncExternalStore(
    (changed) => table.watch(changed),
    () => table.scene(),
  );
  const taught = useTaught(face, table);
  const play = (): void => void quickGame(table.game).then(go);
  const rival = scene.seats[1]?.name ?? '';
  return (
    <Frame
      source={table}
      scene={scene}
      face={taught}
      onScore={() => undefined}
      coach={<Coach table={table} rival={rival} onPlay={play} />}
    />
  );
}

/** The game's face, whose words also say what the step is about. */
function useTaught(face: GameFace, table: LessonTable): GameFace {
  const wordsOf = useStepWords(table.game);
  const { task } = wordsOf(table.step.id);
  return useMemo(
    () => ({
      ...face,
      speech(lang, about) {
        const speech = face.speech(lang, about);
        return {
          ...speech,
          refusal: (refusal) =>
            refusal.reason === NOT_THIS_STEP
              ? catalogue(lang, 'lesson').say('not', { do: task })
              : speech.refusal(refusal),
        };
      },
    }),
    [face, task],
  );
}
