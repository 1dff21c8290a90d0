import type { Line } from '@nightjar/bots';
import type { Refusal } from '@nightjar/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useGameWords } from '../game-name.ts';
import { EXPLAINING } from '../kit/explained.tsx';
import { useExplaining } from '../kit/explaining.ts';
import type { Scene, TableSource } from '../play/source.ts';
import { useSettings } from '../settings.ts';
import { useText } from '../text.ts';
import { Announcer } from './announcer.tsx';
import { Ask } from './ask.tsx';
import { Drawer } from './drawer.tsx';
import { DrawerButtons } from './drawer-buttons.tsx';
import { DRAWER_IDS, type DrawerId } from './drawers.tsx';
import type { BoardProps, GameFace } from './face.ts';
import { giveAll } from './give.ts';
import { HandOver } from './hand-over.tsx';
import { Notices } from './notices.tsx';
import { Part, SidePart } from './part.tsx';
import { pointsOf } from './points.ts';
import type { Refused } from './refused.ts';
import { Clock, MyPoints, OthersStrip, SeatPlate } from './seats.tsx';
import { useShortcuts } from './shortcuts.ts';
import { Since } from './since.tsx';
import { useSound } from './sound.ts';
import { useAt } from './use-at.ts';
import { useDeciding } from './use-deciding.ts';
import { useSpeech } from './use-speech.ts';

