import type { SideView, View } from '@nightjar/nocturne';
import { allocate, type Box, boxWith, defaultBox, readAnswer, SYMBOLS, sources } from '@nightjar/nocturne';
import { objectives, term } from '@nightjar/words/nocturne';
import type { Colours } from '../terminal.ts';
import { nocturneWords } from '../words/nocturne.ts';
import { type Lang, type Speech, tell } from '../words/words.ts';
import { grid, tileCode, tokenMark } from './grid.ts';
import { nocturneGoldens } from './nocturne/goldens.ts';
import type { TableDrawing, TerminalSight } from './table.ts';
import type { TerminalGame } from './terminal-game.ts';

/** The table of Nocturne: the forest, the Sprite Board, goals, and everybody's things. Colours never speak alone. */
export const nocturneTable: TableDrawing = (sight: TerminalSight) => {
  const view = sight.view as View;
  const { speech, colours } = sight;
  const { lang } = speech;
  const box = boxWith(view.options.edition) ?? defaultBox;
  const targets = new Set(sight.answers.flatMap((text) => spaceIn(text) ?? []));
  return [
    colours.bold(`── ${tell(lang, `nocturne.${view.round}`)} ──`) +
      colours.dim(`  ${view.stack} ${tell(lang, 'nocturne.stack')}`),
    ...grid(view, box, colours, targets),
    ...spriteBoard(view, box, colours, lang),
    ...scenario(view, box, lang),
    ...goals(view, box, speech, colours),
    ...view.sides.flatMap((side) => sideLines(view, side, box, speech, colours)),
    ...proposal(view, speech),
  ];
};

function spriteBoard(view: View, box: Box, colours: Colours, lang: Lang): string[] {
  const { spaces, tokens, tiles } = view.sprite;
  if (view.options.familyMode !== 'off') return [];
  const places = Array.from({ length: spaces }, (_, i) => {
    const token = tokens[i];
    return `${i + 1}:${token === undefined ? '·' : tokenMark(view, token, colours)}`;
  });
  const slots = tiles.map((tile) => (tile === null ? '·' : tileCode(box, tile, colours)));
  const shadows = view.shadowRow.map((token) => token.slice(1)).join(' ');
  return [
    `${tell(lang, 'nocturne.sprite')}: ${places.join('  ')}   ${tell(lang, 'nocturne.tiles')}: ${slots.join(' ')}`,
    ...(shadows === '' ? [] : [`${tell(lang, 'nocturne.shadows')}: ${shadows}`]),
  ];
}

/** The target and the objectives of a scenario. */
function scenario(view: View, box: Box, lang: Lang): string[] {
  const row = box.edition.scenarios.list.find(({ number }) => number === view.options.scenario);
  if (row === undefined) return [];
  const asked = objectives(row, lang).join(' · ');
  return [
    `${tell(lang, 'nocturne.scenario')} ${row.number}: ${row.points} ${tell(lang, 'nocturne.points')} · ${asked}`,
  ];
}

/** NOC-17.11, NOC-18.19: what the program proposes to the player who assigns mirror stones or symbols. */
function proposal({ proposal: best, question, asked, sides }: View, speech: Speech): string[] {
  if (best === null || asked === null) return [];
  const { lang } = speech;
  if (question === 'mirror') {
    const named = best.map((tile) => (tile === null ? tell(lang, 'nocturne.nothing') : speech.name(String(tile))));
    return [`${tell(lang, 'nocturne.best')}: ${named.join(', ')}`];
  }
  const brews = sides[asked]?.concoctions ?? [];
  const name = (i: number): string => speech.name(brews[i] ?? '');
  const tiers = best.map((tier, i) => `${name(i)} – ${tell(lang, 'nocturne.tier')} ${tier}`);
  const next = question === 'tier' ? [`${tell(lang, 'nocturne.next')}: ${name(sides[asked]?.tiers?.length ?? 0)}`] : [];
  return [`${tell(lang, 'nocturne.best')}: ${tiers.join('; ')}`, ...next];
}

function goals(view: View, box: Box, speech: Speech, colours: Colours): string[] {
  const { lang } = speech;
  const lines: string[] = [];
  if (view.twilight.length > 0 && view.round === 'twilight') {
    const told = view.twilight.map(({ goal, holder }) => {
      const text = term('goals', goal, lang);
      return holder === null ? text : colours.dim(`${text} (${speech.side(holder)})`);
    });
    lines.push(`${tell(lang, 'nocturne.twilightGoals')}: ${told.join(' · ')}`);
  }
  if (view.moonlight !== null && view.moonlight.length > 0) {
    const told = view.moonlight.map((goal) => {
      const points = box.moonlight.find(({ id }) => id === goal)?.points ?? 0;
      return `${term('goals', goal, lang)} (${points})`;
    });
    lines.push(`${tell(lang, 'nocturne.moonlightGoals')}: ${told.join(' · ')}`);
  } else if (view.twilight.length > 0)
    lines.push(`${tell(lang, 'nocturne.moonlightGoals')}: ${tell(lang, 'nocturne.faceDown')}`);
  return lines;
}

