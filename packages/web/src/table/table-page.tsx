import { lazy, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useGameWords } from '../game-name.ts';
import { editions, reach } from '../play/around.ts';
import { resume } from '../play/here.ts';
import { hold } from '../play/hold.ts';
import { knownThere } from '../play/online.ts';
import { loadRules } from '../play/rules.ts';
import type { TableSource } from '../play/source.ts';
import { usePage } from '../shell/page.ts';
import { Top } from '../shell/top.tsx';
import { useFace } from '../shell/use-face.ts';
import { useText } from '../text.ts';
import type { GameFace } from './face.ts';
import { Frame } from './frame.tsx';
import './places.css';

/** What is seen before and after a game is loaded when it comes to that. */
const Score = lazy(async () => ({ default: (await import('./score.tsx')).Score }));
const WaitingRoom = lazy(async () => ({ default: (await import('./waiting-room.tsx')).WaitingRoom }));

/** How long until a server that was not reached is asked again. */
const PATIENCE_MS = 2000;

/** The table of an address, on this device or on the server. */
export function TablePage(): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const { id = '' } = useParams();
  const [location] = useLocation();
  const isHere = location.startsWith('/here/');
  const [source, setSource] = useState<TableSource | 'missing' | 'elsewhere' | 'unreached' | null>(null);
  const [opened, setOpened] = useState(0);
  const game = source === null || typeof source === 'string' ? null : source.game;
  const face = useFace(game);
  usePage(game === null ? t('home.title') : gameWords(game), game ?? undefined);

  useEffect(() => {
    let table: TableSource | null = null;
    let isGone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    setSource(null);
    const close = (): void => {
      isGone = true;
      clearTimeout(again);
      table?.close();
    };
    const letGo = isHere
      ? hold(id, () => {
          close();
          setSource('elsewhere');
        })
      : () => undefined;
    const open = async (): Promise<void> => {
      const found = await (isHere ? openHere(id) : openThere(id));
      if (isGone) return typeof found === 'string' ? undefined : found.close();
      if (typeof found !== 'string') table = found;
      setSource(found);
      if (found === 'unreached') again = setTimeout(() => void open(), PATIENCE_MS);
    };
    void open();
    return () => {
      letGo();
      close();
    };
  }, [id, isHere, opened]);

  if (source === 'missing') return <Missing />;
  if (source === 'unreached') return <Unreached />;
  if (source === 'elsewhere') return <Elsewhere onHere={() => setOpened(opened + 1)} />;
  if (source === null || face === null) return <p className="vh">{t('table.opening')}</p>;
  return <Opened source={source} face={face} />;
}

const openHere = async (id: string): Promise<TableSource | 'missing'> => {
  const table = await resume(id).catch(() => null);
  return table?.ok ? table.value : 'missing';
};

async function openThere(id: string): Promise<TableSource | 'missing' | 'unreached'> {
  let table: TableSource | null = null;
  try {
    const [{ RemoteTable }, isKnown] = await Promise.all([import('../play/remote-table.ts'), knownThere()]);
    if (!isKnown) return 'unreached';
    table = await RemoteTable.open(id, reach);
    if (table !== null) await editions.meet(await loadRules(table.game), table.options);
    return table ?? 'missing';
  } catch {
    // What the page itself is made of comes from the server too.
    table?.close();
    return 'unreached';
  }
}

function Opened({ source, face }: { readonly source: TableSource; readonly face: GameFace }): ReactNode {
  const scene = useSyncExternalStore(
    (changed) => source.watch(changed),
    () => source.scene(),
  );
  const [isScore, setScore] = useState(true);
  if (scene.status === 'unreadable') return <Unreadable />;
  if (scene.status === 'missing' || scene.status === 'cancelled') return <Missing />;
  if (scene.status === 'gathering') return <WaitingRoom source={source} scene={scene} />;
  if (scene.view === null) return scene.link === 'lost' ? <Unreached /> : null;
  if (scene.status === 'over' && isScore) {
    return <Score source={source} scene={scene} face={face} onBoard={() => setScore(false)} />;
  }
  return <Frame source={source} scene={scene} face={face} onScore={() => setScore(true)} />;
}

/** Page and server are of different ages: the newer page comes with the next load. */
function Unreadable(): ReactNode {
  const t = useText();
  return (
    <div className="page">
      <Top />
      <main>
        <h1>{t('table.unreadable')}</h1>
        <p className="card row">
          <Glyph of={TABLE_GLYPHS.warn} /> {t('table.unreadableWhy')}
          <button type="button" className="btn" data-main="" onClick={() => location.reload()}>
            {t('table.reload')}
          </button>
        </p>
      </main>
    </div>
  );
}

/** A table that cannot be asked for now is not missing: it is looked for until it is found. */
function Unreached(): ReactNode {
  const t = useText();
  return (
    <div className="page">
      <Top />
      <main>
        <h1>{t('table.lost')}</h1>
        <p className="card" role="status">
          <Glyph of={TABLE_GLYPHS.warn} /> {t('table.lostWhy')}
        </p>
      </main>
    </div>
  );
}

/** Two pages that play one table would each go their own way: this one has let it go. */
function Elsewhere({ onHere }: { readonly onHere: () => void }): ReactNode {
  const t = useText();
  return (
    <div className="page">
      <Top />
      <main>
        <h1>{t('table.elsewhere')}</h1>
        <p className="card row">
          <Glyph of={TABLE_GLYPHS.eye} /> {t('table.elsewhereWhy')}
          <button type="button" className="btn" data-main="" onClick={onHere}>
            {t('table.playHere')}
          </button>
        </p>
      </main>
    </div>
  );
}

function Missing(): ReactNode {
  const t = useText();
  return (
    <div className="page">
      <Top />
      <main>
        <h1>{t('table.missing')}</h1>
        <p className="card row">
          <Glyph of={TABLE_GLYPHS.warn} /> {t('table.missingWhy')}
          <Link href="/" className="btn" data-main="">
            {t('table.home')}
          </Link>
        </p>
      </main>
    </div>
  );
}
