import { plain } from '../kit/signed.ts';
import { useSettings } from '../settings.ts';

/** Points as the language of the moment writes them. */
export const signed = (points: number): string => plain(points, useSettings.getState().lang);
