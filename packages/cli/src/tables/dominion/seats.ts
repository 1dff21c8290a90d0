import type { SeatView, View } from '@nightjar/dominion';
import type { Colours } from '../../terminal.ts';
import { type Lang, type Speech, tell } from '../../words/words.ts';
import { wrapped } from '../columns.ts';
import { counted, paintOf, sorted } from './cards.ts';

/** One seat: how many cards where, its hand if one may see it, and all that lies open before it. */
export function seatLines(view: View, seat: number, speech: Speech, colours: Colours): string[] {
  const { lang } = speech;
  const mine = view.seats[seat] as SeatView;
  const name = (id: string): string => speech.category(id);
  const paint = (id: string, text: string): string => paintOf(id, view.options.edition, colours)(text);
  const painted = (ids: readonly string[]): string[] => {
    const inOrder = sorted(ids, view.options.edition);
    return [...new Set(inOrder)].map((id) => {
      const count = inOrder.filter((other) => other === id).length;
      return paint(id, count === 1 ? name(id) : `${count}× ${name(id)}`);
    });
  };
  const line = (head: string, pieces: readonly string[]): string[] =>
    pieces.length === 0 ? [] : wrapped(`    ${head}`, pieces, ', ');
  const turn = view.decision?.seat === seat ? colours.bold('›') : ' ';
  const deck = Object.entries(mine.finalDeck ?? {}).flatMap(([card, n]) => Array.from({ length: n }, () => card));
  if (mine.finalDeck !== null)
    return [
      `${turn} ${colours.bold(speech.side(seat))}`,
      ...line(tell(lang, 'dominion.seat.finalDeck'), painted(deck)),
    ];
  return [
    `${turn} ${colours.bold(speech.side(seat))}  ${colours.dim(facts(mine, name, lang))}`,
    ...(mine.hand === null
      ? []
      : line(
          tell(lang, 'dominion.seat.hand'),
          mine.hand.length === 0 ? [tell(lang, 'dominion.seat.none')] : painted(mine.hand),
        )),
    ...line(tell(lang, 'dominion.seat.inPlay'), inPlay(mine, name)),
    ...line(tell(lang, 'dominion.seat.aside'), aside(mine, name, lang)),
    ...(mine.hand === null && mine.limbo !== null
      ? line(tell(lang, 'dominion.seat.shown'), counted(mine.limbo.map(name)))
      : []),
    ...line(tell(lang, 'dominion.seat.before'), before(view, seat, name, lang)),
  ];
}

function facts(seat: SeatView, name: (id: string) => string, lang: Lang): string {
  const { handCount, deckCount, discardCount, discardTop } = seat;
  const discard =
    discardTop === null
      ? `${discardCount}`
      : tell(lang, 'dominion.seat.top', { n: discardCount, card: name(discardTop) });
  return tell(lang, 'dominion.seat.facts', { hand: handCount, deck: deckCount, discard });
}

/** In the order they were played; what stays for a later turn bears an arrow. */
const inPlay = ({ inPlay: cards }: SeatView, name: (id: string) => string): string[] =>
  counted(cards.map(({ card, stays }) => (stays ? `${name(card)} ↻` : name(card))));

function aside(seat: SeatView, name: (id: string) => string, lang: Lang): string[] {
  const waiting = seat.delayed
    .filter(({ count }) => count > 0)
    .map(({ by, cards, count }) =>
      tell(lang, 'dominion.seat.with', {
        by: name(by),
        cards: cards === null ? tell(lang, 'dominion.seat.hidden', { n: count }) : counted(cards.map(name)).join(', '),
      }),
    );
  return [...counted(seat.aside.map(name)), ...waiting];
}

/** Boons, States and what else holds for this seat. */
function before(view: View, seat: number, name: (id: string) => string, lang: Lang): string[] {
  const mine = view.seats[seat] as SeatView;
  const states = [mine.mood, mine.misery, view.lostInTheWoods === seat ? 'lost-in-the-woods' : null];
  return [
    ...states.flatMap((state) => (state === null ? [] : [name(state)])),
    ...mine.boons.map(name),
    ...mine.delayed.flatMap(({ boon }) =>
      boon === null ? [] : [tell(lang, 'dominion.seat.saved', { boon: name(boon) })],
    ),
    ...(mine.isGuarded ? [tell(lang, 'dominion.seat.guarded')] : []),
    ...(mine.drawsAtEnd > 0 ? [tell(lang, 'dominion.seat.river', { n: mine.drawsAtEnd })] : []),
  ];
}
