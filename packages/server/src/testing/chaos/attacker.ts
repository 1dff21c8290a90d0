import { ATTACKS } from './attacks.ts';

/** Attacks until it is stopped, in a process of its own: what it does must not slow down those who measure. It says when it begins again. */
const [base = '', attack = ''] = process.argv.slice(2);
process.once('disconnect', () => process.exit());
const address = `10.6.6.${Object.keys(ATTACKS).indexOf(attack)}`;
for (;;) {
  await ATTACKS[attack]?.({ base, address }).catch(() => undefined);
  process.send?.('again');
}
