import { GRADES } from '@nightjar/bots';
import type { ReactNode } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { setSettings, useSettings } from '../settings.ts';
import { type Text, useText } from '../text.ts';
import css from './new-table.module.css';
import { gradeIn, type SeatChoice, seatChoices, type TablePlan } from './plan.ts';

/** Who sits where. */
export function SeatsField({
  plan,
  most,
  change,
}: {
  readonly plan: TablePlan;
  readonly most: number;
  readonly change: (changed: Partial<TablePlan>) => void;
}): ReactNode {
  const t = useText();
  const name = useSettings((settings) => settings.name);
  const { seats, names, tempo } = plan;
  const set = (at: number, seat: SeatChoice): void =>
    change({ seats: seats.map((kept, i) => (i === at ? seat : kept)) });
  const rename = (at: number, called: string): void =>
    change({ names: seats.map((_, i) => (i === at ? called : (names[i] ?? ''))) });
  return (
    <fieldset className="card">
      <legend>{t('new.seats')}</legend>
      <ol className={css.seats}>
        {seats.map((seat, at) => (
          // A seat is its place at the table.
          <li key={at}>
            <span className="number" aria-hidden="true">
              {at + 1}
            </span>
            {seat === 'me' ? (
              <input
                aria-label={t('new.yourName')}
                placeholder={t('seat.you')}
                value={name}
                required={tempo !== 'here'}
                maxLength={24}
                autoComplete="nickname"
                onChange={({ target }) => setSettings({ name: target.value })}
              />
            ) : (
              <select
                aria-label={t('new.seat', { n: at + 1 })}
                value={seat}
                onChange={({ target }) => set(at, target.value as SeatChoice)}
              >
                {seatChoices(tempo).map((choice) => (
                  <option key={choice} value={choice}>
                    {seatWord(t, choice)}
                  </option>
                ))}
              </select>
            )}
            {seat === 'here' && (
              <input
                className={css.named}
                aria-label={t('new.seatName', { n: at + 1 })}
                placeholder={t('seat.guest', { n: at + 1 })}
                value={names[at] ?? ''}
                maxLength={24}
                autoComplete="off"
                onChange={({ target }) => rename(at, target.value)}
              />
            )}
            {seat !== 'me' && (
              <button
                type="button"
                className="icon-btn"
                aria-label={t('new.remove', { n: at + 1 })}
                onClick={() =>
                  change({ seats: seats.filter((_, i) => i !== at), names: names.filter((_, i) => i !== at) })
                }
              >
                <Glyph of={TABLE_GLYPHS.close} />
              </button>
            )}
          </li>
        ))}
      </ol>
      <p className="row">
        {seats.length < most && (
          <button
            type="button"
            className="button"
            onClick={() => change({ seats: [...seats, tempo === 'here' ? 'bot:steady' : 'open'] })}
          >
            <Glyph of={TABLE_GLYPHS.plus} />
            {t('new.add')}
          </button>
        )}
        {seats.length === 1 && <span className="quietly">{t('new.solo')}</span>}
      </p>
    </fieldset>
  );
}

function seatWord(t: Text, choice: SeatChoice): string {
  if (choice === 'me') return t('seat.you');
  if (choice === 'here') return t('new.friendHere');
  if (choice === 'open') return t('new.friendByLink');
  const grade = gradeIn(choice);
  return t('new.bot', { grade: GRADES.includes(grade) ? t(`grade.${grade}`) : grade });
}
