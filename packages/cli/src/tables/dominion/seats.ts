import type { SeatView, View } from '@nightjar/dominion';
import type { Colours } from '../../terminal.ts';
import { fill, type Lang, type Said, type Speech } from '../../words/words.ts';
import { wrapped } from '../columns.ts';
import { counted, paintOf, sorted } from './cards.ts';

const SAY = {
  facts: {
    en: 'hand {hand} · deck {deck} · discard pile {discard}',
    de: 'Hand {hand} · Nachziehstapel {deck} · Ablage {discard}',
  },
  top: { en: '{n}, {card} on top', de: '{n}, oben {card}' },
  hand: { en: 'hand: ', de: 'Hand: ' },
  inPlay: { en: 'in play: ', de: 'im Spiel: ' },
  aside: { en: 'set aside: ', de: 'zur Seite: ' },
  shown: { en: 'revealed: ', de: 'aufgedeckt: ' },
  before: { en: 'in front: ', de: 'liegt aus: ' },
  finalDeck: { en: 'all cards: ', de: 'alle Karten: ' },
  hidden: { en: '{n} {n|card|cards}, face down', de: '{n} {n|Karte|Karten}, verdeckt' },
  with: { en: '{cards} ({by})', de: '{cards} ({by})' },
  saved: { en: '{boon} (next turn)', de: '{boon} (nächster Zug)' },
  guarded: { en: 'safe from Attacks', de: 'vor Angriffen sicher' },
  river: { en: '{n} {n|card|cards} to draw when the turn ends', de: '{n} {n|Karte|Karten} am Ende des Zuges' },
  none: { en: 'nothing', de: 'nichts' },
} as const satisfies { readonly [key: string]: Said };

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
  const line = (head: Said, pieces: readonly string[]): string[] =>
    pieces.length === 0 ? [] : wrapped(`    ${head[lang]}`, pieces, ', ');
  const turn = view.decision?.seat === seat ? colours.bold('›') : ' ';
  const deck = Object.entries(mine.finalDeck ?? {}).flatMap(([card, n]) => Array.from({ length: n }, () => card));
  if (mine.finalDeck !== null)
    return [`${turn} ${colours.bold(speech.side(seat))}`, ...line(SAY.finalDeck, painted(deck))];
  return [
    `${turn} ${colours.bold(speech.side(seat))}  ${colours.dim(facts(mine, name, lang))}`,
    ...(mine.hand === null ? [] : line(SAY.hand, mine.hand.length === 0 ? [SAY.none[lang]] : painted(mine.hand))),
    ...line(SAY.inPlay, inPlay(mine, name)),
    ...line(SAY.aside, aside(mine, name, lang)),
    ...(mine.hand === null && mine.limbo !== null ? line(SAY.shown, counted(mine.limbo.map(name))) : []),
    ...line(SAY.before, before(view, seat, name, lang)),
  ];
}

function facts(seat: SeatView, name: (id: string) => string, lang: Lang): string {
  const { handCount, deckCount, discardCount, discardTop } = seat;
  const discard =
    discardTop === null ? `${discardCount}` : fill(SAY.top[lang], { n: discardCount, card: name(discardTop) });
  return fill(SAY.facts[lang], { hand: handCount, deck: deckCount, discard });
}

/** In the order they were played; what stays for a later turn bears an arrow. */
const inPlay = ({ inPlay: cards }: SeatView, name: (id: string) => string): string[] =>
  counted(cards.map(({ card, stays }) => (stays ? `${name(card)} ↻` : name(card))));

function aside(seat: SeatView, name: (id: string) => string, lang: Lang): string[] {
  const waiting = seat.delayed
    .filter(({ count }) => count > 0)
    .map(({ by, cards, count }) =>
      fill(SAY.with[lang], {
        by: name(by),
        cards: cards === null ? fill(SAY.hidden[lang], { n: count }) : counted(cards.map(name)).join(', '),
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
    ...mine.delayed.flatMap(({ boon }) => (boon === null ? [] : [fill(SAY.saved[lang], { boon: name(boon) })])),
    ...(mine.isGuarded ? [SAY.guarded[lang]] : []),
    ...(mine.drawsAtEnd > 0 ? [fill(SAY.river[lang], { n: mine.drawsAtEnd })] : []),
  ];
}
