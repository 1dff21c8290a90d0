import type { SeatView, View } from '@nightjar/noctiluca';
import { type Box, boxWith, COLOURS, type Colour, defaultBox, sources } from '@nightjar/noctiluca';
import { colourName } from '@nightjar/words/noctiluca';
import type { Colours } from '../terminal.ts';
import { noctilucaEnding } from '../words/noctiluca/ending.ts';
import { noctilucaWords } from '../words/noctiluca.ts';
import type { Lang, Said, Speech } from '../words/words.ts';
import { noctilucaGoldens } from './noctiluca/goldens.ts';
import type { Sight, TableDrawing } from './table.ts';
import type { TerminalGame } from './terminal-game.ts';

type Dice = { readonly [colour: string]: number };

const SAY = {
  round: { en: 'Round', de: 'Runde' },
  clockwise: { en: 'clockwise', de: 'im Uhrzeigersinn' },
  counterclockwise: { en: 'counter-clockwise', de: 'gegen den Uhrzeigersinn' },
  pool: { en: 'Pool', de: 'Becken' },
  paths: { en: 'Shores and their paths', de: 'Ufer und ihre Pfade' },
  short: { en: 'short', de: 'kurz' },
  long: { en: 'long', de: 'lang' },
  pawn: { en: 'pawn', de: 'Figur' },
  lid: { en: 'Lid', de: 'Deckel' },
  haul: { en: 'Dice on their way', de: 'Würfel unterwegs' },
  piles: { en: 'Piles', de: 'Stapel' },
  empty: { en: 'empty', de: 'leer' },
  stacks: { en: 'Tokens left', de: 'Marker übrig' },
  pawns: { en: 'pawns', de: 'Figuren' },
  none: { en: 'none', de: 'keine' },
  delivered: { en: 'delivered', de: 'abgeliefert' },
  tokens: { en: 'tokens', de: 'Marker' },
  lacks: { en: 'lacks', de: 'fehlt' },
  full: { en: 'full', de: 'voll' },
  dealt: { en: 'dealt', de: 'bekommen' },
  chosen: { en: 'has chosen', de: 'hat gewählt' },
  point: { en: 'point', de: 'Punkt' },
  points: { en: 'points', de: 'Punkte' },
  deck: { en: 'Deck', de: 'Stapel' },
  arrow: { en: 'arrow', de: 'Pfeil' },
  tempest: { en: 'Tempest', de: 'Sturm' },
  roll: { en: 'black die', de: 'schwarzer Würfel' },
} as const satisfies { readonly [key: string]: Said };

