import { mayOneOf, oneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { either, hand, said } from '../../effect.ts';
import { follow } from '../../playing.ts';
import { NONE } from '../../state.ts';
import type { Text } from '../../text.ts';

/** Plays an Action from the trash, where it stays. */
export const necromancer = card('necromancer').play((s) =>
  s
    .ask('necromancerCard', (t) =>
      oneOf(t.state.trash.filter((c) => t.is(c, 'Action') && !t.is(c, 'Duration') && !t.state.faceDown.includes(c))),
    )
    .bespoke(raise),
);

/** DOM-C.necromancer.2: turned face down, then played; it is nowhere that it could move itself from. */
function raise(t: Text): void {
  const [dead] = t.it;
  if (dead === undefined) return;
  t.state.faceDown.push(dead);
  t.tell?.({ type: 'turned', seat: t.seat, card: t.id(t.kindOf(dead)) });
  follow(t, t.seat, dead, NONE, 'trash');
}

export const zombieApprentice = card('zombie-apprentice').play((s) =>
  s
    .ask('trashHandMay1', (t) => mayOneOf(t.handOf('Action')), hand)
    .trash()
    .when(
      (t) => t.did,
      (then) => then.plus({ cards: 3, actions: 1 }),
    ),
);

export const zombieMason = card('zombie-mason').play((s) =>
  s.trashTop().when(
    (t) => t.did,
    (then) => then.ask('gainOptional', (t) => mayOneOf(t.pilesUpTo(t.itsCost + 1), 'pile')).gain(),
  ),
);

export const zombieSpy = card('zombie-spy').play((s) =>
  s
    .plus({ cards: 1, actions: 1 })
    .look(1)
    .when(
      (t) => t.did,
      (then) =>
        then
          .ask('spyCard', () => either('discard', 'back'))
          .when(
            (t) => said(t, 'discard'),
            (away) => away.discard(),
            (back) => back.topdeck(),
          ),
    ),
);