/** The table every game is played at: question, board, seats and drawers. */
export function Frame({
  source,
  scene,
  face,
  onScore,
  coach,
}: {
  readonly source: TableSource;
  readonly scene: Scene;
  readonly face: GameFace;
  readonly onScore: () => void;
  /** Whoever teaches stands before the others: there is room, and the board keeps its size. */
  readonly coach?: ReactNode;
}): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const lang = useSettings((settings) => settings.lang);
  const looks = useMemo(
    () => face.sides(scene.view, lang, scene.seats.length),
    [face, scene.view, lang, scene.seats.length],
  );
  const speech = useSpeech(source, scene, face);
  const moment = `${scene.seq} ${scene.decision?.seat ?? ''}`;
  const [preview, setPreview] = useAt<string>(moment);
  const [refused, setRefused] = useAt<Refused>(moment);
  const [hint, setHint] = useAt<readonly Line[]>(moment);
  const [drawer, setDrawer] = useState<{ readonly id: DrawerId; readonly clause: string } | null>(null);
  const refusals = useRef(0);

  const refuse = useCallback(
    (refusal: Refusal | null): void => {
      refusals.current += 1;
      if (refusal !== null) setRefused({ refusal, nth: refusals.current });
    },
    [setRefused],
  );
  const give = useCallback(
    (text: string): void => {
      // A button that goes away while it has the focus makes the page lay itself out twice.
      const pressed = document.activeElement;
      if (pressed instanceof HTMLElement && pressed.closest('.ask, .sheet') !== null) pressed.blur();
      void giveAll(source, text).then(refuse);
    },
    [source, refuse],
  );
  const forget = (): void => {
    if (refused !== null) setRefused(null);
    if (hint !== null) setHint(null);
  };
  const { picked, armed, ...deciding } = useDeciding(moment, give);
  const { press, pick, back } = deciding;
  const onTry = useCallback((text: string): void => void source.why(text).then(refuse), [source, refuse]);
  const undo = useCallback((): void => void source.undo().then(refuse), [source, refuse]);
  const askUndo = useCallback((): void => {
    void source.company?.consent(source.scene().askable, true).then(refuse);
  }, [source, refuse]);
  const askHint = useCallback((): void => {
    void source.hint().then((lines) => {
      setHint(lines.length > 0 ? lines : null);
      setPreview(lines[0]?.steps[0]?.answer ?? null);
    });
  }, [source, setHint, setPreview]);
  const open = useCallback((id: DrawerId, clause = ''): void => setDrawer({ id, clause }), []);

  const [isExplaining, setExplaining] = useState(false);
  const explainNoMore = useCallback((): void => setExplaining(false), []);
  const explain = useCallback((): void => setExplaining((was) => !was), []);
  useExplaining(isExplaining, explainNoMore);
  useShortcuts({ undo, hint: askHint, explain, open, back, give: deciding.give, isBusy: drawer !== null });
  useSound(scene);

  const { view, eyes, decision, answers, fresh, sheets, isVeiled } = scene;
  const isAlone = scene.link === 'here' && scene.seats.filter(({ kind }) => kind === 'person').length === 1;
  // What is pointed at changes often and concerns few parts: the others are given a board without it.
  const still: BoardProps = useMemo(
    () => ({
      view,
      eyes,
      decision,
      answers,
      preview: null,
      picked,
      chosen: null,
      onPreview: setPreview,
      onPick: pick,
      onAnswer: press,
      onGive: give,
      onTry,
      events: fresh,
      sheets,
      points: looks.map((_, side) => pointsOf({ sheets, decision }, side, face.rules)),
      speech,
      lang,
      isVeiled,
      isAlone,
    }),
    [
      view,
      eyes,
      decision,
      answers,
      picked,
      setPreview,
      pick,
      press,
      give,
      onTry,
      fresh,
      sheets,
      looks,
      face,
      speech,
      lang,
      isVeiled,
      isAlone,
    ],
  );
  const board: BoardProps = useMemo(
    () => (preview === null && armed === null ? still : { ...still, preview, chosen: armed }),
    [still, preview, armed],
  );
  const drawers = DRAWER_IDS.filter((id) => id !== 'chat' || source.company !== null);
  const unread = useUnread(scene, drawer?.id === 'chat');
  const myClock = eyes === 'table' ? null : (scene.seats[eyes]?.clockMs ?? null);

  return (
    <div
      className="table"
      {...{ [EXPLAINING]: isExplaining ? '' : undefined }}
      data-watching={(eyes === 'table' && scene.handOver === null) || undefined}
      // What was refused is forgotten with the next press, whatever it is on; only its own buttons need it.
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('[role=alert]') === null) forget();
      }}
    >
      <header className="tbar">
        <Link href="/" className="brand" aria-label={t('table.home')}>
          <Glyph of={TABLE_GLYPHS.nightjar} />
        </Link>
        <h1>{gameWords(source.game)}</h1>
        <div className="stand">
          <Part of={face.Stand} board={still} />
        </div>
        {myClock !== null && (
          <span className="my-clock">
            <Clock ms={myClock} isRunning={decision?.seat === eyes} />
          </span>
        )}
        <MyPoints scene={scene} looks={looks} rules={face.rules} />
        {scene.link === 'lost' && (
          <p className="lost" role="status">
            <Glyph of={TABLE_GLYPHS.warn} /> <span>{t('table.lost')}</span>
          </p>
        )}
        <button
          type="button"
          className="icon-btn"
          data-explainer=""
          aria-label={t('table.explain')}
          title={t('table.explain')}
          aria-pressed={isExplaining}
          onClick={explain}
        >
          <Glyph of={TABLE_GLYPHS.help} />
        </button>
        <DrawerButtons ids={drawers} unread={unread} open={open} className="wide" />
        <button
          type="button"
          className="icon-btn narrow"
          aria-label={t('drawer.settings')}
          onClick={() => open('settings')}
        >
          <Glyph of={TABLE_GLYPHS.settings} />
        </button>
      </header>
      {isExplaining && (
        <p className="explaining" role="status">
          <Glyph of={TABLE_GLYPHS.help} /> <span>{t('table.explaining')}</span>
          <button type="button" data-explainer="" onClick={explainNoMore}>
            {t('table.explainOff')}
          </button>
        </p>
      )}
      <OthersStrip scene={scene} looks={looks} face={face} board={still} coach={coach} />
      <Since scene={scene} looks={looks} face={face} board={still} />
      <main className="board-slot" aria-label={t('table.board')}>
        <Part of={face.Board} board={board} />
      </main>
      <aside className="aside-slot" aria-label={t('table.aside')}>
        <div className="aside-game">
          <Part of={face.Aside} board={board} />
        </div>
      </aside>
      <Ask
        scene={scene}
        board={board}
        hint={hint}
        refused={refused}
        face={face}
        onBack={back}
        onUndo={undo}
        onHint={scene.link === 'here' && !isVeiled ? askHint : null}
        onHurry={scene.thinking !== null && source.hurry !== undefined ? () => source.hurry?.() : null}
        onRule={(clause) => open('rules', clause)}
        onScore={onScore}
        onAskUndo={source.company === null ? null : askUndo}
        notices={
          source.company !== null && <Notices company={source.company} scene={scene} board={board} onRefused={refuse} />
        }
      />
      {scene.handOver !== null && <HandOver source={source} scene={scene} />}
      {eyes !== 'table' && (
        <section className="mine" aria-label={t('table.mine')}>
          <SeatPlate scene={scene} looks={looks} side={eyes} rules={face.rules} />
          <div className="mine-game">
            <SidePart of={face.Mine} board={board} side={eyes} />
          </div>
        </section>
      )}
      <DrawerButtons ids={drawers} unread={unread} open={open} className="dock" />
      <Announcer scene={scene} speech={speech} />
      {drawer !== null && (
        <Drawer
          id={drawer.id}
          clause={drawer.clause}
          source={source}
          scene={scene}
          face={face}
          board={board}
          onRule={(clause) => open('rules', clause)}
          onClose={() => setDrawer(null)}
        />
      )}
    </div>
  );
}

/** How many lines were said since the chat was last open. */
function useUnread({ chat }: Scene, isOpen: boolean): number {
  const [read, setRead] = useState(chat.length);
  useEffect(() => {
    if (isOpen || chat.length < read) setRead(chat.length);
  }, [isOpen, chat.length, read]);
  return isOpen ? 0 : Math.max(0, chat.length - read);
}
