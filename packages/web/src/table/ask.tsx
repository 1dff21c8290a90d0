import type { Line } from '@nightjar/bots';
import type { Refusal } from '@nightjar/kernel';
import type { Speech } from '@nightjar/words';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { isBegun } from '../kit/deciding.ts';
import { explains } from '../kit/explained.tsx';
import { mannerOf } from '../play/bot-names.ts';
import type { Scene } from '../play/source.ts';
import { troubleKey } from '../shell/trouble.ts';
import { useText } from '../text.ts';
import { AnswerList } from './answer-list.tsx';
import { directOf } from './answers.ts';
import css from './ask.module.css';
import type { BoardProps, GameFace } from './face.ts';
import { Guard } from './guard.tsx';
import { Hint } from './hint.tsx';
import type { Refused } from './refused.ts';
import { ended } from './sentence.ts';
import { useAt } from './use-at.ts';

/** Why an answer cannot be taken back alone. */
const UNDO_REASONS: readonly string[] = ['nothing-to-undo', 'undo-barrier', 'undo-others'];

/** The game's words for a refusal; where the table itself refused, the table's. */
function refusalText(refusal: Refusal, speech: Speech, t: ReturnType<typeof useText>): string {
  const said = speech.refusal(refusal);
  return ended(said === refusal.reason ? t(troubleKey(refusal.reason)) : said);
}

