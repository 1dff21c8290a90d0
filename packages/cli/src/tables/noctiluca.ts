import type { SeatView, View } from '@nightjar/noctiluca';
import { type Box, boxWith, COLOURS, type Colour, defaultBox, readAnswer, sources } from '@nightjar/noctiluca';
import { term } from '@nightjar/words/noctiluca';
import type { Colours } from '../terminal.ts';
import { noctilucaWords } from '../words/noctiluca.ts';
import { type Lang, type Speech, tell } from '../words/words.ts';
import { noctilucaGoldens } from './noctiluca/goldens.ts';
import type { TableDrawing, TerminalSight } from './table.ts';
import type { TerminalGame } from './terminal-game.ts';

type Dice = { readonly [colour: string]: number };

/** The table of Noctiluca: the pool, the paths over it, piles and stacks, and everybody's jars. Colours never speak alone. */
export const noctilucaTable: TableDrawing = (sight: TerminalSight) => {
  const view = sight.view as View;
  const { speech, colours } = sight;
  const { lang } = speech;
  const box = boxWith(view.options.edition) ?? defaultBox;
  const targets = new Set(
    sight.answers.flatMap((text) => {
      const answer = readAnswer(text);
      return answer?.kind === 'dive' ? [answer.shore] : [];
    }),
  );
  const head = colours.bold(`── ${tell(lang, 'noctiluca.round')} ${view.round} ──`);
  return [
    `${head}${colours.dim(`  ${tell(lang, `noctiluca.${view.direction}`)}`)}`,
    ...poolLines(view, box, lang, colours),
    ...pathLines(view, box, lang, colours, targets),
    `${tell(lang, 'noctiluca.lid')}: ${diceText(view.lid, box, colours) || '–'}`,
    ...pileLines(view, box, speech, colours),
    ...soloLines(view, box, speech, colours),
    ...view.seats.flatMap((seat) => seatLines(view, seat, box, speech, colours)),
    ...(Object.keys(view.haul).length === 0
      ? []
      : [`${tell(lang, 'noctiluca.haul')}: ${diceText(view.haul, box, colours)}`]),
  ];
};

const PAINTS: { readonly [colour in Colour]: 'magenta' | 'blue' | 'green' | 'yellow' } = {
  purple: 'magenta',
  blue: 'blue',
  green: 'green',
  orange: 'yellow',
};

/** Something in the colour of dice, by their letter. */
function painted(letter: string, text: string, box: Box, colours: Colours): string {
  const colour = COLOURS[box.letters.indexOf(letter)];
  return colour === undefined ? text : colours[PAINTS[colour]](text);
}

/** Dice by colour: `P×2 G`. */
function diceText(dice: Dice, box: Box, colours: Colours): string {
  return COLOURS.flatMap((colour, i) => {
    const n = dice[colour] ?? 0;
    const letter = box.letters[i] as string;
    return n === 0 ? [] : [painted(letter, `${letter}${n > 1 ? `×${n}` : ''}`, box, colours)];
  }).join(' ');
}

const PER_LINE = 6;
const WIDEST = 14;

/** The spaces with their dice, six to a line. */
function poolLines(view: View, box: Box, lang: Lang, colours: Colours): string[] {
  const cells = view.spaces.map(({ name, dice }) => {
    const shown = dice.map((die) => painted(die[0] as string, die, box, colours)).join(' ');
    const width = dice.join(' ').length;
    return `${name.padStart(4)} ${shown || '·'}${' '.repeat(Math.max(1, WIDEST + 2 - Math.max(1, width)))}`;
  });
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += PER_LINE)
    lines.push(
      cells
        .slice(i, i + PER_LINE)
        .join('')
        .trimEnd(),
    );
  return [`${tell(lang, 'noctiluca.pool')}:`, ...lines];
}

/** Every shore with its two paths; a pawn blocks it, a dot marks where one may stand now. */
function pathLines(view: View, box: Box, lang: Lang, colours: Colours, targets: ReadonlySet<string>): string[] {
  const { paths, names } = box.pool;
  const over = (shore: number, path: number): string =>
    (paths[shore * 2 + path] ?? []).map((space) => names[space]).join('–');
  const lines = view.shores.map(({ name, pawn }, shore) => {
    const mark = pawn ? '×' : view.shore === name ? '*' : targets.has(name) ? '·' : ' ';
    const text = `${mark} ${name.padEnd(4)}${tell(lang, 'noctiluca.short')} ${over(shore, 0).padEnd(12)} ${tell(lang, 'noctiluca.long')} ${over(shore, 1)}`;
    return pawn ? colours.dim(`${text} (${tell(lang, 'noctiluca.pawn')})`) : text;
  });
  return [`${tell(lang, 'noctiluca.paths')}:`, ...lines];
}

