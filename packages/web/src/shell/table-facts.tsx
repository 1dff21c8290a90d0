import type { Facts } from '@nightjar/wire';
import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import { useText } from '../text.ts';
import { paceWord } from './pace-word.ts';
import { modeIn } from './plan.ts';
import { useFace } from './use-face.ts';

const NAMELESS = { name: '', note: '' };

/** How a table on the server is played. */
export type TablePlan = Pick<Facts, 'game' | 'options' | 'seats' | 'pace'>;

/** How a table on the server is played: people, mode with its sentence, length and pace. */
export function TableFacts({ facts }: { readonly facts: TablePlan }): ReactNode {
  const t = useText();
  const lang = useSettings((settings) => settings.lang);
  const face = useFace(facts.game);
  const players = facts.seats.length;
  if (face === null) return null;
  const mode = modeIn(face.rules, facts.options);
  const offers = face.offers(lang);
  const { name, note } = offers.table?.(facts.options) ?? (mode === null ? NAMELESS : offers.mode(mode));
  return (
    <>
      <p>
        <b>
          {t('new.summary', {
            players: t('new.players', { n: players }),
            mode: name,
            minutes: face.minutes[players - 1] ?? face.minutes.at(-1) ?? 0,
          })}
        </b>
      </p>
      {note !== '' && <p className="quietly">{note}</p>}
      <p className="quietly">{paceWord(t, facts.pace)}</p>
    </>
  );
}
