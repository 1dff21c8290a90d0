import { catalogue, load } from '@nightjar/words';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { hasLesson } from '../lesson/lesson.ts';
import type { Laid } from '../look/laid.ts';
import { useLaid } from '../look/use-laid.ts';
import { useSettings } from '../settings.ts';
import { useFace } from '../shell/use-face.ts';
import type { GameFace } from '../table/face.ts';
import { Guard } from '../table/guard.tsx';
import css from './guide.module.css';
import { GUIDES, type GuidedGame, isGuided, PARTS } from './guides.ts';
import '../kit/kit.css';
import '../kit/pieces.css';

/** Draws a thing by its key; the page does not care of which game. */
type Drawn = { readonly [key: string]: (laid: Laid) => ReactNode };

const PICTURES = import.meta.glob<Drawn>('../boards/*/guide.tsx', { import: 'pictures' });

/** How a game is played, on one page with pictures; nothing for a game that has none yet. */
export function Guide({ game }: { readonly game: string }): ReactNode {
  const face = useFace(isGuided(game) ? game : null);
  const [pictures, setPictures] = useState<Drawn | null>(null);
  useEffect(() => {
    let isWanted = true;
    setPictures(null);
    const drawn = PICTURES[`../boards/${game}/guide.tsx`];
    if (drawn === undefined) return undefined;
    const { lang } = useSettings.getState();
    void Promise.all([drawn(), load(lang, 'guide')]).then(([found]) => isWanted && setPictures(found));
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (!isGuided(game) || face === null || pictures === null) return null;
  return <Sheet key={game} game={game} face={face} pictures={pictures} />;
}

interface SheetProps {
  readonly game: GuidedGame;
  readonly face: GameFace;
  readonly pictures: Drawn;
}

function Sheet({ game, face, pictures }: SheetProps): ReactNode {
  const lang = useSettings((settings) => settings.lang);
  const words = catalogue(lang, 'guide');
  const laid = useLaid(face, 0);
  return (
    <div className={css.guide}>
      {PARTS.map((part) => (
        <section key={part} data-part={part} aria-labelledby={`guide-${part}`}>
          <h2 id={`guide-${part}`}>{words.say(part)}</h2>
          <ul>
            {GUIDES[game][part].map((thing) => {
              const key = `${part}.${thing}`;
              return (
                <li key={key}>
                  <span className={css.picture} aria-hidden="true">
                    <Guard seq={laid}>{pictures[key]?.(laid)}</Guard>
                  </span>
                  <p>{words.find(`${game}.${key}`)}</p>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {hasLesson(game) && (
        <p className="row">
          <Link href={`/learn/${game}`} className="btn" data-main="">
            <Glyph of={TABLE_GLYPHS.play} />
            {words.say('learn')}
          </Link>
        </p>
      )}
    </div>
  );
}
