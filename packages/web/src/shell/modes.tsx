import type { Offer } from '@nightjar/words';
import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import type { GameFace } from '../table/face.ts';
import { useText } from '../text.ts';
import css from './modes.module.css';
import type { TablePlan } from './plan.ts';

/** So many modes are in view; variants and scenarios are behind a press. */
const MAIN = 4;

/** Ways to play, each by its name with a sentence; what a scenario asks for stands below it. */
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
  const first = face.rules.modes.slice(0, MAIN);
  const modes = face.rules.modes.filter(({ seats }) => seats.includes(players));
  const chosen = modes.find(({ id }) => id === plan.mode) ?? modes[0];
  const special = modes.filter((mode) => !first.includes(mode));
  const way = ({ id }: { readonly id: string }): ReactNode => (
    <Way key={id} id={id} offer={offers.mode(id)} isChosen={id === chosen?.id} onChoose={() => change({ mode: id })} />
  );
  return (
    <fieldset className={`card ${css.modes}`}>
      <legend>{t('new.mode')}</legend>
      <div className={css.ways}>{modes.filter((mode) => first.includes(mode)).map(way)}</div>
      {special.length > 0 && (
        <details open={special.some(({ id }) => id === chosen?.id)}>
          <summary>{t('new.special')}</summary>
          <div className={css.ways}>{special.map(way)}</div>
        </details>
      )}
    </fieldset>
  );
}

function Way({
  id,
  offer,
  isChosen,
  onChoose,
}: {
  readonly id: string;
  readonly offer: Offer;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}): ReactNode {
  return (
    <label className={css.way}>
      <input
        type="radio"
        name="mode"
        value={id}
        checked={isChosen}
        aria-label={offer.name}
        aria-describedby={`mode-${id}`}
        onChange={onChoose}
      />
      <span>
        <b>{offer.name}</b>
        <small id={`mode-${id}`}>{offer.note}</small>
      </span>
    </label>
  );
}
