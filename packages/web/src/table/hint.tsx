import type { Line } from '@nightjar/bots';
import { together } from '@nightjar/words';
import type { ReactNode } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { signed } from '../kit/signed.ts';
import { useText } from '../text.ts';
import type { BoardProps } from './face.ts';
import css from './hint.module.css';

/** The best ways to go on and what they bring, in words. Who presses one has chosen its answer, and may still think twice. */
export function Hint({ lines, board }: { readonly lines: readonly Line[]; readonly board: BoardProps }): ReactNode {
  const t = useText();
  const { eyes, speech, sheets, lang, onAnswer, onPreview } = board;
  const isAlone = sheets.length === 1;
  const told = ({ steps }: Line): string => {
    const words = steps.map(({ answer, view }) => speech.answer(answer, view));
    const runs = words.filter((word, i) => word !== words[i - 1]);
    const times = (word: string): number => words.filter((other) => other === word).length;
    return runs.map((word) => t('hint.step', { answer: word, n: times(word) })).join(t('hint.then'));
  };
  const brings = (line: Line): string[] => {
    const gains = line.brings
      .filter(({ seat }) => seat === eyes)
      .map(({ category, points }) => `${signed(points, lang)} ${speech.category(category)}`);
    return gains.length === 0 ? [] : [t('hint.brings', { gains: gains.join(', ') })];
  };
  const standing = ({ worth }: Line): string[] => {
    if (worth === null) return [];
    const n = Math.round(Math.abs(worth));
    if (isAlone) return [t('hint.alone', { n: Math.round(worth) })];
    return [n === 0 ? t('hint.level') : t(worth > 0 ? 'hint.ahead' : 'hint.behind', { n })];
  };
  return (
    <div className={css.hint} role="status">
      <Glyph of={TABLE_GLYPHS.eye} />
      <ol>
        {lines.map((line, nth) => {
          const [first] = line.steps;
          if (first === undefined) return null;
          const what = together([...brings(line), ...standing(line)], lang);
          return (
            <li key={first.answer}>
              <button
                type="button"
                data-hint={first.answer}
                onClick={() => onAnswer([first.answer])}
                onPointerEnter={() => onPreview(first.answer)}
                onPointerLeave={() => onPreview(null)}
              >
                {t(nth === 0 ? 'hint.best' : 'hint.other', { answer: told(line) })}
              </button>
              {what !== '' && <span>{what}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
