import { oneOf, type Script } from '@nightjar/script';
import { NONE } from './components.ts';
import { activeBeasts, discardBeast, settle } from './menagerie.ts';
import { isWaived, summonable } from './needs.ts';
import type { Price } from './operation.ts';
import { changeOf, enclosureOf, remove, typesIn } from './state.ts';
import type { Text } from './text.ts';
import { pay } from './treasury.ts';
import { open } from './window.ts';

/** Choose, pay, make room, place, gain the Prestige, open the window (NRN-12.3). */
export const summon = (s: Script<Text>, price: Price): Script<Text> =>
  s
    .ask('summon', (t) => oneOf(summonable(t.state, t.seat, price), 'summon'))
    .when(
      (t) => t.did,
      (chosen) =>
        chosen
          .act((t) => {
            const { state } = t;
            state.arriving = t.it[0] as number;
            remove(state.hand[t.seat] as number[], state.arriving);
            state.reveals += 1;
          })
          .when(
            (t) => !isWaived(t.state, t.seat, t.state.arriving, price),
            (paid) =>
              paid.when(
                (t) => changeOf(t.state, t.seat, 'summonWild') > 0,
                (wild) =>
                  wild
                    .ask('summonPay', (t) => oneOf(typesIn(t.state.treasury[t.seat] as number[]), 'summonPay'))
                    .act((t) => pay(t, t.seat, t.it[0] as number)),
                (plain) => plain.act((t) => pay(t, t.seat, t.state.box.beasts.resource[t.state.arriving] as number)),
              ),
          )
          .when(
            (t) => enclosureOf(t.state, t.seat, NONE) === NONE,
            // NRN-12.6: no Discard ability comes of it.
            (full) =>
              full
                .ask('room', (t) => oneOf(activeBeasts(t.state, t.seat), 'room'))
                .act((t) => discardBeast(t, t.it[0] as number)),
          )
          .act((t) => {
            const beast = t.state.arriving;
            settle(t, t.seat);
            open(t, 'summoned', t.seat, beast);
          }),
    );