/** The table of Noctiluca: the pool, the paths over it, piles and stacks, and everybody's jars. Colours never speak alone. */
export const noctilucaTable: TableDrawing = (sight: Sight) => {
  const view = sight.view as View;
  const { speech, colours } = sight;
  const { lang } = speech;
  const box = boxWith(view.options.edition) ?? defaultBox;
  const targets = new Set(sight.answers.map((answer) => answer.split(' ').at(-1) ?? ''));
  const head = colours.bold(`── ${SAY.round[lang]} ${view.round} ──`);
  return [
    `${head}${colours.dim(`  ${SAY[view.direction][lang]}`)}`,
    ...poolLines(view, box, lang, colours),
    ...pathLines(view, box, lang, colours, targets),
    `${SAY.lid[lang]}: ${diceText(view.lid, box, colours) || '–'}`,
    ...pileLines(view, box, speech, colours),
    ...soloLines(view, box, speech, colours),
    ...view.seats.flatMap((seat) => seatLines(view, seat, box, speech, colours)),
    ...(Object.keys(view.haul).length === 0 ? [] : [`${SAY.haul[lang]}: ${diceText(view.haul, box, colours)}`]),
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
  return [`${SAY.pool[lang]}:`, ...lines];
}

/** Every shore with its two paths; a pawn blocks it, a dot marks where one may stand now. */
function pathLines(view: View, box: Box, lang: Lang, colours: Colours, targets: ReadonlySet<string>): string[] {
  const { paths, names } = box.pool;
  const over = (shore: number, path: number): string =>
    (paths[shore * 2 + path] ?? []).map((space) => names[space]).join('–');
  const lines = view.shores.map(({ name, pawn }, shore) => {
    const mark = pawn ? '×' : view.shore === name ? '*' : targets.has(name) ? '·' : ' ';
    const text = `${mark} ${name.padEnd(4)}${SAY.short[lang]} ${over(shore, 0).padEnd(12)} ${SAY.long[lang]} ${over(shore, 1)}`;
    return pawn ? colours.dim(`${text} (${SAY.pawn[lang]})`) : text;
  });
  return [`${SAY.paths[lang]}:`, ...lines];
}

/** A jar's spaces and points: `PPPGGG, 2 points`. */
function jarText(id: string, box: Box, lang: Lang): string {
  const jar = box.jars.id.indexOf(id);
  const spaces = (box.jars.spaces[jar] ?? []).map((n, colour) => (box.letters[colour] ?? '').repeat(n)).join('');
  const points = box.jars.points[jar] ?? 0;
  return points === 0 ? spaces : `${spaces}, ${points} ${SAY[points === 1 ? 'point' : 'points'][lang]}`;
}

function pileLines(view: View, box: Box, speech: Speech, colours: Colours): string[] {
  const { lang } = speech;
  const stacks = view.stacks.map(({ colour, values }) => {
    const top = values.length === 0 ? '–' : `${values[0]}`;
    return `${colourName('jarColours', colour, lang)} ${top} ${colours.dim(`(${values.length})`)}`;
  });
  const piles = view.piles.map(({ top, count }, i) =>
    top === null
      ? `  ${i + 1}: ${SAY.empty[lang]}`
      : `  ${i + 1}: ${speech.gloss(top) || top} ${jarText(top, box, lang)} ${colours.dim(`(${count})`)}`,
  );
  return [
    `${SAY.stacks[lang]}: ${stacks.join(' · ')}`,
    ...(piles.length === 0 ? [] : [`${SAY.piles[lang]}:`, ...piles]),
  ];
}

function soloLines(view: View, box: Box, speech: Speech, colours: Colours): string[] {
  if (view.solo === null) return [];
  const { lang } = speech;
  const { deck, section, roll, tempest } = view.solo;
  const tokens = tempest.tokens.map(({ colour, value }) => `${colourName('jarColours', colour, lang)} ${value}`);
  const rolled = roll === null ? '' : `, ${SAY.roll[lang]} ${roll}`;
  return [
    `${SAY.deck[lang]}: ${deck}, ${SAY.arrow[lang]}: ${speech.gloss(section) || section}${rolled}`,
    `${SAY.tempest[lang]}: ${[...tokens, diceText(tempest.dice, box, colours)].filter((text) => text !== '').join(' · ') || SAY.none[lang]}`,
  ];
}

function seatLines(view: View, seat: SeatView, box: Box, speech: Speech, colours: Colours): string[] {
  const { lang } = speech;
  const name = (id: string): string => speech.gloss(id) || id;
  const turn = view.asked === seat.seat ? colours.bold('›') : ' ';
  const tokens = seat.tokens
    .map(({ colour, value }) => `${colourName('jarColours', colour, lang)} ${value}`)
    .join(', ');
  const favourite = seat.favourite === null ? '' : ` – ${name(seat.favourite)}`;
  const dealt =
    seat.dealt === null ? '' : seat.dealt.map((jar) => `${name(jar)} ${jarText(jar, box, lang)}`).join('; ');
  const choosing = seat.jars.length === 0 && seat.delivered.length === 0;
  return [
    `${turn} ${colours.bold(speech.side(seat.seat))}${colours.dim(`${favourite}, ${SAY.pawns[lang]}: ${seat.pawns}`)}`,
    ...(dealt === '' ? [] : [`    ${SAY.dealt[lang]}: ${dealt}`]),
    ...(choosing && dealt === '' && seat.chosen ? [`    ${SAY.chosen[lang]}`] : []),
    ...seat.jars.map(
      ({ jar, dice }) => `    ${name(jar)}: ${jarText(jar, box, lang)} ${lacking(jar, dice, box, lang, colours)}`,
    ),
    `    ${SAY.delivered[lang]}: ${seat.delivered.length}, ${SAY.tokens[lang]}: ${tokens || SAY.none[lang]}`,
  ];
}

/** What a jar holds and what it still lacks. */
function lacking(id: string, dice: Dice, box: Box, lang: Lang, colours: Colours): string {
  const spaces = box.jars.spaces[box.jars.id.indexOf(id)] ?? [];
  const lacks: { [colour: string]: number } = {};
  for (const [i, colour] of COLOURS.entries()) lacks[colour] = (spaces[i] ?? 0) - (dice[colour] ?? 0);
  const rest = diceText(lacks, box, colours);
  return rest === '' ? `(${SAY.full[lang]})` : `(${SAY.lacks[lang]} ${rest})`;
}

export const noctilucaTerminal: TerminalGame = {
  words: noctilucaWords,
  drawing: noctilucaTable,
  sources,
  goldens: noctilucaGoldens,
  example: { answer: 'dive S4', short: 'S4', rule: 'NLC-5.6' },
  ending: (state, seat, lang) => noctilucaEnding(state as never, seat, lang),
};
