import { noctiluca, type State } from '@nightjar/noctiluca';
import { type Lang, tell } from '../words.ts';

/** Whether a game alone was won (NLC-13.6). */
export function noctilucaEnding(state: State, seat: number, lang: Lang): string[] {
  const result = noctiluca.result(state);
  if (result === null || state.options.players > 1) return [];
  return [tell(lang, result.places[seat] === 1 ? 'noctiluca.won' : 'noctiluca.lost')];
}
