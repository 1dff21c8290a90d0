import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import type { Picture, TableSource } from '../play/source.ts';
import { RulesList } from '../rules/rules-list.tsx';
import { SettingsForm } from '../shell/settings-page.tsx';
import { useText } from '../text.ts';
import type { BoardProps, LoadedFace } from './face.ts';
import { Guard } from './guard.tsx';
import { saveFile } from './save-file.ts';
import { ScoreTable, type Spot, Sum } from './score-table.tsx';

export const DRAWERS = ['goals', 'score', 'log', 'rules', 'chat', 'settings'] as const;
export type DrawerId = (typeof DRAWERS)[number];

/** A sheet that comes in from the side, on a phone from below. */
export function Drawer({
  id,
  clause,
  source,
  picture,
  face,
  board,
  onRule,
  onClose,
}: {
  readonly id: DrawerId;
  readonly clause: string;
  readonly source: TableSource;
  readonly picture: Picture;
  readonly face: LoadedFace;
  readonly board: BoardProps;
  readonly onRule: (clause: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="drawer sheet"
      aria-labelledby="drawer-title"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="drawer-in">
        <header>
          <h2 id="drawer-title">{t(`drawer.${id}`)}</h2>
          <button
            type="button"
            className="icon-btn"
            aria-label={t('drawer.close')}
            onClick={() => dialog.current?.close()}
          >
            <Glyph of={TABLE_GLYPHS.close} />
          </button>
        </header>
        <div className="drawer-body" tabIndex={-1}>
          {id === 'goals' && (
            <Guard seq={board}>
              <face.Goals {...board} />
            </Guard>
          )}
          {id === 'score' && <ScoreDrawer picture={picture} face={face} board={board} onRule={onRule} />}
          {id === 'log' && <Log picture={picture} board={board} />}
          {id === 'rules' && <RulesList game={source.game} clause={clause} heading="h3" />}
          {id === 'chat' && <Chat source={source} picture={picture} />}
          {id === 'settings' && (
            <>
              <SettingsForm />
              <Keeping source={source} picture={picture} />
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}

function ScoreDrawer({
  picture,
  face,
  board,
  onRule,
}: {
  readonly picture: Picture;
  readonly face: LoadedFace;
  readonly board: BoardProps;
  readonly onRule: (clause: string) => void;
}): ReactNode {
  const t = useText();
  const [spot, setSpot] = useState<Spot | null>(null);
  return (
    <>
      <ScoreTable picture={picture} face={face} speech={board.speech} lang={board.lang} spot={spot} onSpot={setSpot} />
      {spot === null ? (
        <p className="quietly hintline">{t('score.press')}</p>
      ) : (
        <Sum picture={picture} speech={board.speech} spot={spot} heading="h3" onRule={onRule} />
      )}
    </>
  );
}

function Log({ picture, board }: { readonly picture: Picture; readonly board: BoardProps }): ReactNode {
  const t = useText();
  if (picture.log.length === 0) return <p className="quietly">{t('log.empty')}</p>;
  return (
    <ol className="log" reversed>
      {picture.log.toReversed().map(({ event }, i) => (
        // Facts never change places: the key is how far from the start one stands.
        <li key={picture.log.length - i}>{board.speech.event(event)}</li>
      ))}
    </ol>
  );
}

function Chat({ source, picture }: { readonly source: TableSource; readonly picture: Picture }): ReactNode {
  const t = useText();
  const [line, setLine] = useState('');
  return (
    <form
      className="chat"
      onSubmit={(event) => {
        event.preventDefault();
        if (line.trim() !== '') void source.say(line.trim()).then(() => setLine(''));
      }}
    >
      <ol aria-live="polite">
        {picture.chat.map(({ id, name, text }) => (
          <li key={id}>
            <b>{name}</b> {text}
          </li>
        ))}
      </ol>
      <p className="row">
        <input
          aria-label={t('chat.line')}
          value={line}
          maxLength={500}
          onChange={({ target }) => setLine(target.value)}
        />
        <button type="submit" className="btn">
          {t('chat.send')}
        </button>
      </p>
    </form>
  );
}

/** Where the game is kept, and how to take it along. */
function Keeping({ source, picture }: { readonly source: TableSource; readonly picture: Picture }): ReactNode {
  const t = useText();
  const save = (): void =>
    void source.record().then((file) => {
      if (file !== null) saveFile(`nightjar-${source.id}.json`, file);
    });
  return (
    <section className="card">
      <h3>{t('keep.title')}</h3>
      <p className="quietly">{t(picture.link === 'here' ? 'keep.here' : 'keep.there')}</p>
      {(picture.link === 'here' || picture.status === 'over') && (
        <button type="button" className="btn" onClick={save}>
          {t('keep.export')}
        </button>
      )}
    </section>
  );
}
