import type { Sources } from '@nightjar/kernel/editions';
import data from '../data/sources.json' with { type: 'json' };

/** Where the numbers of the edition come from: which are printed, which follow, and which are reconstructed. */
export const sources: Sources = data;
