import { card } from '../../card.ts';

/** A buy, three Coins and a Boon, which the others may share if it brings no Coins. */
export const sacredGrove = card('sacred-grove').play((s) =>
  s
    .plus({ buys: 1, coins: 3 })
    .takeBoon()
    .receive()
    .when(
      (t) => t.did && !t.state.box.richBoons.includes(t.it[0] as number),
      (share) => share.eachOther((each) => each.may('groveAccept', (yes) => yes.receive())),
    )
    .settle(),
);
