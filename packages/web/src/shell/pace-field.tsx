import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import css from './new-table.module.css';
import { Pills } from './pills.tsx';
import { CLOCKS, type SeatChoice, seatChoices, type TablePlan, TEMPOS, type Tempo } from './plan.ts';

interface Props {
  readonly plan: TablePlan;
  readonly change: (changed: Partial<TablePlan>) => void;
}

/** A seat keeps its sitter where the tempo allows it. */
const seatFor = (seat: SeatChoice, tempo: Tempo): SeatChoice =>
  seatChoices(tempo).includes(seat) || seat === 'me' ? seat : tempo === 'here' ? 'here' : 'open';

/** Where and how fast a table is played. */
export function PaceField({ plan, change }: Props): ReactNode {
  const t = useText();
  return (
    <fieldset className="card">
      <legend>{t('new.pace')}</legend>
      <Pills
        name="pace"
        values={TEMPOS}
        value={plan.tempo}
        label={(tempo) => t(`new.pace.${tempo}`)}
        onChange={(tempo: Tempo) =>
          change({ tempo, pace: CLOCKS[tempo][0], seats: plan.seats.map((seat) => seatFor(seat, tempo)) })
        }
      />
      {plan.tempo !== 'here' && <Clocks plan={plan} change={change} />}
    </fieldset>
  );
}

/** The clock of a table on the server, and whether anybody can find it. */
function Clocks({ plan, change }: Props): ReactNode {
  const t = useText();
  return (
    <>
      <label className={css.more}>
        {t('new.clock')}
        <select value={plan.pace} onChange={({ target }) => change({ pace: target.value as TablePlan['pace'] })}>
          {CLOCKS[plan.tempo].map((pace) => (
            <option key={pace} value={pace}>
              {t(`paces.${pace}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="row">
        <input
          type="checkbox"
          checked={plan.isPublic}
          onChange={({ target }) => change({ isPublic: target.checked })}
        />
        {t('new.public')}
      </label>
    </>
  );
}
