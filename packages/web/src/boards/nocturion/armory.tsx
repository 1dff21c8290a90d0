import { ARMOR, writeAnswer } from '@nightjar/nocturion';
import { houseText } from '@nightjar/words/nocturion';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { glyphOf, NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { piece } from '../../kit/piece.ts';
import { thing } from '../../kit/thing.ts';
import { leading } from './doors.ts';
import { explainAbility, explainCurse, explainHeirloom } from './explain.ts';
import type { Part, Props } from './part.ts';
import { Price } from './resources.tsx';
import { heirloomsIn, lackingOf, priceOf } from './view.ts';

interface OfSeat {
  readonly board: Props;
  readonly part: Part;
  readonly seat: number;
}

/** The Armor Stands: what is equipped, and what the rest costs. */
export function Stands({ board, part, seat }: OfSeat): ReactNode {
  const { table, box, t, name, me } = part;
  const mine = table.seats[seat];
  if (mine === undefined || mine.house === null) return null;
  const cards = heirloomsIn(box, mine.house);
  return (
    <div className="nocturion-stands" role="group" aria-label={t('armory')}>
      {ARMOR.map((armor) => {
        const isEquipped = mine.equipped.includes(armor);
        const card = cards.find(({ type }) => type === armor);
        const price = card === undefined ? [] : priceOf(card.cost);
        const to = seat === me ? leading(board, (answer) => answer.kind === 'equip' && answer.armor === armor) : [];
        return (
          <button
            key={armor}
            {...thing(board, {
              to,
              ...(seat === me && !isEquipped ? { tried: () => writeAnswer({ kind: 'equip', armor }) } : {}),
            })}
            className="nocturion-stand"
            data-has={isEquipped ? '' : undefined}
            aria-label={[
              card === undefined ? name(armor) : name(card.id),
              t(isEquipped ? 'equipped' : 'notEquipped'),
            ].join('; ')}
            {...piece(isEquipped ? (card?.id ?? null) : null, { settles: 'land' })}
            {...explainHeirloom(part, mine.house, armor, isEquipped)}
          >
            <Glyph of={NOCTURION_GLYPHS[armor]} />
            {!isEquipped && <Price part={part} price={price} lacks={lackingOf(price, mine)} />}
          </button>
        );
      })}
    </div>
  );
}

/** What a house can do: each ability by the number of Heirlooms that unlock it. */
export function Abilities({ board, part, seat }: OfSeat): ReactNode {
  const { table, box, t, me } = part;
  const mine = table.seats[seat];
  const house = mine?.house ?? null;
  if (mine === undefined || house === null) return null;
  const abilities = box.edition.houses.entries.find(({ id }) => id === house)?.abilities ?? [];
  return (
    <div className="nocturion-abilities" role="group" aria-label={t('abilities')}>
      {abilities.map(({ heirlooms, trigger }, nth) => {
        const isOpen = mine.equipped.length >= heirlooms;
        const number = nth + 1;
        const to = seat === me ? leading(board, (answer) => answer.kind === 'ability' && answer.number === number) : [];
        return (
          <button
            key={number}
            {...thing(board, {
              to,
              ...(trigger?.kind === 'action' && seat === me
                ? { tried: () => writeAnswer({ kind: 'ability', number }) }
                : {}),
            })}
            className="nocturion-ability"
            data-open={isOpen ? '' : undefined}
            data-spent={isOpen && trigger?.kind === 'action' && mine.spent ? '' : undefined}
            aria-label={t(isOpen ? 'abilityOpen' : 'abilityShut', { n: number })}
            {...explainAbility(part, house, nth)}
          >
            <Glyph of={glyphOf(house)} />
            <b>{'I'.repeat(heirlooms)}</b>
          </button>
        );
      })}
    </div>
  );
}

/** The same in words, where there is room. */
export function AbilityTexts({ part, seat }: Pick<OfSeat, 'part' | 'seat'>): ReactNode {
  const { table, box, lang } = part;
  const mine = table.seats[seat];
  const abilities = box.edition.houses.entries.find(({ id }) => id === mine?.house)?.abilities ?? [];
  return (
    <ol className="nocturion-texts">
      {abilities.map((ability, nth) => (
        // Abilities have no names; each is its place.
        <li key={nth} data-open={(mine?.equipped.length ?? 0) >= ability.heirlooms ? '' : undefined}>
          <b>{'I'.repeat(ability.heirlooms)}</b> {houseText(ability, lang)}
        </li>
      ))}
    </ol>
  );
}

/** The Curses before a seat, and the tokens it holds. */
export function Burdens({ board, part, seat }: OfSeat): ReactNode {
  const { table, t, name } = part;
  const mine = table.seats[seat];
  if (mine === undefined) return null;
  const tokens = (['chalice', 'guildmaster'] as const).filter((token) => table.tokens[token] === seat);
  if (mine.curses.length === 0 && tokens.length === 0 && table.crown !== seat) return null;
  return (
    <ul className="nocturion-burdens" aria-label={t('curses')}>
      {mine.curses.map((curse, i) => {
        const to =
          seat === part.me ? leading(board, (answer) => answer.kind === 'discard' && answer.what === curse) : [];
        return (
          <li key={`${curse} ${i}`}>
            <button
              {...thing(board, { to })}
              className="nocturion-curse"
              aria-label={name(curse)}
              {...piece(curse, { settles: 'land' })}
              {...explainCurse(part, curse)}
            >
              <Glyph of={glyphOf(curse, 'curse')} />
            </button>
          </li>
        );
      })}
      {tokens.map((token) => (
        <li key={token} className="nocturion-held" {...piece(token)}>
          <Glyph of={glyphOf(token)} label={name(token)} />
        </li>
      ))}
      {table.crown === seat && (
        <li className="nocturion-held" {...piece('crown')}>
          <Glyph of={NOCTURION_GLYPHS.crown} label={t('crown')} />
        </li>
      )}
    </ul>
  );
}
