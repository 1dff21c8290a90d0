import type { Line } from '@nightjar/bots';
import type { Refusal } from '@nightjar/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useExplaining } from '../kit/explaining.ts';
import type { Scene, TableSource } from '../play/source.ts';
import { useSettings } from '../settings.ts';
import type { DrawerId } from './drawers.tsx';
import type { BoardProps, GameFace, SideLook } from './face.ts';
import { giveAll } from './give.ts';
import type { Refused } from './refused.ts';
import { useShortcuts } from './shortcuts.ts';
import { useSound } from './sound.ts';
import { useAt } from './use-at.ts';
import { type BoardHands, useBoard } from './use-board.ts';
import { useDeciding } from './use-deciding.ts';
import { useSpeech } from './use-speech.ts';

interface OpenDrawer {
  readonly id: DrawerId;
  /** The clause the rules open at; empty for their beginning. */
  readonly clause: string;
}

/** A table as it is shown, and what its player can do at it. The functions stay the same from draw to draw. */
export interface TableControls {
  readonly looks: readonly SideLook[];
  readonly board: BoardProps;
  /** The board without what is pointed at: for the many parts that do not show it. */
  readonly still: BoardProps;
  readonly refused: Refused | null;
  readonly hint: readonly Line[] | null;
  readonly drawer: OpenDrawer | null;
  readonly isExplaining: boolean;
  /** How many lines of chat were said since it was last open. */
  readonly unread: number;
  readonly back: () => boolean;
  readonly undo: () => void;
  /** Asks the other players to take back what can no longer be taken back alone. */
  readonly askUndo: () => void;
  readonly askHint: () => void;
  readonly refuse: (refusal: Refusal | null) => void;
  /** Clears a refusal and a hint. */
  readonly forget: () => void;
  readonly explain: () => void;
  readonly explainNoMore: () => void;
  readonly open: (id: DrawerId, clause?: string) => void;
  readonly close: () => void;
}

export function useTable(source: TableSource, scene: Scene, face: GameFace): TableControls {
  const lang = useSettings((settings) => settings.lang);
  const looks = useMemo(
    () => face.sides(scene.view, lang, scene.seats.length),
    [face, scene.view, lang, scene.seats.length],
  );
  const speech = useSpeech(source, scene, face);
  const moment = `${scene.seq} ${scene.decision?.seat ?? ''}`;
  const [preview, setPreview] = useAt<string>(moment);
  const [hint, setHint] = useAt<readonly Line[]>(moment);
  const { refused, refuse, forgive } = useRefused(moment);
  const [drawer, setDrawer] = useState<OpenDrawer | null>(null);
  const open = useCallback((id: DrawerId, clause = ''): void => setDrawer({ id, clause }), []);
  const close = useCallback((): void => setDrawer(null), []);
  const [isExplaining, setExplaining] = useState(false);
  const explainNoMore = useCallback((): void => setExplaining(false), []);
  const explain = useCallback((): void => setExplaining((was) => !was), []);

  const give = useCallback(
    (text: string): void => {
      // A button that is removed while it has the focus makes the browser lay out the page twice.
      const pressed = document.activeElement;
      if (pressed instanceof HTMLElement && pressed.closest('.ask, .sheet') !== null) pressed.blur();
      void giveAll(source, text).then(refuse);
    },
    [source, refuse],
  );
  const { picked, armed, press, pick, back, give: giveArmed } = useDeciding(moment, give);
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
  const forget = useCallback((): void => {
    forgive();
    setHint(null);
  }, [forgive, setHint]);

  useExplaining(isExplaining, explainNoMore);
  useShortcuts({ undo, hint: askHint, explain, open, back, give: giveArmed, isBusy: drawer !== null });
  useSound(scene);

  const hands: BoardHands = useMemo(
    () => ({ onPreview: setPreview, onPick: pick, onAnswer: press, onGive: give, onTry }),
    [setPreview, pick, press, give, onTry],
  );
  const { board, still } = useBoard({ scene, face, looks, speech, lang, hands, picked, preview, chosen: armed });
  const unread = useUnread(scene, drawer?.id === 'chat');
  const shown = { looks, board, still, refused, hint, drawer, isExplaining, unread };
  return { ...shown, back, undo, askUndo, askHint, refuse, forget, explain, explainNoMore, open, close };
}

/** The refusal of this moment: each one is new to the eye, though it may say the same again. */
function useRefused(moment: string) {
  const [refused, setRefused] = useAt<Refused>(moment);
  const refusals = useRef(0);
  const refuse = useCallback(
    (refusal: Refusal | null): void => {
      refusals.current += 1;
      if (refusal !== null) setRefused({ refusal, nth: refusals.current });
    },
    [setRefused],
  );
  const forgive = useCallback((): void => setRefused(null), [setRefused]);
  return { refused, refuse, forgive };
}

function useUnread({ chat }: Scene, isOpen: boolean): number {
  const [read, setRead] = useState(chat.length);
  useEffect(() => {
    if (isOpen || chat.length < read) setRead(chat.length);
  }, [isOpen, chat.length, read]);
  return isOpen ? 0 : Math.max(0, chat.length - read);
}