/** A jar's spaces and points: `PPPGGG, 2 points`. */
function jarText(id: string, box: Box, lang: Lang): string {
  const jar = box.jars.id.indexOf(id);
  const spaces = (box.jars.spaces[jar] ?? []).map((n, colour) => (box.letters[colour] ?? '').repeat(n)).join('');
  const points = box.jars.points[jar] ?? 0;
  return points === 0 ? spaces : tell(lang, 'noctiluca.jar', { spaces, points });
}

function pileLines(view: View, box: Box, speech: Speech, colours: Colours): string[] {
  const { lang } = speech;
  const stacks = view.stacks.map(({ colour, values }) => {
    const top = values.length === 0 ? '–' : `${values[0]}`;
    return `${term('jarColours', colour, lang)} ${top} ${colours.dim(`(${values.length})`)}`;
  });
  const piles = view.piles.map(({ top, count }, i) =>
    top === null
      ? `  ${i + 1}: ${tell(lang, 'noctiluca.empty')}`
      : `  ${i + 1}: ${speech.name(top)} ${jarText(top, box, lang)} ${colours.dim(`(${count})`)}`,
  );
  return [
    `${tell(lang, 'noctiluca.stacks')}: ${stacks.join(' · ')}`,
    ...(piles.length === 0 ? [] : [`${tell(lang, 'noctiluca.piles')}:`, ...piles]),
  ];
}

function soloLines(view: View, box: Box, speech: Speech, colours: Colours): string[] {
  if (view.solo === null) return [];
  const { lang } = speech;
  const { deck, section, roll, tempest } = view.solo;
  const tokens = tempest.tokens.map(({ colour, value }) => `${term('jarColours', colour, lang)} ${value}`);
  const rolled = roll === null ? '' : `, ${tell(lang, 'noctiluca.roll')} ${roll}`;
  return [
    `${tell(lang, 'noctiluca.deck')}: ${deck}, ${tell(lang, 'noctiluca.arrow')}: ${speech.name(section)}${rolled}`,
    `${tell(lang, 'noctiluca.tempest')}: ${[...tokens, diceText(tempest.dice, box, colours)].filter((text) => text !== '').join(' · ') || tell(lang, 'noctiluca.none')}`,
  ];
}

function seatLines(view: View, seat: SeatView, box: Box, speech: Speech, colours: Colours): string[] {
  const { lang } = speech;
  const name = (id: string): string => speech.name(id);
  const turn = view.asked === seat.seat ? colours.bold('›') : ' ';
  const tokens = seat.tokens.map(({ colour, value }) => `${term('jarColours', colour, lang)} ${value}`).join(', ');
  const favourite = seat.favourite === null ? '' : ` – ${name(seat.favourite)}`;
  const dealt =
    seat.dealt === null ? '' : seat.dealt.map((jar) => `${name(jar)} ${jarText(jar, box, lang)}`).join('; ');
  const choosing = seat.jars.length === 0 && seat.delivered.length === 0;
  return [
    `${turn} ${colours.bold(speech.side(seat.seat))}${colours.dim(`${favourite}, ${tell(lang, 'noctiluca.pawns')}: ${seat.pawns}`)}`,
    ...(dealt === '' ? [] : [`    ${tell(lang, 'noctiluca.dealt')}: ${dealt}`]),
    ...(choosing && dealt === '' && seat.chosen ? [`    ${tell(lang, 'noctiluca.chosen')}`] : []),
    ...seat.jars.map(
      ({ jar, dice }) => `    ${name(jar)}: ${jarText(jar, box, lang)} ${lacking(jar, dice, box, lang, colours)}`,
    ),
    `    ${tell(lang, 'noctiluca.delivered')}: ${seat.delivered.length}, ${tell(lang, 'noctiluca.tokens')}: ${tokens || tell(lang, 'noctiluca.none')}`,
  ];
}

/** What a jar holds and what it still lacks. */
function lacking(id: string, dice: Dice, box: Box, lang: Lang, colours: Colours): string {
  const spaces = box.jars.spaces[box.jars.id.indexOf(id)] ?? [];
  const lacks: { [colour: string]: number } = {};
  for (const [i, colour] of COLOURS.entries()) lacks[colour] = (spaces[i] ?? 0) - (dice[colour] ?? 0);
  const rest = diceText(lacks, box, colours);
  return rest === '' ? `(${tell(lang, 'noctiluca.full')})` : `(${tell(lang, 'noctiluca.lacks')} ${rest})`;
}

export const noctilucaTerminal: TerminalGame = {
  words: noctilucaWords,
  drawing: noctilucaTable,
  sources,
  goldens: noctilucaGoldens,
  example: { answer: 'dive S4', short: 'S4', rule: 'NLC-5.6' },
};
