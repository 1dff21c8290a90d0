import { type Answer, DISTRICTS, RESOURCES, type Resource } from '@nightjar/nocturion';
import { curseText, houseText, notice } from '@nightjar/words/nocturion';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { glyphOf, NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { piece } from '../../kit/piece.ts';
import { SideFace } from '../../kit/side-face.tsx';
import { thing } from '../../kit/thing.ts';
import { Tray } from '../../kit/tray.tsx';
import { Beast } from './beast.tsx';
import { explainDie } from './dice.tsx';
import { Die } from './die.tsx';
import { leading, type Read, readIn, toBeast } from './doors.ts';
import { explainCurse, explainHeirloom, explainHouse } from './explain.ts';
import { lookOf } from './look.ts';
import { type Part, type Props, partOf } from './part.ts';
import { Price } from './resources.tsx';
import { beastsOut, heirloomsIn, isBeast, priceOf, reachedBy } from './view.ts';

/** Questions that are answered on the table itself, or by the buttons beside the question. */
const ON_TABLE = ['action', 'location', 'houseMoment', 'portalThen', 'reward'];

/** Answers that the buttons beside the question give. */
const BESIDE: readonly Answer['kind'][] = ['accept', 'decline', 'pass', 'done', 'end'];

/** Whether an answer is one of a few ways, each with a button of its own. */
const isFew = ({ answers }: Props, { kind }: Answer): boolean => kind === 'choose' && answers.length <= FEW;
const FEW = 4;

/** What is to be chosen from now, off the table. */
function choicesIn(board: Props): readonly Read[] {
  const question = board.decision?.question ?? '';
  const beast = board.picked['beast'];
  if (question === 'action' && beast !== undefined) {
    const texts = toBeast(board, beast);
    return readIn(board).filter(({ text }) => texts.includes(text));
  }
  if (ON_TABLE.includes(question)) return [];
  return readIn(board).filter(({ answer }) => !BESIDE.includes(answer.kind) && !isFew(board, answer));
}

/** Whether the pool lies open: everybody sees it, whoever picks. */
export const isPooled = ({ view }: Props): boolean => view.underway.stage === 'die' && view.pool.length > 0;

export const isTrayed = (board: Props): boolean => choicesIn(board).length > 0 && !isPooled(board);

/** The choices of the moment, large enough to be pressed. */
export function Choices(props: Props): ReactNode {
  const part = partOf(props);
  const choices = choicesIn(props);
  const question = props.decision?.question ?? '';
  if (question === 'exchange') return <Exchange {...props} part={part} />;
  const above = aboveOf(part, question);
  return (
    <Tray board={props} className="nrn-tray" isMany={choices.length > 4} above={above}>
      {choices.map(({ text, answer }, i) => (
        <Choice key={text} board={props} part={part} text={text} answer={answer} isStop={i === 0} />
      ))}
    </Tray>
  );
}

/** What is to be known before choosing: a Curse that was drawn, or that the numbers are our own. */
function aboveOf(part: Part, question: string): ReactNode {
  const { table, box, name, lang } = part;
  const { curse } = table.underway;
  if (question === 'house') return <p className="nrn-notice">{notice(lang)}</p>;
  const card = box.edition.curses.entries.find(({ id }) => id === curse);
  if (curse === null || card === undefined) return null;
  return (
    <p className="nrn-drawn" {...piece(curse)}>
      <Glyph of={glyphOf(curse, 'curse')} />
      <span>
        <b>{name(curse)}</b> {curseText(card, lang)}
      </span>
    </p>
  );
}

interface ChoiceProps {
  readonly board: Props;
  readonly part: Part;
  readonly text: string;
  readonly answer: Answer;
  readonly isStop: boolean;
}

function Choice({ board, part, text, answer, isStop }: ChoiceProps): ReactNode {
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
        <button {...button} className="nrn-card nrn-turn">
          <Glyph of={NOCTURION_GLYPHS[arrowOf(part, answer.beast) > 0 ? 'arrow-up' : 'arrow-down']} />
          <Turn part={part} from={answer.die} to={answer.die + arrowOf(part, answer.beast)} />
        </button>
      );
    case 'change':
      return (
        <button {...button} className="nrn-card nrn-turn">
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
        <button {...button} className="nrn-card">
          <Die result={answer.die} />
          <b>{said}</b>
        </button>
      );
    case 'curse': {
      const look = lookOf(table, answer.seat);
      return (
        <button {...button} className="nrn-card nrn-who">
          <SideFace colour={look.colour} emblem={look.crest} />
          <b>{board.speech.side(answer.seat)}</b>
        </button>
      );
    }
    case 'equip': {
      const house = table.seats[me]?.house ?? null;
      const card = heirloomsIn(box, house).find(({ type }) => type === answer.armor);
      return (
        <button {...button} className="nrn-card" {...explainHeirloom(part, house, answer.armor, false)}>
          <Glyph of={NOCTURION_GLYPHS[answer.armor]} />
          <b>{name(card?.id ?? answer.armor)}</b>
        </button>
      );
    }
    case 'district':
      return (
        <button {...button} className="nrn-card" data-way={DISTRICTS.find((one) => one === answer.district)}>
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
        <button {...button} className="nrn-card">
          <Glyph of={NOCTURION_GLYPHS[WAYS[answer.operation] ?? 'prestige']} />
          <b>{said}</b>
        </button>
      );
    default:
      return (
        <button {...button} className="nrn-card">
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

type Button = ReturnType<typeof thing> & { readonly 'aria-label': string };

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
    <button {...button} className="nrn-card nrn-housecard" {...explainHouse(part, house)}>
      <Glyph of={glyphOf(house)} />
      <b>{name(house)}</b>
      {abilities.map((ability, nth) => (
        // Abilities have no names; each is its place.
        <span key={nth}>
          <i>{'I'.repeat(ability.heirlooms)}</i> {houseText(ability, lang)}
        </span>
      ))}
      <small className="nrn-costs">
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
      className="nrn-big"
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
    <button {...button} className="nrn-card nrn-cursecard" {...explainCurse(part, curse)}>
      <Glyph of={glyphOf(curse, 'curse')} />
      <b>{name(curse)}</b>
      {card !== undefined && <span>{curseText(card, lang)}</span>}
    </button>
  );
}

