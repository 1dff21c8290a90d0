import { catalogue } from '@nightjar/words';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useSettings } from '../settings.ts';
import css from './coach.module.css';
import type { LessonTable } from './lesson-table.ts';

/** What a step says, and what is to be done in it; empty where it is only to be read. */
export function useStepWords(game: string): (step: string) => { readonly said: string; readonly task: string } {
  const words = catalogue(
    useSettings(({ lang }) => lang),
    'lesson',
  );
  return (step) => ({
    said: words.find(`${game}.${step}`) ?? '',
    task: words.find(`${game}.${step}.do`) ?? '',
  });
}

interface CoachProps {
  readonly table: LessonTable;
  /** Who plays against the learner. */
  readonly rival: string;
  readonly onPlay: () => void;
}

/** The voice beside the table: one idea, what to do, and the ways on. Where room is short it can be cut down to what to do. */
export function Coach({ table, rival, onPlay }: CoachProps): ReactNode {
  const t = catalogue(
    useSettings(({ lang }) => lang),
    'lesson',
  ).say;
  const { said, task } = useStepWords(table.game)(table.step.id);
  const { at, steps, isWatching } = table;
  const isLast = at === steps - 1;
  const [short, setShort] = useState('');
  const isShort = short === table.step.id;
  const isRead = !isWatching && table.step.open === undefined;
  return (
    <section
      className={css.coach}
      aria-label={t('coach')}
      data-step={table.step.id}
      data-read={isRead ? '' : undefined}
    >
      <header>
        <h2>{t('step', { n: at + 1, of: steps })}</h2>
        <button
          type="button"
          className={css.fold}
          aria-expanded={!isShort}
          aria-label={t('whole')}
          onClick={() => setShort(isShort ? '' : table.step.id)}
        />
        <Link href="/" className={css.skip}>
          {t('skip')}
        </Link>
      </header>
      <p className={css.said} role="status">
        {isWatching ? t('watch', { name: rival }) : !isShort && said}
        {!isWatching && task !== '' && <b>{task}</b>}
      </p>
      {isRead && (
        <div className={css.ways}>
          {at > 0 && (
            <button type="button" className="button round" aria-label={t('back')} onClick={() => void table.undo()}>
              <Glyph of={TABLE_GLYPHS.undo} />
            </button>
          )}
          {isLast ? (
            <button type="button" className="button" data-main="" data-play="" onClick={onPlay}>
              {t('play')}
            </button>
          ) : (
            <button type="button" className="button" data-main="" data-next="" onClick={() => table.next()}>
              {t('next')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
