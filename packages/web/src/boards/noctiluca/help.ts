import { kept } from '../../kit/kept.ts';
import { SORTS } from './haul.ts';

/** How much the list of hauls tells: the dice that fit; also an estimate and who can use the rest; or nothing. */
export const HELPS = ['fits', 'full', 'none'] as const;
export type Help = (typeof HELPS)[number];

export const [useHelp, setHelp] = kept('noctiluca', { help: HELPS, sort: SORTS });
