import type { ReactNode } from 'react';
import type { BoardProps } from '../table/face.ts';
import { roveList } from './roving.ts';

interface TrayProps {
  readonly board: BoardProps;
  readonly className: string;
  /** Whether the choices are so many that each has to be small. */
  readonly isMany?: boolean;
  /** Whether they are answers; otherwise they are only to be seen. */
  readonly isAsked?: boolean;
  /** What is to be known before choosing. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The choices of the moment, laid out above the board under the question they answer. */
export function Tray({ board, className, isMany, isAsked = true, above, children }: TrayProps): ReactNode {
  const question = board.decision?.question ?? '';
  const label = board.speech.question(question, board.view);
  const group = { role: 'group', 'aria-label': label, onKeyDown: roveList };
  // What is only to be seen is scrolled by keyboard at the tray itself; among answers the focus moves.
  const seen = { tabIndex: 0, 'aria-label': label };
  return (
    <section
      className={`tray sheet ${className}`}
      data-question={question}
      data-many={isMany ? '' : undefined}
      {...(isAsked ? {} : seen)}
    >
      {above}
      <div className="choices" {...(isAsked ? group : {})}>
        {children}
      </div>
    </section>
  );
}
