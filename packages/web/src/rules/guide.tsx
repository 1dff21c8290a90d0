import { catalogue, type Lang, load } from '@nightjar/words';
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
import type { Figures } from './figures.ts';
import css from './guide.module.css';
import { GUIDES, type GuidedGame, isGuided, PARTS } from './guides.ts';
import '../kit/kit.css';
import '../kit/pieces.css';

/** Draws a thing by its key; the page does not care of which game. */
type Drawn = { readonly [key: string]: (laid: Laid) => ReactNode };

const PICTURES = import.meta.glob<Drawn>('../boards/*/guide.tsx', { import: 'pictures' });
const FIGURES = import.meta.glob<Figures>('../boards/*/figures.ts', { import: 'figures' });

/** What a guide of a game is made of besides its words. */
interface Made {
  readonly pictures: Drawn;
  readonly figures: Figures;
}

/** Null for a game that has no guide. */
async function madeFor(game: string, lang: Lang): Promise<Made | null> {
  const drawn = PICTURES[`../boards/${game}/guide.tsx`];
  const counted = FIGURES[`../boards/${game}/figures.ts`];
  if (drawn === undefined || counted === undefined) return null;
  const [pictures, figures] = await Promise.all([drawn(), counted(), load(lang, 'guide')]);
  return { pictures, figures };
}

/** How a game is played, on one page with pictures; nothing for a game that has none yet. */
export function Guide({ game }: { readonly game: string }): ReactNode {
  const face = useFace(isGuided(game) ? game : null);
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let isWanted = true;
    setMade(null);
    void madeFor(game, useSettings.getState().lang).then((found) => isWanted && setMade(found));
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (!isGuided(game) || face === null || made === null) return null;
  return <Sheet key={game} game={game} face={face} {...made} />;
}

interface SheetProps extends Made {
  readonly game: GuidedGame;
  readonly face: GameFace;
}

function Sheet({ game, face, pictures, figures }: SheetProps): ReactNode {
  const lang = useSettings((settings) => settings.lang);
  const words = catalogue(lang, 'guide');
  const laid = useLaid(face, 0);
  // Where a box is not as printed, that is said before anything else.
  const note = words.find(`${game}.note`, figures);
  return (
    <div className={css.guide}>
      {note !== null && <p className={css.note}>{note}</p>}
      {PARTS.map((part) => (
        <section key={part} data-part={part} aria-labelledby={`guide-${part}`}>
          <h2 id={`guide-${part}`}>{words.say(part)}</h2>
          <ul>
            {GUIDES[game][part].map((thing) => {
              const key = `${part}.${thing}`;
              return (
                <li key={key}>
                  <span className={css.picture} aria-hidden="true" inert>
                    <Guard seq={laid}>{pictures[key]?.(laid)}</Guard>
                  </span>
                  <p>{words.find(`${game}.${key}`, figures)}</p>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {hasLesson(game) && (
        <p className="row">
          <Link href={`/learn/${game}`} className="button" data-main="">
            <Glyph of={TABLE_GLYPHS.play} />
            {words.say('learn')}
          </Link>
        </p>
      )}
    </div>
  );
}
