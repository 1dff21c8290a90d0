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
import { effectText, resourcesInWords, ruleText, term } from '@nightjar/words/nocturion';
import type { Colours } from '../terminal.ts';
import { nocturionWords } from '../words/nocturion.ts';
import { type Speech, tell } from '../words/words.ts';
import { nocturionGoldens } from './nocturion/goldens.ts';
import type { TableDrawing, TerminalSight } from './table.ts';
import type { TerminalGame } from './terminal-game.ts';

/** What every part of the table is drawn with. */
interface Drawn {
  readonly view: View;
  readonly box: Box;
  readonly speech: Speech;
  readonly colours: Colours;
}

/** The table of Nocturion: calendar, Districts, Supply, Quests, and everybody's house. */
export const nocturionTable: TableDrawing = ({ view: seen, answers, speech, colours }: TerminalSight) => {
  const view = seen as View;
  const drawn = { view, box: boxWith(view.options.edition) ?? defaultBox, speech, colours };
  const reached = new Set(
    answers.flatMap((text) => {
      const answer = readAnswer(text);
      return answer?.kind === 'activate' ? [answer.location] : [];
    }),
  );
  return [
    headLine(drawn),
    ...districtLines(drawn, reached),
    supplyLine(drawn),
    ...view.quests.flatMap((row) => questLines(row, drawn)),
    deckLine(drawn),
    ...ruleLines(drawn),
    ...view.seats.flatMap((seat) => seatLines(seat, drawn)),
  ];
};

const counted = (resources: Resources, { speech }: Drawn): string => resourcesInWords(resources, speech.lang);
const named = (ids: readonly string[], { speech }: Drawn): string => ids.map((id) => speech.name(id)).join(', ') || '–';

function headLine({ view, box, speech, colours }: Drawn): string {
  const { year, lastYear: last, round, tracker, crown, isFinal } = view;
  const { lang } = speech;
  const spots = box.edition.calendar.seasons.flatMap(({ spots: resources }) => resources);
  const on =
    tracker === null
      ? tell(lang, 'nocturion.noTracker')
      : tell(lang, 'nocturion.spot', {
          season: speech.thing(tracker.season),
          resource: speech.thing(spots[tracker.spot] ?? ''),
        });
  const when = tell(lang, 'nocturion.head', { year, last, round });
  const head = `── ${isFinal ? `${when}, ${tell(lang, 'nocturion.final')}` : when} ──`;
  return `${colours.bold(head)}${colours.dim(`  ${on}; ${tell(lang, 'nocturion.crown', { side: speech.who(crown) })}`)}`;
}

/** Each District with its results, arms and Locations: a token, a die, and a dot where one may be placed now. */
function districtLines(drawn: Drawn, reached: ReadonlySet<string>): string[] {
  const { view, box, speech } = drawn;
  const season = box.edition.calendar.seasons.find(({ id }) => id === view.tracker?.season);
  return box.edition.districts.entries.map(({ id, results }) => {
    const arm = season?.x2District === id ? ' ×2' : season?.replenishDistrict === id ? ' +' : '';
    const barred = view.barred.includes(id) ? ` (${tell(speech.lang, 'nocturion.barred')})` : '';
    const sites = view.sites.filter(({ district }) => district === id);
    const head = `${speech.name(id)} ${results.join('/')}${arm}${barred}`;
    return `${head.padEnd(15)} ${sites.map((site) => siteText(site, drawn, reached)).join('  ')}`;
  });
}

function siteText({ location, token, die }: SiteView, drawn: Drawn, reached: ReadonlySet<string>): string {
  const { box, speech, colours } = drawn;
  const tile = box.edition.locations.entries.find(({ id }) => id === location);
  const resource = speech.name(tile?.resource ?? '');
  const ability = term('locationAbilities', tile?.ability ?? '', speech.lang);
  const text = `${reached.has(location) ? '·' : ' '}${speech.name(location)} (${resource}${token ? '' : ' –'}, ${ability})`;
  return die === null ? text : colours.dim(`${text} [${die}]`);
}

