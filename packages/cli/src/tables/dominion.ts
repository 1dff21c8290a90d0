import { type PileView, readAnswer, sources, type View } from '@nightjar/dominion';
import { catalogue } from '@nightjar/words';
import type { Colours } from '../terminal.ts';
import { dominionExtras } from '../words/dominion/extras.ts';
import { dominionWords } from '../words/dominion.ts';
import { type Lang, type Speech, tell } from '../words/words.ts';
import { wrapped } from './columns.ts';
import { counted, type Paint, paintOf, typeLetters } from './dominion/cards.ts';
import { dominionGoldens } from './dominion/goldens.ts';
import { seatLines } from './dominion/seats.ts';
import type { TableDrawing, TerminalSight } from './table.ts';
import type { TerminalGame } from './terminal-game.ts';

/** The table of Dominion: the Supply, what lies beside it, everybody's cards and the open effect. */
export const dominionTable: TableDrawing = (sight: TerminalSight) => {
  const view = sight.view as View;
  const { speech, colours } = sight;
  return [
    ...headLines(view, speech, colours),
    ...supplyLines(view, sight),
    '',
    ...asideLines(view, speech, colours),
    ...fateLines(view, speech),
    '',
    ...view.seats.flatMap((_, seat) => seatLines(view, seat, speech, colours)),
    ...effectLines(view, speech, colours),
    ...lookingLines(view, speech),
  ];
};

function headLines(view: View, speech: Speech, colours: Colours): string[] {
  const { lang } = speech;
  const phase = catalogue(lang, 'dominion').find(`phase.${view.phase}`) ?? view.phase;
  if (view.phase === 'over') return [colours.bold(`── ${phase} ──`)];
  const turn = tell(lang, 'dominion.turn', { n: view.turns[view.active] ?? 0, side: speech.side(view.active) });
  const { actions, buys, coins } = view;
  const counters = tell(lang, 'dominion.counters', { actions, buys, coins });
  const moods = [
    ...(view.endsIn === null ? [] : [tell(lang, 'dominion.endsIn', { n: view.endsIn })]),
    ...(view.deluded ? [tell(lang, 'dominion.deluded')] : []),
    ...(view.envious ? [tell(lang, 'dominion.envious')] : []),
  ];
  return [
    `${colours.bold(`── ${turn}: ${phase} ──`)}  ${counters}`,
    ...(moods.length === 0 ? [] : [`   ${moods.join(' · ')}`]),
  ];
}

const BASIC_COLUMNS = 4;
const COLUMNS = 3;

/** The basic piles, then the kingdom by cost: a dot for what may be taken now, cost, name, types, cards left. */
function supplyLines(view: View, { answers, speech, colours }: TerminalSight): string[] {
  const offered = new Set(
    answers.flatMap((text) => {
      const answer = readAnswer(text);
      return answer?.kind === 'buy' || answer?.kind === 'gain' ? [answer.card] : [];
    }),
  );
  const isKingdom = ({ card }: PileView): boolean => view.kingdom.includes(card);
  const edition = view.options.edition;
  const cell = (pile: PileView, width: number): string => {
    const mark = offered.has(pile.card) ? '·' : ' ';
    const types = width > 12 ? ` ${typeLetters(pile.card, edition, speech.lang).padEnd(2)}` : '';
    const plain = `${mark}${pile.cost} ${nameOf(pile.card, speech).padEnd(width)}${types}${String(pile.left).padStart(3)}`;
    const paint: Paint = pile.left === 0 ? colours.dim : paintOf(pile.card, edition, colours);
    return paint(plain);
  };
  const basics = view.supply.filter((pile) => !isKingdom(pile));
  const kingdom = view.supply.filter(isKingdom).toSorted((a, b) => a.cost - b.cost);
  return [
    ...rows(basics, BASIC_COLUMNS, (pile) => cell(pile, 11)),
    ...rows(kingdom, COLUMNS, (pile) => cell(pile, 16)),
  ];
}

