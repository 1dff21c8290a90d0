import { ATTACKS } from './attacks.ts';

/**
 * Attacks until it is stopped. It runs in a process of its own, so that it does not slow the measuring client down. It
 * reports each new round.
 */
const [base = '', attack = ''] = process.argv.slice(2);
process.once('disconnect', () => process.exit());
const address = `10.6.6.${Object.keys(ATTACKS).indexOf(attack)}`;
for (;;) {
  await ATTACKS[attack]?.({ base, address }).catch(() => undefined);
  process.send?.('again');
}
