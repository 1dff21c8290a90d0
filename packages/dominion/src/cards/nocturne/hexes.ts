import { exactly, inOrder, oneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';
import { lift, moved, shuffleDeck } from '../../moving.ts';
import { DELUDED, ENVIOUS, MISERABLE, TWICE_MISERABLE } from '../../state.ts';
import type { Text } from '../../text.ts';

const coppers = (t: Text): readonly number[] =>
  t.discardPile
    .toReversed()
    .filter((c) => t.isNamed(c, 'copper'))
    .slice(0, 2);

/** The deck is put away; two Coppers are all that is left of it. */
export const badOmens = card('bad-omens').received((s) =>
  s
    .bespoke(putDeckAway)
    .when(
      (t) => coppers(t).length < 2,
      (few) => few.bespoke(revealPile),
    )
    .them(coppers)
    .topdeck({ shown: true }),
);

/** DOM-C.bad-omens.7: the deck is turned over onto the pile, so its bottom card lies on top. No discarding. */
function putDeckAway(t: Text): void {
  const { state, seat } = t;
  const deck = state.deck[seat] as number[];
  for (const c of deck) moved(state, c);
  (state.discard[seat] as number[]).push(...deck.toReversed());
  state.deck[seat] = [];
  state.reveals += 1;
  t.tell?.({ type: 'putAway', seat, count: deck.length });
}

function revealPile(t: Text): void {
  t.state.reveals += 1;
  t.tell?.({ type: 'revealed', seat: t.seat, cards: t.ids(t.discardPile) });
}

const takeMood = (mood: number, state: string) => (t: Text) => {
  if (t.state.mood[t.seat] !== 0) return;
  t.state.mood[t.seat] = mood;
  t.tell?.({ type: 'took', seat: t.seat, state });
};

export const delusion = card('delusion').received((s) => s.bespoke(takeMood(DELUDED, 'deluded')));

export const envy = card('envy').received((s) => s.bespoke(takeMood(ENVIOUS, 'envious')));

/** The next three cards are shown; Actions are discarded, the rest is shuffled in. */
export const famine = card('famine').received((s) =>
  s
    .reveal(3)
    .them((t) => t.looked.filter((c) => t.is(c, 'Action')))
    .discard()
    .bespoke(shuffleIn),
);

function shuffleIn(t: Text): void {
  const { state, seat } = t;
  const rest = t.looked.slice();
  for (const c of rest) {
    lift(state, seat, c);
    (state.deck[seat] as number[]).push(c);
  }
  shuffleDeck(t, seat);
}

/** From five cards, an Action or Treasure goes. */
export const fear = card('fear').received((s) =>
  s.when(
    (t) => t.hand.length >= 5,
    (then) =>
      then
        .ask('fearDiscard', (t) => oneOf(t.hand.filter((c) => t.is(c, 'Action') || t.is(c, 'Treasure'))), hand)
        .when(
          (t) => t.did,
          (found) => found.discard(),
          (none) => none.revealHand(),
        ),
  ),
);

export const greed = card('greed').received((s) => s.gainA('copper', 'deck'));

export const haunting = card('haunting').received((s) =>
  s.when(
    (t) => t.hand.length >= 4,
    (then) => then.ask('handToDeck', (t) => oneOf(t.hand), hand).topdeck(),
  ),
);

/** DOM-C.locusts.4: one word of the type line is enough. */
const sharesType = (t: Text, kind: number): boolean =>
  ((t.state.box.types[kind] as number) & (t.state.box.types[t.kindOf(t.it[0] as number)] as number)) !== 0;

/** The next card is trashed for a cheaper one of its kind, or for a Curse. */
export const locusts = card('locusts').received((s) =>
  s.trashTop().when(
    (t) => t.did,
    (then) =>
      then.when(
        (t) => t.isNamed(t.it[0] as number, 'copper') || t.isNamed(t.it[0] as number, 'estate'),
        (poor) => poor.gainA('curse'),
        (other) => other.gainOneOf((t, kind) => t.costOfKind(kind) < t.itsCost && sharesType(t, kind)),
      ),
  ),
);

export const misery = card('misery').received((s) => s.bespoke(sadden));

function sadden(t: Text): void {
  const before = t.state.misery[t.seat] as number;
  if (before === TWICE_MISERABLE) return;
  t.state.misery[t.seat] = before + 1;
  t.tell?.({ type: 'took', seat: t.seat, state: before + 1 === MISERABLE ? 'miserable' : 'twice-miserable' });
}

export const plague = card('plague').received((s) => s.gainA('curse', 'hand'));

export const poverty = card('poverty').received((s) =>
  s.ask('discardDownTo3', (t) => inOrder(exactly(t.hand.length - 3, t.hand)), hand).discard(),
);

/** The next card that costs 3 or 4 is trashed, and all before it discarded. */
export const war = card('war').received((s) =>
  s
    .revealUntil((t, c) => t.cost(c) === 3 || t.cost(c) === 4)
    .trash()
    .discardRest(),
);
