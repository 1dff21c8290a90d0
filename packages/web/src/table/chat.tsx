import type { Refusal } from '@nightjar/kernel';
import type { ChatLine } from '@nightjar/wire';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { mutedThere, unmute } from '../play/moderation.ts';
import type { Company, Scene, TableSource } from '../play/source.ts';
import { troubleKey } from '../shell/trouble.ts';
import { useText } from '../text.ts';
import css from './chat.module.css';

/** The chat of a table. A player can mute another, and report a line to the people who run the server. */
export function Chat({ source, scene }: { readonly source: TableSource; readonly scene: Scene }): ReactNode {
  const t = useText();
  const [line, setLine] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const [reported, setReported] = useState<ChatLine | null>(null);
  const end = useRef<HTMLLIElement>(null);
  const { chat, eyes, seats } = scene;
  const me = eyes === 'table' ? null : (seats[eyes]?.person ?? null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [chat.length]);

  const tell = (refusal: Refusal | null, well: string | null): void =>
    setTold(refusal === null ? well : t(troubleKey(refusal.reason)));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const text = line.trim();
    if (text === '') return;
    void source.company?.say(text).then((refusal) => {
      tell(refusal, null);
      if (refusal === null) setLine('');
    });
  };
  return (
    <div className={css.chat}>
      <ol aria-live="polite">
        {chat.length === 0 && <li className="quietly">{t('chat.empty')}</li>}
        {chat.map((said) => (
          <li key={said.id} ref={said === chat.at(-1) ? end : null}>
            <p>
              <b>{said.name}</b> {said.text}
            </p>
            {source.company !== null && said.person !== me && (
              <span className={css.acts}>
                <button
                  type="button"
                  aria-label={t('chat.muteName', { name: said.name })}
                  onClick={() =>
                    void source.company
                      ?.mute(said.person)
                      .then((refusal) => tell(refusal, t('chat.muted', { name: said.name })))
                  }
                >
                  {t('chat.mute')}
                </button>
                <button
                  type="button"
                  aria-label={t('chat.reportName', { name: said.name })}
                  onClick={() => setReported(said)}
                >
                  {t('chat.report')}
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {source.company !== null && reported !== null && (
        <Report
          company={source.company}
          line={reported}
          onDone={(refusal) => {
            setReported(null);
            tell(refusal, t('chat.reported'));
          }}
          onCancel={() => setReported(null)}
        />
      )}
      {told !== null && (
        <p className="quietly" role="status">
          {told}
        </p>
      )}
      <form className="row" onSubmit={send}>
        <input
          aria-label={t('chat.line')}
          placeholder={t('chat.line')}
          value={line}
          maxLength={500}
          onChange={({ target }) => setLine(target.value)}
        />
        <button type="submit" className="button">
          {t('chat.send')}
        </button>
      </form>
      <Muted count={chat.length} />
    </div>
  );
}

/** What is wrong with a line, in a few words, for the people who run the server. */
function Report({
  company,
  line,
  onDone,
  onCancel,
}: {
  readonly company: Company;
  readonly line: ChatLine;
  readonly onDone: (refusal: Refusal | null) => void;
  readonly onCancel: () => void;
}): ReactNode {
  const t = useText();
  const [why, setWhy] = useState('');
  return (
    <form
      className={`card ${css.report}`}
      onSubmit={(event) => {
        event.preventDefault();
        void company.report(line, why).then(onDone);
      }}
    >
      <p>
        <Glyph of={TABLE_GLYPHS.warn} /> {t('chat.reportLine', { name: line.name, text: line.text })}
      </p>
      <input
        aria-label={t('chat.reportWhy')}
        placeholder={t('chat.reportWhy')}
        value={why}
        required
        maxLength={300}
        onChange={({ target }) => setWhy(target.value)}
      />
      <p className="row">
        <button type="submit" className="button">
          {t('chat.reportGo')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('sure.no')}
        </button>
      </p>
    </form>
  );
}

/** Whom we do not hear, each with the way back. */
function Muted({ count }: { readonly count: number }): ReactNode {
  const t = useText();
  const [muted, setMuted] = useState<Awaited<ReturnType<typeof mutedThere>>>([]);
  useEffect(() => void mutedThere().then(setMuted), [count]);
  if (muted.length === 0) return null;
  return (
    <details className={css.muted}>
      <summary>{t('chat.mutedList', { n: muted.length })}</summary>
      <ul>
        {muted.map(({ person, name }) => (
          <li key={person} className="row">
            <span>{name}</span>
            <button
              type="button"
              className="button"
              onClick={() => void unmute(person).then(() => setMuted(muted.filter((other) => other.person !== person)))}
            >
              {t('chat.unmute', { name })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
