import {
  type Box,
  boxWith,
  defaultBox,
  type QuestsView,
  type Resources,
  readAnswer,
  type SeatView,
  type SiteView,
  sources,
  type View,
} from '@nightjar/nocturion';
import type { Colours } from '../terminal.ts';
import type { Speech } from '../words/words.ts';
import { nocturionGoldens } from './nocturion/goldens.ts';
import { plainTerminal } from './plain.ts';
import type { TableDrawing, TerminalSight } from './table.ts';
import type { TerminalGame } from './terminal-game.ts';

/** The table of Nocturion: calendar, Districts, Supply, Quests, and everybody's house. Things go by their ids. */
export const nocturionTable: TableDrawing = (sight: TerminalSight) => {
  const view = sight.view as View;
  const { speech, colours } = sight;
  const box = boxWith(view.options.edition) ?? defaultBox;
  const reached = new Set(
    sight.answers.flatMap((text) => {
      const answer = readAnswer(text);
      return answer?.kind === 'activate' ? [answer.location] : [];
    }),
  );
  return [
    headLine(view, box, speech, colours),
    ...districtLines(view, box, colours, reached),
    `supply: ${counted(view.supply) || '–'}; dice ${view.dice}${view.pool.length === 0 ? '' : `; pool ${view.pool.join(' ')}`}`,
    ...view.quests.flatMap((row) => questLines(row, box)),
    deckLine(view),
    ...ruleLine(view),
    ...view.seats.flatMap((seat) => seatLines(view, seat, speech, colours)),
  ];
};

/** `wood 2, iron`: how many of each. */
const counted = (resources: Resources): string =>
  Object.entries(resources)
    .map(([name, count]) => (count === 1 ? name : `${name} ${count}`))
    .join(', ');

function headLine(view: View, box: Box, speech: Speech, colours: Colours): string {
  const { year, lastYear, round, tracker, crown, isFinal } = view;
  const on = tracker === null ? 'tracker in the supply' : `${tracker.season}, ${spotName(box, tracker.spot)}`;
  const last = isFinal ? ', final round' : '';
  return `${colours.bold(`── year ${year} of ${lastYear}, round ${round}${last} ──`)}${colours.dim(`  ${on}; crown: ${speech.side(crown)}`)}`;
}

const spotName = ({ edition }: Box, spot: number): string =>
  edition.calendar.seasons.flatMap(({ spots }) => spots)[spot] ?? '';

/** Each District with its results, arms and Locations: a token, a die, and a dot where one may be placed now. */
function districtLines(view: View, box: Box, colours: Colours, reached: ReadonlySet<string>): string[] {
  const season = box.edition.calendar.seasons.find(({ id }) => id === view.tracker?.season);
  return box.edition.districts.entries.map(({ id, results }) => {
    const arm = season?.x2District === id ? ' ×2' : season?.replenishDistrict === id ? ' +' : '';
    const barred = view.barred.includes(id) ? ' (barred)' : '';
    const sites = view.sites.filter(({ district }) => district === id);
    const head = `${id} ${results.join('/')}${arm}${barred}`;
    return `${head.padEnd(14)} ${sites.map((site) => siteText(site, box, colours, reached)).join('  ')}`;
  });
}

function siteText(
  { location, token, die }: SiteView,
  box: Box,
  colours: Colours,
  reached: ReadonlySet<string>,
): string {
  const tile = box.edition.locations.entries.find(({ id }) => id === location);
  const text = `${reached.has(location) ? '·' : ' '}${location} (${tile?.resource}${token ? '' : ' –'}, ${tile?.ability})`;
  return die === null ? text : colours.dim(`${text} [${die}]`);
}

function questLines({ level, open, deck }: QuestsView, box: Box): string[] {
  const cards = open.map((id) => {
    const card = box.edition.quests.entries.find((quest) => quest.id === id);
    return `${id}: ${counted(card?.cost ?? {})} → ${card?.prestige} + ${card?.reward.map(({ op }) => op).join(', ')}`;
  });
  return [`quests ${'I'.repeat(level)} (${deck} more):`, ...cards.map((card) => `    ${card}`)];
}

function deckLine({ beasts, curses }: View): string {
  const aside = beasts.aside.length === 0 ? '' : `; in the supply: ${beasts.aside.join(' ')}`;
  return `beasts ${beasts.deck} (${beasts.discard.length} discarded)${aside}; curses ${curses.deck} (${curses.discard.length} discarded)`;
}

const ruleLine = ({ rules }: View): string[] => (rules.length === 0 ? [] : [`this round: ${rules.join(', ')}`]);

function seatLines(view: View, seat: SeatView, speech: Speech, colours: Colours): string[] {
  const turn = view.asked === seat.seat ? colours.bold('›') : ' ';
  const tokens = Object.entries(view.tokens).flatMap(([token, holder]) => (holder === seat.seat ? [token] : []));
  const beasts = seat.menagerie.map((one) => (one === null ? '–' : `${one.beast}${one.exhausted ? '*' : ''}`));
  const dice = `dice ${seat.dice.join(' ') || '–'}${seat.reserved === null ? '' : `, reserved ${seat.reserved}`}`;
  return [
    `${turn} ${colours.bold(speech.side(seat.seat))}${colours.dim(` – ${seat.house ?? '?'}${seat.spent ? '*' : ''}, prestige ${seat.prestige}`)}`,
    `    ${counted(seat.resources) || '–'}; ${dice}; equipped ${seat.equipped.join(' ') || '–'}`,
    `    beasts ${beasts.join(' ')}; hand ${seat.hand === null ? seat.handCount : seat.hand.join(' ') || '–'}`,
    ...(seat.curses.length === 0 ? [] : [`    curses ${seat.curses.join(' ')}`]),
    ...(tokens.length === 0 ? [] : [`    holds ${tokens.join(' ')}`]),
  ];
}

export const nocturionTerminal: TerminalGame = {
  words: plainTerminal.words,
  drawing: nocturionTable,
  example: { answer: 'activate farm 1', short: 'farm 1', rule: 'NRN-9.2' },
  goldens: nocturionGoldens,
  sources,
};