/** The open question in words, with its answers: few as buttons, many as a list behind one. */
export function Ask({
  scene,
  board,
  hint,
  refused,
  face,
  onBack,
  onUndo,
  onHint,
  onHurry,
  onRule,
  onScore,
  onAskUndo,
  notices,
}: {
  readonly scene: Scene;
  readonly board: BoardProps;
  readonly hint: readonly Line[] | null;
  readonly refused: Refused | null;
  readonly face: GameFace;
  readonly onBack: () => void;
  readonly onUndo: () => void;
  readonly onHint: (() => void) | null;
  /** Lets the bot that thinks answer at once; null where none does, or it cannot be hurried. */
  readonly onHurry: (() => void) | null;
  readonly onRule: (clause: string) => void;
  readonly onScore: () => void;
  /** Asks the others to take answers back; null where there is nobody to ask. */
  readonly onAskUndo: (() => void) | null;
  /** What stands above the question, whichever seat is asked. */
  readonly notices: ReactNode;
}): ReactNode {
  const t = useText();
  const { speech, picked, chosen, preview, view, answers, onPreview, onAnswer } = board;
  const { Glance } = face;
  const [isOpen, setOpen] = useAt<boolean>(String(scene.seq));
  const heading = useRef<HTMLHeadingElement>(null);
  const gold = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLButtonElement>(null);
  const direct = useMemo(() => directOf(answers, speech), [answers, speech]);
  const listed = useMemo(() => answers.filter((text) => !direct.includes(text)), [answers, direct]);
  const isAsked = answers.length > 0;

  // An answer armed in the list moves the focus to the gold button.
  useEffect(() => {
    if (chosen === null) return;
    setOpen(false);
    if (document.activeElement === document.body) gold.current?.focus({ preventScroll: true });
  }, [chosen, setOpen]);

  // An answer given by keyboard takes its button away: the focus goes on to the question.
  useEffect(() => {
    if (isAsked && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isAsked, scene.seq, refused, picked]);

  const close = (): void => {
    setOpen(false);
    list.current?.focus();
  };
  /** A button beside the question that was armed stays where it was, so that the next press finds it. */
  const isDirect = chosen !== null && direct.includes(chosen);

  const shown = chosen ?? preview;
  return (
    <section className={css.ask} data-seq={scene.seq} aria-label={t('table.question')}>
      {isOpen === true && chosen === null && (
        <AnswerList answers={listed} board={board} onPick={(text) => onAnswer([text])} onClose={close} />
      )}
      {shown !== null && (
        <div className="glance">
          <Guard seq={shown}>
            <Glance {...board} text={shown} />
          </Guard>
        </div>
      )}
      {notices}
      <div className={css.said}>
        <h2
          className={css.question}
          ref={heading}
          tabIndex={-1}
          data-covered={refused !== null || hint !== null || undefined}
        >
          <Question scene={scene} board={board} face={face} />
          {scene.decision !== null && isAsked && (
            <button
              type="button"
              className={css.rule}
              aria-label={t('table.rule', { rule: scene.decision.rule })}
              title={scene.decision.rule}
              onClick={() => onRule(scene.decision?.rule ?? '')}
            >
              <Glyph of={TABLE_GLYPHS.rules} />
            </button>
          )}
        </h2>
        {refused !== null && (
          <p key={refused.nth} className={css.refused} role="alert">
            <Glyph of={TABLE_GLYPHS.warn} />
            <span>{t('table.refused', { why: refusalText(refused.refusal, speech, t) })}</span>
            {onAskUndo !== null && scene.askable > 0 && UNDO_REASONS.includes(refused.refusal.reason) && (
              <button type="button" data-ask-undo="" onClick={onAskUndo}>
                {t('consent.ask')}
              </button>
            )}
            {refused.refusal.rule !== '' && (
              <button type="button" onClick={() => onRule(refused.refusal.rule)}>
                {refused.refusal.rule}
              </button>
            )}
          </p>
        )}
        {hint !== null && refused === null && <Hint lines={hint} board={board} />}
      </div>
      <div className="acts">
        {scene.eyes !== 'table' && scene.decision !== null && (
          <button
            type="button"
            className="button round"
            aria-label={t('table.undo')}
            title={t('table.undo')}
            data-off={scene.undo === 0 || undefined}
            {...(scene.undo === 0 ? explains({ name: t('table.undo'), text: t('table.undoNot') }) : {})}
            onClick={onUndo}
          >
            <Glyph of={TABLE_GLYPHS.undo} />
          </button>
        )}
        {onHint !== null && isAsked && chosen === null && (
          <button
            type="button"
            className="button round"
            aria-label={t('table.hint')}
            title={t('table.hint')}
            onClick={onHint}
          >
            <Glyph of={TABLE_GLYPHS.eye} />
          </button>
        )}
        {onHurry !== null && (
          <button type="button" className={`button ${css.hurry}`} data-hurry="" onClick={onHurry}>
            {t('table.hurry')}
          </button>
        )}
        {isBegun(board) && (
          <button type="button" className="button" data-back="" onClick={onBack}>
            {t('table.back')}
          </button>
        )}
        {listed.length > 0 && chosen === null && (
          <button
            ref={list}
            type="button"
            className="button"
            data-answers=""
            aria-expanded={isOpen === true}
            onClick={() => setOpen(isOpen !== true)}
          >
            {t('table.answers', { n: listed.length })}
          </button>
        )}
        {(chosen === null || isDirect) &&
          direct.map((text) => (
            <button
              key={text}
              type="button"
              className="button"
              data-legal=""
              data-main={text === chosen ? '' : undefined}
              data-answer={text}
              onClick={() => onAnswer([text])}
              onFocus={() => onPreview(text)}
              onBlur={() => onPreview(null)}
              onPointerEnter={() => onPreview(text)}
              onPointerLeave={() => onPreview(null)}
            >
              {speech.answer(text, view)}
            </button>
          ))}
        {chosen !== null && !isDirect && (
          <button
            ref={gold}
            type="button"
            className="button"
            data-legal=""
            data-main=""
            data-answer={chosen}
            onClick={() => onAnswer([chosen])}
          >
            {face.deed?.(board, chosen) ?? speech.answer(chosen, view)}
          </button>
        )}
        {scene.decision === null && (
          <button type="button" className="button" data-main="" onClick={onScore}>
            {t('score.show')}
          </button>
        )}
      </div>
    </section>
  );
}

/** What is asked now: the question, or after what was picked of its answer the rest of it. */
function Question({
  scene,
  board,
  face,
}: {
  readonly scene: Scene;
  readonly board: BoardProps;
  readonly face: GameFace;
}): ReactNode {
  const t = useText();
  const { decision, answers, view } = board;
  if (decision === null) return t('table.over');
  if (answers.length > 0) {
    const question = face.step?.(board) ?? board.speech.question(decision.question, view);
    return scene.isVeiled ? t('secret.asked', { name: scene.seats[decision.seat]?.name ?? '', question }) : question;
  }
  if (scene.thinking === null) return t('table.waiting', { name: board.speech.who(decision.seat) });
  const name = board.speech.side(decision.seat);
  const manner = mannerOf(scene.seats[scene.thinking]?.name ?? '');
  return t(manner === null ? 'table.thinking' : `thinking.${manner}`, { name });
}