function supplyLine(drawn: Drawn): string {
  const { view, speech } = drawn;
  const supply = tell(speech.lang, 'nocturion.supply', { resources: counted(view.supply, drawn), dice: view.dice });
  return view.pool.length === 0
    ? supply
    : `${supply}; ${tell(speech.lang, 'nocturion.pool', { pool: view.pool.join(' ') })}`;
}

function questLines({ level, open, deck }: QuestsView, drawn: Drawn): string[] {
  const { box, speech } = drawn;
  const { lang } = speech;
  const cards = box.edition.quests.entries.filter(({ id }) => open.includes(id));
  return [
    tell(lang, 'nocturion.quests', { level: 'I'.repeat(level), n: deck }),
    ...cards.map(({ id, cost, prestige, reward }) => {
      const about = { cost: counted(cost, drawn), prestige, reward: effectText(reward, lang) };
      return `    ${tell(lang, 'nocturion.quest', { quest: speech.thing(id), ...about })}`;
    }),
  ];
}

function deckLine(drawn: Drawn): string {
  const { beasts, curses } = drawn.view;
  const { lang } = drawn.speech;
  return [
    tell(lang, 'nocturion.beasts', { n: beasts.deck, discarded: beasts.discard.length }),
    ...(beasts.aside.length === 0 ? [] : [tell(lang, 'nocturion.aside', { beasts: named(beasts.aside, drawn) })]),
    tell(lang, 'nocturion.curses', { n: curses.deck, discarded: curses.discard.length }),
  ].join('; ');
}

/** Rules of the round; barred Districts are marked where they stand. */
const ruleLines = ({ view, speech: { lang } }: Drawn): string[] =>
  view.rules.map((rule) => tell(lang, 'nocturion.rule', { rule: ruleText(rule, null, lang) }));

function seatLines(seat: SeatView, drawn: Drawn): string[] {
  const { view, speech, colours } = drawn;
  const { lang } = speech;
  const turn = view.asked === seat.seat ? colours.bold('›') : ' ';
  const tokens = Object.entries(view.tokens).flatMap(([token, holder]) => (holder === seat.seat ? [token] : []));
  const house = seat.house === null ? '?' : speech.name(seat.house);
  const prestige = tell(lang, 'nocturion.prestige', { n: seat.prestige });
  const dice = seat.dice.join(' ') || '–';
  const beasts = seat.menagerie.map((one) =>
    one === null ? '–' : `${speech.name(one.beast)}${one.exhausted ? '*' : ''}`,
  );
  return [
    `${turn} ${colours.bold(speech.side(seat.seat))}${colours.dim(` – ${house}${seat.spent ? '*' : ''}, ${prestige}`)}`,
    `    ${[
      tell(lang, 'nocturion.holding', { resources: counted(seat.resources, drawn), dice }),
      ...(seat.reserved === null ? [] : [tell(lang, 'nocturion.reserved', { die: seat.reserved })]),
      tell(lang, 'nocturion.equipped', { armor: named(seat.equipped, drawn) }),
    ].join('; ')}`,
    `    ${[
      tell(lang, 'nocturion.menagerie', { beasts: beasts.join(', ') }),
      tell(lang, 'nocturion.hand', { beasts: seat.hand === null ? seat.handCount : named(seat.hand, drawn) }),
    ].join('; ')}`,
    ...(seat.curses.length === 0
      ? []
      : [`    ${tell(lang, 'nocturion.cursed', { curses: named(seat.curses, drawn) })}`]),
    ...(tokens.length === 0 ? [] : [`    ${tell(lang, 'nocturion.holds', { tokens: named(tokens, drawn) })}`]),
  ];
}

export const nocturionTerminal: TerminalGame = {
  words: nocturionWords,
  drawing: nocturionTable,
  example: { answer: 'activate farm 1', short: 'farm 1', rule: 'NRN-9.2' },
  goldens: nocturionGoldens,
  sources,
};
