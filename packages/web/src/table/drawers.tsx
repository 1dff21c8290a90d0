import { type ComponentType, lazy, type ReactNode, useEffect, useRef } from 'react';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import type { Scene, TableSource } from '../play/source.ts';
import { useText } from '../text.ts';
import css from './drawer.module.css';
import type { BoardProps, GameFace } from './face.ts';
import { FactLine } from './fact-line.tsx';
import { Guard } from './guard.tsx';
import { light } from './lit.ts';

/** What every drawer is given. */
export interface DrawerProps {
  readonly source: TableSource;
  readonly scene: Scene;
  readonly face: GameFace;
  readonly board: BoardProps;
  /** The clause the drawer of rules opens at; empty for its beginning. */
  readonly clause: string;
  readonly onRule: (clause: string) => void;
}

interface DrawerKind {
  readonly glyph: ReactNode;
  /** The key that opens it; null where a press on its button is the only way. */
  readonly key: string | null;
  readonly Body: ComponentType<DrawerProps>;
}

// Loaded when first opened: a game begins without them.
const Chat = lazy(async () => ({ default: (await import('./chat.tsx')).Chat }));
const Keeping = lazy(async () => ({ default: (await import('./keeping.tsx')).Keeping }));
const SettingsForm = lazy(async () => ({ default: (await import('../shell/settings-page.tsx')).SettingsForm }));
const ScoreBody = lazy(async () => ({ default: (await import('./score-drawer.tsx')).ScoreDrawer }));
const RulesList = lazy(async () => ({ default: (await import('../rules/rules-list.tsx')).RulesList }));

/** Every drawer in the order of its buttons. A drawer is one line here and its name in the words (`drawer.<id>`). */
export const DRAWERS = {
  goals: { glyph: TABLE_GLYPHS.goal, key: 'g', Body: GoalsBody },
  score: { glyph: TABLE_GLYPHS.score, key: 's', Body: ScoreBody },
  log: { glyph: TABLE_GLYPHS.log, key: 'l', Body: LogBody },
  rules: { glyph: TABLE_GLYPHS.rules, key: 'r', Body: RulesBody },
  chat: { glyph: TABLE_GLYPHS.chat, key: 'c', Body: Chat },
  settings: { glyph: TABLE_GLYPHS.settings, key: null, Body: SettingsBody },
} as const satisfies Readonly<Record<string, DrawerKind>>;
export type DrawerId = keyof typeof DRAWERS;
export const DRAWER_IDS = Object.keys(DRAWERS) as readonly DrawerId[];

function GoalsBody({ face, board }: DrawerProps): ReactNode {
  return (
    <Guard seq={board}>
      <face.Goals {...board} />
    </Guard>
  );
}

function RulesBody({ source, clause }: DrawerProps): ReactNode {
  return <RulesList game={source.game} clause={clause} heading="h3" />;
}

function SettingsBody({ source, scene }: DrawerProps): ReactNode {
  return (
    <>
      <SettingsForm />
      <Keeping source={source} scene={scene} />
    </>
  );
}

/** Everything that happened, oldest first; it opens at its end. */
function LogBody({ scene, face, board }: DrawerProps): ReactNode {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const { log, view, seats } = scene;
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'end' }), [log.length]);
  useEffect(() => () => light(null), []);
  if (log.length === 0) return <p className="quietly">{t('log.empty')}</p>;
  if (face.Log !== undefined) return <face.Log {...board} log={log} />;
  const looks = face.sides(view, board.lang, seats.length);
  return (
    <ol ref={list} className={css.log}>
      {log.map((fact, i) => (
        // Facts never change places: the key is how far from the start one stands.
        <FactLine key={i} fact={fact} looks={looks} face={face} board={board} />
      ))}
    </ol>
  );
}