interface ResourceChoiceProps {
  readonly part: Part;
  readonly resource: Resource;
  readonly isTaken: boolean;
  readonly button: Button;
}

/** A Resource to take or give, with how many there are where it comes from. */
function ResourceChoice({ part, resource, isTaken, button }: ResourceChoiceProps): ReactNode {
  const { table, me, name, t } = part;
  const n = isTaken ? table.supply[resource] : table.seats[me]?.resources[resource];
  return (
    <button {...button} className="nrn-card nrn-rescard" data-r={resource}>
      <span className="nrn-coin" data-r={resource}>
        <Glyph of={NOCTURION_GLYPHS[resource]} />
      </span>
      <b>{name(resource)}</b>
      <small>{t(isTaken ? 'inSupply' : 'youHave', { n: n ?? 0 })}</small>
    </button>
  );
}

/** A die that is turned, and where it leads then. */
function Turn({ part, from, to }: { readonly part: Part; readonly from: number; readonly to: number }): ReactNode {
  const reached = reachedBy(part.table, part.box, to).map(part.name);
  return (
    <>
      <span className="nrn-turned">
        <Die result={from} />
        <i aria-hidden="true">→</i>
        <Die result={to} />
      </span>
      <small>{reached.length === 0 ? part.t('reachesNone') : reached.join(', ')}</small>
    </>
  );
}

/** An exchange in two steps: what is given, and what is taken for it. */
function Exchange(props: Props & { readonly part: Part }): ReactNode {
  const { part, picked } = props;
  const pairs = readIn(props).flatMap(({ text, answer }) => (answer.kind === 'exchange' ? [{ text, ...answer }] : []));
  const gives = RESOURCES.filter((resource) => pairs.some(({ given }) => given === resource));
  const given = gives.find((resource) => resource === picked['given']) ?? (gives.length === 1 ? gives[0] : undefined);
  const takes = RESOURCES.filter((resource) => pairs.some(({ taken }) => taken === resource));
  return (
    <Tray board={props} className="nrn-tray nrn-exchange" isMany isAsked={false}>
      <div role="group" aria-label={part.t('give')}>
        <h4>{part.t('give')}</h4>
        {gives.map((resource) => (
          <ResourceChoice
            key={resource}
            part={part}
            resource={resource}
            isTaken={false}
            button={{
              ...thing(props, {
                to: pairs.filter((pair) => pair.given === resource).map(({ text }) => text),
                points: null,
                isHalf: true,
                isPicked: given === resource,
                isShown: given === resource,
                picks: { given: resource },
              }),
              'aria-label': `${part.t('give')}: ${part.name(resource)}`,
            }}
          />
        ))}
      </div>
      <Glyph of={NOCTURION_GLYPHS.exchange} />
      <div role="group" aria-label={part.t('take')}>
        <h4>{part.t('take')}</h4>
        {takes.map((resource) => (
          <ResourceChoice
            key={resource}
            part={part}
            resource={resource}
            isTaken
            button={{
              ...thing(props, {
                to: pairs.filter((pair) => pair.taken === resource && pair.given === given).map(({ text }) => text),
                picks: { ...picked, taken: resource },
              }),
              'aria-label': `${part.t('take')}: ${part.name(resource)}`,
            }}
          />
        ))}
      </div>
    </Tray>
  );
}

/** The dice pool of the Acquisition Phase, in the middle of the Calendar; equal results are one answer. */
export function Pool(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t, me } = part;
  const seen = new Map<number, number>();
  return (
    <div className="nrn-pool" role="group" aria-label={t('pool')}>
      <h3>{t('pool')}</h3>
      <p>
        {table.pool.map((die) => {
          const nth = seen.get(die) ?? 0;
          seen.set(die, nth + 1);
          return (
            <button
              key={`${die} ${nth}`}
              {...thing(props, { to: leading(props, (answer) => answer.kind === 'die' && answer.die === die) })}
              className="nrn-die num"
              aria-label={t('die', { die })}
              {...piece('die', { face: String(die), settles: 'fall' })}
              {...explainDie(part, die, me)}
            >
              {die}
            </button>
          );
        })}
      </p>
    </div>
  );
}
