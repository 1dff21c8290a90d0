import { noctiluca, type State } from '@nightjar/noctiluca';
import type { Lang, Said } from '../words.ts';

const SAY = {
  won: { en: 'The tempest is beaten.', de: 'Der Sturm ist besiegt.' },
  lost: { en: 'The tempest was stronger.', de: 'Der Sturm war stärker.' },
} as const satisfies { readonly [key: string]: Said };

/** Whether a game alone was won (NLC-13.6). */
export function noctilucaEnding(state: State, seat: number, lang: Lang): string[] {
  const result = noctiluca.result(state);
  if (result === null || state.options.players > 1) return [];
  return [SAY[result.places[seat] === 1 ? 'won' : 'lost'][lang]];
}
