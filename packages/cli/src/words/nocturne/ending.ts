import { gains, nocturne, type State, soloBand } from '@nightjar/nocturne';
import { term } from '@nightjar/words/nocturne';
import { fill, type Lang, type Said } from '../words.ts';

const SAY = {
  band: { en: 'Solo result: {band}', de: 'Solo-Ergebnis: {band}' },
  achievements: { en: 'Achievements: {list}', de: 'Erfolge: {list}' },
  mastered: { en: 'Scenario {number} mastered', de: 'Szenario {number} gemeistert' },
  missed: { en: 'Scenario {number} not mastered', de: 'Szenario {number} nicht gemeistert' },
} as const satisfies { readonly [key: string]: Said };

/** The solo band, the scenario and the achievements of a finished game (NOC-19.24, 21.5, 23.3). */
export function nocturneEnding(state: State, seat: number, lang: Lang): string[] {
  const { players, scenario } = state.options;
  const lines: string[] = [];
  const score = nocturne.result(state)?.scores[seat] ?? 0;
  const band = players === 1 ? soloBand(state.box, score) : 0;
  if (band > 0) lines.push(fill(SAY.band[lang], { band: term('soloBands', String(band), lang) }));
  const gained = gains(state, seat);
  if (scenario !== null) {
    lines.push(fill(SAY[gained?.scenario === scenario ? 'mastered' : 'missed'][lang], { number: String(scenario) }));
  }
  const met = (gained?.achievements ?? []).map((id) => term('achievements', id, lang));
  if (met.length > 0) lines.push(fill(SAY.achievements[lang], { list: met.join('; ') }));
  return lines;
}
