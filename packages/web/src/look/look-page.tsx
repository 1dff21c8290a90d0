import type { ReactNode } from 'react';
import { usePage } from '../shell/page.ts';
import { Top } from '../shell/top.tsx';
import { useFace } from '../shell/use-face.ts';
import type { GameFace } from '../table/face.ts';
import { Guard } from '../table/guard.tsx';
import { Part } from '../table/part.tsx';
import { pieces as common } from './common.tsx';
import type { Pieces } from './laid.ts';
import css from './look.module.css';
import { useLaid } from './use-laid.ts';
import '../table/places.css';

/** How many answers are given before pieces are looked at: enough for everybody to have some. */
const MIDDLE = 12;

const gameIn = (path: string): string => path.split('/').at(-2) ?? '';

/** Every board folder that has pieces to show; a new game needs no line here. */
const REGISTRIES = Object.entries(
  import.meta.glob<Pieces>('../boards/*/pieces.tsx', { eager: true, import: 'pieces' }),
).map(([path, pieces]) => ({ game: gameIn(path), pieces }));

/** Every piece, drawn by the components of the tables. A hidden page for developers. */
export function LookPage(): ReactNode {
  usePage('/look');
  return (
    <div className="page">
      <Top />
      <main className={css.look}>
        <h1>/look</h1>
        <Shelf name="common" game="nocturne" pieces={common} />
        {REGISTRIES.map(({ game, pieces }) => (
          <Shelf key={game} name={game} game={game} pieces={pieces} />
        ))}
      </main>
    </div>
  );
}

interface ShelfProps {
  readonly name: string;
  /** Whose table they are drawn from. */
  readonly game: string;
  readonly pieces: Pieces;
}

function Shelf({ name, game, pieces }: ShelfProps): ReactNode {
  const face = useFace(game);
  return (
    <section data-shelf={name} data-game={game}>
      <h2>{name}</h2>
      {face !== null && <Specimens name={name} face={face} pieces={pieces} />}
      {face !== null && name === game && <Opening face={face} />}
    </section>
  );
}

interface SpecimensProps {
  readonly name: string;
  readonly face: GameFace;
  readonly pieces: Pieces;
}

function Specimens({ name, face, pieces }: SpecimensProps): ReactNode {
  const laid = useLaid(face, MIDDLE);
  return Object.entries(pieces).map(([piece, draw]) => (
    <article key={piece} data-specimen={`${name} ${piece}`}>
      <h3 className="label">{piece}</h3>
      <div className={css.drawn}>
        <Guard seq={laid}>{draw(laid)}</Guard>
      </div>
    </article>
  ));
}

/** The board at the question a game begins with, where something is chosen from its tray. */
function Opening({ face }: { readonly face: GameFace }): ReactNode {
  const { board } = useLaid(face, 0);
  return (
    <article data-specimen={`${face.rules.name} opening`}>
      <h3 className="label">opening</h3>
      <div className={`${css.board} board-slot`}>
        <Part of={face.Board} board={board} />
      </div>
    </article>
  );
}
