import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import type { LoadedFace } from '../table/face.ts';
import { useText } from '../text.ts';
import { Pills } from './pills.tsx';
import type { Plan } from './plan.ts';

const MAIN_MODES = ['standard', 'advanced', 'family', 'family-simple'];

/** Ways to play: the main ones side by side, variants and scenarios in a list. */
export function Modes({
  face,
  plan,
  players,
  change,
}: {
  readonly face: LoadedFace;
  readonly plan: Plan;
  readonly players: number;
  readonly change: (changed: Partial<Plan>) => void;
}): ReactNode {
  const t = useText();
  const lang = useSettings((settings) => settings.lang);
  const offers = face.offers(lang);
  const modes = face.rules.modes.filter(({ seats }) => seats.includes(players));
  const mode = modes.find(({ id }) => id === plan.mode) ?? modes[0];
  return (
    <fieldset className="card">
      <legend>{t('new.mode')}</legend>
      <Pills
        name="mode"
        values={modes.map(({ id }) => id).filter((id) => MAIN_MODES.includes(id))}
        value={mode?.id ?? ''}
        label={(id) => offers.mode(id).name}
        onChange={(id) => change({ mode: id })}
      />
      <p className="row">
        <label className="more">
          {t('new.special')}
          <select
            value={MAIN_MODES.includes(mode?.id ?? '') ? '' : mode?.id}
            onChange={({ target }) => change({ mode: target.value === '' ? 'standard' : target.value })}
          >
            <option value="">{t('new.none')}</option>
            {modes
              .filter(({ id }) => !MAIN_MODES.includes(id))
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
