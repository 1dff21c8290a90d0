import { workerData } from 'node:worker_threads';
import { ATTACKS } from './attacks.ts';

/** Attacks until it is stopped, in a thread of its own: what it does must not slow down those who measure. */
const { base, attack } = workerData as { readonly base: string; readonly attack: string };
for (;;) await ATTACKS[attack]?.(base).catch(() => undefined);
