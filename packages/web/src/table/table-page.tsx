import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { useGameWords } from '../game-name.ts';
import { editions, reach } from '../play/around.ts';
import { resume } from '../play/here.ts';
import { hold } from '../play/hold.ts';
import { knownThere } from '../play/online.ts';
import { loadRules } from '../play/rules.ts';
import type { TableSource } from '../play/source.ts';
import { usePage } from '../shell/page.ts';
import { useFace } from '../shell/use-face.ts';
import { useText } from '../text.ts';
import type { GameFace } from './face.ts';
import { Frame } from './frame.tsx';
import { NoTable } from './no-table.tsx';
import './places.css';

/** Loaded when needed: a table that goes on shows neither. */
const Score = lazy(async () => ({ default: (await import('./score.tsx')).Score }));
const WaitingRoom = lazy(async () => ({ default: (await import('./waiting-room.tsx')).WaitingRoom }));

/** The time between two attempts to reach the server. */
const RETRY_MS = 2000;

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
      if (found === 'unreached') again = setTimeout(() => void open(), RETRY_MS);
    };
    void open();
    return () => {
      letGo();
      close();
    };
  }, [id, isHere, opened]);

  if (source === 'missing') return <Missing />;
  if (source === 'unreached') return <NoTable reason="lost" />;
  if (source === 'elsewhere') return <Elsewhere onHere={() => setOpened(opened + 1)} />;
  const opening = <p className="visually-hidden">{t('table.opening')}</p>;
  if (source === null || face === null) return opening;
  return (
    // While a part loads, Preact forgets the state of every component up to the next boundary: this page keeps its table.
    <Suspense fallback={opening}>
      <Opened source={source} face={face} />
    </Suspense>
  );
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
    // Parts of the page are loaded from the server too.
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
  if (scene.view === null) return scene.link === 'lost' ? <NoTable reason="lost" /> : null;
  if (scene.status === 'over' && isScore) {
    return <Score source={source} scene={scene} face={face} onBoard={() => setScore(false)} />;
  }
  return <Frame source={source} scene={scene} face={face} onScore={() => setScore(true)} />;
}

/** A page older or newer than the server: a reload fetches the matching page. */
function Unreadable(): ReactNode {
  const t = useText();
  return (
    <NoTable reason="unreadable">
      <button type="button" className="button" data-main="" onClick={() => location.reload()}>
        {t('table.reload')}
      </button>
    </NoTable>
  );
}

/** A table played in two pages would fork: this page has released it to the other. */
function Elsewhere({ onHere }: { readonly onHere: () => void }): ReactNode {
  const t = useText();
  return (
    <NoTable reason="elsewhere">
      <button type="button" className="button" data-main="" onClick={onHere}>
        {t('table.playHere')}
      </button>
    </NoTable>
  );
}

function Missing(): ReactNode {
  const t = useText();
  return (
    <NoTable reason="missing">
      <Link href="/" className="button" data-main="">
        {t('table.home')}
      </Link>
    </NoTable>
  );
}
