import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useText } from '../text.ts';
import css from './answers.module.css';
import { grouped } from './answers.ts';
import type { BoardProps } from './face.ts';

/** All answers under their headings. Arrows walk through them, focus previews, Escape closes. */
export function AnswerList({
  answers,
  board,
  onPick,
  onClose,
}: {
  readonly answers: readonly string[];
  readonly board: BoardProps;
  readonly onPick: (text: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const { speech, view, onPreview } = board;
  const groups = useMemo(() => grouped(answers, speech, view), [answers, speech, view]);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      // The list goes, and nothing else: the answer in hand stays where it is.
      event.stopPropagation();
      return onClose();
    }
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step === undefined ? null : at + step;
    if (to === null) return;
    event.preventDefault();
    buttons[(to + buttons.length) % buttons.length]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut; every answer is a button of its own.
    <div ref={list} className={`${css.answers} sheet`} role="group" aria-label={t('table.allAnswers')} onKeyDown={walk}>
      {groups.map(({ group, entries }) => (
        <section key={group ?? ''} aria-label={group ?? t('table.allAnswers')}>
          {group !== null && <h3>{group}</h3>}
          <ul>
            {entries.map(({ text, label, name }) => (
              <li key={text}>
                <button
                  type="button"
                  className="button"
                  data-legal=""
                  data-answer={text}
                  aria-label={name}
                  onClick={() => onPick(text)}
                  onFocus={() => onPreview(text)}
                  onPointerEnter={() => onPreview(text)}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
