import { KINGDOM } from '@nightjar/dominion';
import { kingdomWords } from '@nightjar/words/dominion';
import { type ReactNode, useEffect, useState } from 'react';
import { Glyph } from '../../../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../../../faces/glyphs/table.tsx';
import { ExplainedSheet } from '../../../kit/explained.tsx';
import { surroundings } from '../../../play/around.ts';
import { Pills } from '../../../shell/pills.tsx';
import type { OptionsProps } from '../../../table/face.ts';
import { portraitOf } from '../card.tsx';
import { Brings } from './brings.tsx';
import { ByHand } from './by-hand.tsx';
import { ByLot } from './by-lot.tsx';
import { BySet } from './by-set.tsx';
import { CHOICE_WAYS, drawnAnew, firstChoice, type KingdomChoice, kingdomIn, optionsOf, rerolled } from './choice.ts';
import { describedIn } from './described.ts';
import css from './kingdom.module.css';
import { type PileDeed, Piles } from './piles.tsx';
import { Share } from './share.tsx';

const newSeed = (): string => surroundings.newSeed();

/** Chooses the kingdom of a new table: by lot, recommended, by hand or by a code. What it brings is shown at once. */
export function Chooser({ lang, offers, query, fault, onChange }: OptionsProps): ReactNode {
  const t = kingdomWords(lang);
  const described = describedIn(lang);
  const [choice, setChoice] = useState<KingdomChoice>(() => firstChoice(query.get('kingdom'), newSeed()));
  const [said, setSaid] = useState('');
  const { way, wish, set, picked, code } = choice;
  const options = optionsOf(choice);
  const kingdom = kingdomIn(options);
  const called = {
    draw: offers.mode('random').name,
    sets: offers.value('set', set),
    hand: t('name.hand'),
    code: t('name.code'),
  };
  useEffect(() => onChange(optionsOf(choice), called[way]), [choice, lang]);
  const change = (changed: Partial<KingdomChoice>): void => {
    setSaid('');
    setChoice({ ...choice, ...changed });
  };
  const draw = (wished = wish): void => {
    setSaid('');
    setChoice(drawnAnew(choice, wished, newSeed()));
  };
  const reroll = (out: string): void => {
    const next = rerolled(choice, out, newSeed());
    const come = next?.drawn?.find((id) => !choice.drawn?.includes(id));
    setSaid(come === undefined ? t('stuck') : t('rerolled', { card: described.name(come), out: described.name(out) }));
    if (next !== null) setChoice(next);
  };
  const takeOut = (out: string): void => change({ picked: picked.filter((id) => id !== out) });
  const deeds: { readonly [way: string]: PileDeed | undefined } = {
    draw: { label: (card) => t('reroll', { card }), glyph: TABLE_GLYPHS.replay, act: reroll },
    hand: { label: (card) => t('takeOut', { card }), glyph: TABLE_GLYPHS.close, act: takeOut },
  };
  const isBad = fault !== null && (way !== 'code' || code !== '');
  return (
    <fieldset className={`card ${css.kingdom}`}>
      <legend>{t('title')}</legend>
      <Pills
        name="kingdom"
        values={CHOICE_WAYS}
        value={way}
        label={(each) => t(`way.${each}`)}
        onChange={(each) => change({ way: each })}
      />
      {way === 'draw' && <ByLot wish={wish} lang={lang} offers={offers} onChange={draw} />}
      {way === 'sets' && <BySet set={set} lang={lang} offers={offers} onChange={(id) => change({ set: id })} />}
      {way === 'hand' && <ByHand picked={picked} lang={lang} onChange={(cards) => change({ picked: cards })} />}
      {way === 'code' && (
        <label className={css.code}>
          <span>{t('code')}</span>
          <input
            type="text"
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            placeholder="A-BvCbDsFhFoMyNwShThTo-U"
            aria-invalid={isBad}
            value={code}
            onChange={({ target }) => change({ code: target.value })}
          />
        </label>
      )}
      {isBad && (
        <p role="alert" className={`trouble ${css.bad}`}>
          <b>
            <Glyph of={TABLE_GLYPHS.warn} /> {t('bad')}
          </b>
          {fault} {t('badStart')}
        </p>
      )}
      {kingdom.cards.length > 0 && !isBad && (
        <>
          <Piles cards={kingdom.cards} lang={lang} deed={deeds[way]} />
          <p className="row">
            {way === 'draw' && (
              <button type="button" className="button" onClick={() => draw()}>
                <Glyph of={TABLE_GLYPHS.replay} />
                {t('again')}
              </button>
            )}
            {way === 'hand' && (
              <button type="button" className="button" onClick={() => change({ picked: [] })}>
                <Glyph of={TABLE_GLYPHS.close} />
                {t('clear')}
              </button>
            )}
            <span role="status" className="quietly">
              {said}
            </span>
          </p>
          <Brings kingdom={kingdom} lang={lang} />
          {kingdom.cards.length === KINGDOM && <Share kingdom={kingdom} lang={lang} />}
        </>
      )}
      {way === 'draw' && choice.drawn === null && !isBad && (
        <p role="alert" className="trouble">
          <Glyph of={TABLE_GLYPHS.warn} /> {t('none')}
        </p>
      )}
      <ExplainedSheet portrait={(card) => portraitOf(described, card)} />
    </fieldset>
  );
}