function sideLines(view: View, side: SideView, box: Box, speech: Speech, colours: Colours): string[] {
  const { lang } = speech;
  const mark = tokenMark(view, { side: side.side, token: '' }, colours).trim();
  const ability = side.ability === null ? null : term('abilities', side.ability, lang);
  const facts = [
    ...(side.character === null ? [] : [term('characters', side.character, lang)]),
    ...(ability === null ? [] : [side.used ? `${ability} (${tell(lang, 'nocturne.used')})` : ability]),
    ...(side.passed ? [tell(lang, 'nocturne.passed')] : []),
  ];
  const turn = view.asked === side.side ? colours.bold('›') : ' ';
  return [
    `${turn}${mark} ${colours.bold(speech.side(side.side))}${facts.length > 0 ? colours.dim(` – ${facts.join(', ')}`) : ''}`,
    `    ${tell(lang, 'nocturne.supply')}: ${side.supply.map(shortToken).join(' ') || tell(lang, 'nocturne.none')}   ${tell(lang, 'nocturne.tiles')}: ${collection(side, box, colours) || tell(lang, 'nocturne.none')}`,
    ...brewLines(side, box, speech, colours),
  ];
}

const shortToken = (token: string): string => (token === 'star' ? '★' : token);

/** The collection grouped by tile: `Sk4×2 Fe×3`. */
function collection({ collection: tiles }: SideView, box: Box, colours: Colours): string {
  const kinds = box.tiles.id.filter((id) => tiles.includes(id));
  return kinds
    .map((id) => {
      const count = tiles.filter((tile) => tile === id).length;
      return `${tileCode(box, id, colours)}${count > 1 ? `×${count}` : ''}`;
    })
    .join(' ');
}

/** Concoctions one may see, each with what it still lacks, all of them judged together (NOC-18.16); of others' only how many. */
function brewLines(side: SideView, box: Box, speech: Speech, colours: Colours): string[] {
  const { lang } = speech;
  if (side.concoctionCount === 0) return [];
  if (side.concoctions === null)
    return [`    ${tell(lang, 'nocturne.brews')}: ${side.concoctionCount} (${tell(lang, 'nocturne.faceDown')})`];
  const have = symbolsHeld(side, box);
  const brews = side.concoctions.flatMap((id) => box.brews.find((known) => known.id === id) ?? []);
  const scored = allocate(have, brews);
  return side.concoctions.map((id) => {
    const brew = brews.find((known) => known.id === id);
    const tiers = (brew?.tiers ?? []).map(({ needs, points }) => `${symbols(needs)} = ${points}`).join(', ');
    const full = brew?.tiers.at(-1)?.needs ?? [];
    const lack = symbols(full.map((need, i) => Math.max(0, need - (have[i] as number))));
    const isFull = brew !== undefined && scored[brews.indexOf(brew)] === brew.tiers.length;
    const short = lack === '' ? tell(lang, 'nocturne.shared') : `${tell(lang, 'nocturne.lacks')} ${lack}`;
    return `    ${speech.name(id)}: ${tiers} ${colours.dim(`(${isFull ? tell(lang, 'nocturne.complete') : short})`)}`;
  });
}

/** Symbols on a side's tiles and character card. */
function symbolsHeld(side: SideView, box: Box): number[] {
  const have = SYMBOLS.map(() => 0);
  const character = box.characters.find(({ id }) => id === side.character);
  if (character !== undefined) (have[character.symbol] as number) += 1;
  for (const tile of side.collection) {
    for (const [symbol, n] of (box.tiles.symbols[box.tiles.id.indexOf(tile)] ?? []).entries())
      (have[symbol] as number) += n;
  }
  return have;
}

/** Needs by their letters: `SSF`. */
const symbols = (needs: readonly number[]): string => needs.map((n, i) => ('SFMHE'[i] ?? '?').repeat(n)).join('');

/** The space an answer is about; null for one that is about none. */
function spaceIn(text: string): string | null {
  const answer = readAnswer(text);
  return answer?.kind === 'cast' || answer?.kind === 'swap' ? answer.space : null;
}

export const nocturneTerminal: TerminalGame = {
  words: nocturneWords,
  drawing: nocturneTable,
  sources,
  goldens: nocturneGoldens,
  example: { answer: 'cast 4 b2', short: '4 b2', rule: 'NOC-6.3' },
};