function rows(piles: readonly PileView[], columns: number, cell: (pile: PileView) => string): string[] {
  const lines: string[] = [];
  for (let i = 0; i < piles.length; i += columns)
    lines.push(
      piles
        .slice(i, i + columns)
        .map(cell)
        .join('  '),
    );
  return lines;
}

const nameOf = (id: string, speech: Speech): string => speech.category(id);

/** Piles beside the Supply, and the trash. */
function asideLines(view: View, speech: Speech, colours: Colours): string[] {
  const { lang } = speech;
  const piles = view.piles.map(({ card, left }) => `${nameOf(card, speech)} ${left}`);
  const named = view.trash.map(({ card, faceDown }) =>
    faceDown ? tell(lang, 'dominion.faceDown', { card: nameOf(card, speech) }) : nameOf(card, speech),
  );
  const trash = named.length === 0 ? [colours.dim(tell(lang, 'dominion.empty'))] : counted(named);
  return [
    ...(piles.length === 0 ? [] : wrapped(tell(lang, 'dominion.piles'), piles, ' · ')),
    ...wrapped(tell(lang, 'dominion.trash'), trash, ', '),
  ];
}

function fateLines(view: View, speech: Speech): string[] {
  const { lang } = speech;
  const names = (ids: readonly string[]): string[] => ids.map((id) => nameOf(id, speech));
  const deckLines = (head: string, deck: number, discard: readonly string[]): string[] => {
    const said = tell(lang, 'dominion.fate', { n: deck });
    if (discard.length === 0) return [`${head}${said}`];
    const cards = names(discard);
    const [first = '', ...rest] = cards;
    return wrapped(head, [`${said}, ${tell(lang, 'dominion.discarded', { cards: first })}`, ...rest], ', ');
  };
  const { boons, hexes, afoot } = view;
  return [
    ...(boons === null ? [] : deckLines(tell(lang, 'dominion.boons'), boons.deck, boons.discard)),
    ...(boons === null || boons.druid.length === 0
      ? []
      : wrapped(tell(lang, 'dominion.druid'), names(boons.druid), ', ')),
    ...(hexes === null ? [] : deckLines(tell(lang, 'dominion.hexes'), hexes.deck, hexes.discard)),
    ...(afoot.length === 0 ? [] : wrapped(tell(lang, 'dominion.afoot'), names(afoot), ', ')),
  ];
}

/** The open effect as a stack: below, what has to end before the line above goes on. */
function effectLines(view: View, speech: Speech, colours: Colours): string[] {
  if (view.stack.length === 0 || view.decision === null) return [];
  const { lang } = speech;
  const lines = view.stack.map(({ card, part, seat }, depth) => {
    const what = card === null ? tell(lang, 'dominion.waiting') : frameWords(card, part, speech, lang);
    return `${'  '.repeat(depth + 1)}${speech.side(seat)}: ${what}`;
  });
  const asked = `${'  '.repeat(lines.length + 1)}› ${speech.side(view.decision.seat)} ${tell(lang, 'dominion.asked')}`;
  return ['', colours.bold(tell(lang, 'dominion.effect')), ...lines, ...(view.looking === null ? [asked] : [])];
}

const frameWords = (card: string, part: string, speech: Speech, lang: Lang): string => {
  const name = nameOf(card, speech);
  return catalogue(lang, 'terminal').find(`dominion.part.${part}`, { card: name }) ?? name;
};

function lookingLines({ looking }: View, speech: Speech): string[] {
  if (looking === null) return [];
  const { lang } = speech;
  const names = (ids: readonly string[]): string[] => counted(ids.map((id) => nameOf(id, speech)));
  return [
    ...(looking.cards.length === 0 ? [] : wrapped(tell(lang, 'dominion.looking'), names(looking.cards), ', ')),
    ...(looking.picked.length === 0 ? [] : wrapped(tell(lang, 'dominion.picked'), names(looking.picked), ', ')),
  ];
}

export const dominionTerminal: TerminalGame = {
  words: dominionWords,
  drawing: dominionTable,
  sources,
  goldens: dominionGoldens,
  example: { answer: 'play smithy', short: 'smithy', rule: 'DOM-5.10' },
  extras: dominionExtras,
};
