import type { PointerEvent, SyntheticEvent } from 'react';
import type { BoardProps } from '../table/face.ts';
import type { Picked } from './deciding.ts';

/** What a thing needs to know of the board it lies on. */
type Asking = Pick<BoardProps, 'answers' | 'preview' | 'chosen' | 'onAnswer' | 'onPick' | 'onPreview' | 'onTry'>;

/** What pressing a thing leads to. */
export interface Leading {
  /** The answers it leads to; the first is previewed and armed. None: it is no answer now. */
  readonly to: readonly string[];
  /** The answer a press on it would mean where it leads nowhere: the table says why not, with the rule. */
  readonly tried?: () => string;
  /** What pointing at it previews, where that is not the first answer. */
  readonly points?: string | null;
  /** What is picked once it was pressed. */
  readonly picks?: Picked;
  /** What stays picked once it was pressed again; nothing where this is left out. */
  readonly unpicks?: Picked;
  /** It is only half of an answer: pressed it is picked, pressed once more it is not. */
  readonly isHalf?: boolean;
  readonly isPicked?: boolean;
  /** Whether it is what is pointed at, where the answers alone do not say so. */
  readonly isShown?: boolean;
  /** The answer of the part of it under the pointer, where its parts lead to answers of their own. */
  readonly parts?: (target: EventTarget) => string | null;
  /** Whether Tab leads here; arrows lead to its neighbours. Left out: Tab leads to each. */
  readonly isStop?: boolean;
  /** It has the focus now. */
  readonly onHold?: () => void;
}

const STATES = ['focus', 'legal', 'quiet'] as const;
type ThingState = (typeof STATES)[number];

interface ThingAttributes {
  readonly type: 'button';
  readonly 'data-state': ThingState | undefined;
  readonly 'aria-pressed': boolean | undefined;
  readonly tabIndex: number | undefined;
  readonly onClick: (event: SyntheticEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
}

/**
 * Everything that makes a button on the board an answer: lit, reached by keyboard, previewed, picked, armed, given, or refused
 * with its rule. A mouse previews by pointing, keys by focus; a finger has no pointing, its tap focuses and so previews.
 */
export function thing(board: Asking, leading: Leading): ThingAttributes {
  const { to, tried, picks, unpicks, isHalf = false, isPicked = false, parts, isStop, onHold } = leading;
  const isAnswer = to.length > 0;
  const points = leading.points === undefined ? (to[0] ?? null) : leading.points;
  const point = (text: string | null): void => (isAnswer ? board.onPreview(text) : undefined);
  const byMouse =
    (then: (event: PointerEvent) => void) =>
    (event: PointerEvent): void =>
      event.pointerType === 'mouse' ? then(event) : undefined;
  const press = (target: EventTarget): void => {
    const part = parts?.(target) ?? null;
    if (!isAnswer) return tried === undefined ? undefined : board.onTry(tried());
    if (part !== null) return board.onAnswer([part]);
    return isHalf ? board.onPick((isPicked ? unpicks : picks) ?? {}) : board.onAnswer(to, picks);
  };
  return {
    type: 'button',
    'data-state': stateOf(board, leading),
    'aria-pressed': isAnswer && isHalf ? isPicked : undefined,
    tabIndex: isStop === undefined ? undefined : isStop ? 0 : -1,
    onClick: ({ target }) => press(target),
    onFocus() {
      onHold?.();
      point(points);
    },
    onBlur: () => point(null),
    onPointerEnter: byMouse(() => point(points)),
    onPointerOver: byMouse(({ target }) => (parts === undefined ? undefined : point(parts(target) ?? points))),
    onPointerLeave: byMouse(() => point(null)),
  };
}

function stateOf({ answers, preview, chosen }: Asking, { to, isShown, isPicked }: Leading): ThingState | undefined {
  const shown = preview ?? chosen;
  if (to.length > 0) return (isShown ?? to.includes(shown ?? '')) || isPicked ? 'focus' : 'legal';
  return answers.length > 0 ? 'quiet' : undefined;
}
