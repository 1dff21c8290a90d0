import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useGameWords } from '../game-name.ts';
import { hasLesson } from '../lesson/lesson.ts';
import { progressIn } from '../lesson/progress.ts';
import { shelf } from '../play/around.ts';
import { clausePath } from '../routes.ts';
import { useText } from '../text.ts';

/** Offers the lesson of a game that was never played here, and its guide otherwise. */
export function LearnLink({ game }: { readonly game: string }): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const isNew = progressIn(game) !== 'done' && !shelf.list().some((table) => table.game === game);
  const isTaught = isNew && hasLesson(game);
  return (
    <Link href={isTaught ? `/learn/${game}` : clausePath(game, '')}>
      <Glyph of={isTaught ? TABLE_GLYPHS.goal : TABLE_GLYPHS.rules} />
      {t(isTaught ? 'home.learn' : 'home.howTo')}
      <span className="visually-hidden"> {gameWords(game)}</span>
    </Link>
  );
}
