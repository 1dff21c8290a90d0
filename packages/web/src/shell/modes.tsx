import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import type { GameFace } from '../table/face.ts';
import { useText } from '../text.ts';
import css from './new-table.module.css';
import { Pills } from './pills.tsx';
import type { TablePlan } from './plan.ts';

/** So many modes stand side by side; the others are in a list. */
const MAIN = 4;

/** Ways to play: the main ones side by side, variants and scenarios in a list. */
export function Modes({
  face,
  plan,
  players,
  change,
}: {
  readonly face: GameFace;
  readonly plan: TablePlan;
  readonly players: number;
  readonly change: (changed: Partial<TablePlan>) => void;
}): ReactNode {
  const t = useText();
  const lang = useSettings((settings) => settings.lang);
  const offers = face.offers(lang);
  const modes = face.rules.modes.filter(({ seats }) => seats.includes(players));
  const mode = modes.find(({ id }) => id === plan.mode) ?? modes[0];
  const main = face.rules.modes
    .slice(0, MAIN)
    .map(({ id }) => id)
    .filter((id) => modes.some((other) => other.id === id));
  return (
    <fieldset className="card">
      <legend>{t('new.mode')}</legend>
      <Pills
        name="mode"
        values={main}
        value={mode?.id ?? ''}
        label={(id) => offers.mode(id).name}
        onChange={(id) => change({ mode: id })}
      />
      <p className="row">
        <label className={css.more}>
          {t('new.special')}
          <select
            value={main.includes(mode?.id ?? '') ? '' : mode?.id}
            onChange={({ target }) => change({ mode: target.value === '' ? null : target.value })}
          >
            <option value="">{t('new.none')}</option>
            {modes
              .filter(({ id }) => !main.includes(id))
              .map(({ id }) => (
                <option key={id} value={id}>
                  {offers.mode(id).name}
                </option>
              ))}
          </select>
        </label>
      </p>
      <p className="quietly">{mode === undefined ? '' : offers.mode(mode.id).note}</p>
    </fieldset>
  );
}
