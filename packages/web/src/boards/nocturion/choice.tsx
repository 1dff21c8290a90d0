import { type Answer, DISTRICTS, RESOURCES } from '@nightjar/nocturion';
import { curseText, houseText } from '@nightjar/words/nocturion';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { glyphOf, NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { SideFace } from '../../kit/side-face.tsx';
import { thing } from '../../kit/thing.ts';
import { Beast } from './beast.tsx';
import { Die } from './die.tsx';
import { explainCurse, explainHeirloom, explainHouse } from './explain.ts';
import { lookOf } from './look.ts';
import type { Part, Props } from './part.ts';
import { type Button, ResourceChoice } from './resource-choice.tsx';
import { Price } from './resources.tsx';
import { beastsOut, heirloomsIn, isBeast, priceOf, reachedBy } from './view.ts';

interface ChoiceProps {
  readonly board: Props;
  readonly part: Part;
  readonly text: string;
  readonly answer: Answer;
  readonly isStop: boolean;
}

/** One thing to choose, as the card or the token it is. */
export function Choice({ board, part, text, answer, isStop }: ChoiceProps): ReactNode {
  const { table, box, me, name } = part;
  const said = board.speech.answer(text, table);
  const leads = { to: [text], picks: { ...board.picked, text }, isStop };
  const button = { ...thing(board, leads), 'aria-label': said };
  switch (answer.kind) {
    case 'house':
      return <HouseChoice part={part} house={answer.house} button={button} />;
    case 'use':
    case 'summon':
    case 'keep':
    case 'exhaust':
    case 'refresh':
      return <BeastChoice board={board} part={part} text={text} id={answer.beast} leads={leads} said={said} />;
    case 'arrow':
      return (
        <button {...button} className="nocturion-card nocturion-turn">
          <Glyph of={NOCTURION_GLYPHS[arrowOf(part, answer.beast) > 0 ? 'arrow-up' : 'arrow-down']} />
          <Turn part={part} from={answer.die} to={answer.die + arrowOf(part, answer.beast)} />
        </button>
      );
    case 'change':
      return (
        <button {...button} className="nocturion-card nocturion-turn">
          <Turn part={part} from={answer.from} to={answer.to} />
        </button>
      );
    case 'take':
    case 'pay':
      return <ResourceChoice part={part} resource={answer.resource} isTaken={answer.kind === 'take'} button={button} />;
    case 'discard': {
      const resource = RESOURCES.find((one) => one === answer.what);
      if (resource !== undefined)
        return <ResourceChoice part={part} resource={resource} isTaken={false} button={button} />;
      if (isBeast(box, answer.what))
        return <BeastChoice board={board} part={part} text={text} id={answer.what} leads={leads} said={said} />;
      return <CurseChoice part={part} curse={answer.what} button={button} />;
    }
    case 'discardDie':
      return (
        <button {...button} className="nocturion-card">
          <Die result={answer.die} />
          <b>{said}</b>
        </button>
      );
    case 'curse': {
      const look = lookOf(table, answer.seat);
      return (
        <button {...button} className="nocturion-card nocturion-who">
          <SideFace colour={look.colour} emblem={look.crest} />
          <b>{board.speech.side(answer.seat)}</b>
        </button>
      );
    }
    case 'equip': {
      const house = table.seats[me]?.house ?? null;
      const card = heirloomsIn(box, house).find(({ type }) => type === answer.armor);
      return (
        <button {...button} className="nocturion-card" {...explainHeirloom(part, house, answer.armor, false)}>
          <Glyph of={NOCTURION_GLYPHS[answer.armor]} />
          <b>{name(card?.id ?? answer.armor)}</b>
        </button>
      );
    }
    case 'district':
      return (
        <button {...button} className="nocturion-card" data-way={DISTRICTS.find((one) => one === answer.district)}>
          <b>{name(answer.district)}</b>
          <small>
            {table.sites
              .filter(({ district }) => district === answer.district)
              .map(({ location }) => name(location))
              .join(', ')}
          </small>
        </button>
      );
    case 'choose':
      return (
        <button {...button} className="nocturion-card">
          <Glyph of={NOCTURION_GLYPHS[WAYS[answer.operation] ?? 'prestige']} />
          <b>{said}</b>
        </button>
      );
    default:
      return (
        <button {...button} className="nocturion-card">
          <b>{said}</b>
        </button>
      );
  }
}

/** What ways of an effect look like, by their first operation. */
const WAYS: { readonly [operation: string]: keyof typeof NOCTURION_GLYPHS } = {
  summon: 'beast',
  search: 'portal',
  refresh: 'beast',
  exhaust: 'beast',
  exchange: 'exchange',
  giveCurse: 'curse',
  removeCurse: 'chalice',
  rollReserve: 'rollReserve',
};

const arrowOf = ({ box }: Part, beast: string): number => box.beasts.arrow[box.beasts.id.indexOf(beast)] ?? 0;

function HouseChoice({
  part,
  house,
  button,
}: {
  readonly part: Part;
  readonly house: string;
  readonly button: Button;
}): ReactNode {
  const { box, name, lang, t } = part;
  const abilities = box.edition.houses.entries.find(({ id }) => id === house)?.abilities ?? [];
  return (
    <button {...button} className="nocturion-card nocturion-house-card" {...explainHouse(part, house)}>
      <Glyph of={glyphOf(house)} />
      <b>{name(house)}</b>
      {abilities.map((ability, nth) => (
        // Abilities have no names; each is its place.
        <span key={nth}>
          <i>{'I'.repeat(ability.heirlooms)}</i> {houseText(ability, lang)}
        </span>
      ))}
      <small className="nocturion-costs">
        {heirloomsIn(box, house).map((card) => (
          <span key={card.id} title={t('prestigeOf', { n: card.prestige })}>
            <Glyph of={NOCTURION_GLYPHS[card.type]} />
            <Price part={part} price={priceOf(card.cost)} />
          </span>
        ))}
      </small>
    </button>
  );
}

interface BeastChoiceProps {
  readonly board: Props;
  readonly part: Part;
  readonly text: string;
  readonly id: string;
  readonly leads: { readonly to: readonly string[]; readonly picks: Props['picked']; readonly isStop: boolean };
  readonly said: string;
}

/** A Beast to choose, with whose it is where several have some. */
function BeastChoice({ board, part, id, leads, said }: BeastChoiceProps): ReactNode {
  const { table } = part;
  const out = beastsOut(table).find(({ beast }) => beast === id);
  const isOpen = board.decision?.question === 'exhaust' || board.decision?.question === 'refresh';
  return (
    <Beast
      board={board}
      part={part}
      id={id}
      leading={leads}
      label={said}
      hasText
      className="nocturion-big"
      {...(isOpen && out !== undefined ? { note: board.speech.side(out.seat) } : {})}
    />
  );
}

function CurseChoice({
  part,
  curse,
  button,
}: {
  readonly part: Part;
  readonly curse: string;
  readonly button: Button;
}): ReactNode {
  const { box, name, lang } = part;
  const card = box.edition.curses.entries.find(({ id }) => id === curse);
  return (
    <button {...button} className="nocturion-card nocturion-curse-card" {...explainCurse(part, curse)}>
      <Glyph of={glyphOf(curse, 'curse')} />
      <b>{name(curse)}</b>
      {card !== undefined && <span>{curseText(card, lang)}</span>}
    </button>
  );
}

/** A die that is turned, and where it leads then. */
function Turn({ part, from, to }: { readonly part: Part; readonly from: number; readonly to: number }): ReactNode {
  const reached = reachedBy(part.table, part.box, to).map(part.name);
  return (
    <>
      <span className="nocturion-turned">
        <Die result={from} />
        <i aria-hidden="true">→</i>
        <Die result={to} />
      </span>
      <small>{reached.length === 0 ? part.t('reachesNone') : reached.join(', ')}</small>
    </>
  );
}
