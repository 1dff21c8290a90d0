import { boxWith, defaultBox, gains, nocturne, type State } from '@nightjar/nocturne';
import { fill, type Lang, type Said } from '../words.ts';

const SAY = {
  band: { en: 'Solo result: {band}', de: 'Solo-Ergebnis: {band}' },
  achievements: { en: 'Achievements: {list}', de: 'Erfolge: {list}' },
  mastered: { en: 'Scenario {number} mastered', de: 'Szenario {number} gemeistert' },
  missed: { en: 'Scenario {number} not mastered', de: 'Szenario {number} nicht gemeistert' },
} as const satisfies { readonly [key: string]: Said };

/** The solo band, the scenario and the achievements of a finished game (NOC-19.24, 21.5, 23.3). */
export function nocturneEnding(state: State, seat: number, lang: Lang): string[] {
  const { players, scenario, edition } = state.options;
  const box = boxWith(edition) ?? defaultBox;
  const lines: string[] = [];
  const score = nocturne.result(state)?.scores[seat] ?? 0;
  const band = players === 1 ? box.scoring.soloBands.findLast(({ min }) => score >= min) : undefined;
  if (band !== undefined) lines.push(fill(SAY.band[lang], { band: band[lang] }));
  const gained = gains(state, seat);
  if (scenario !== null) {
    lines.push(fill(SAY[gained?.scenario === scenario ? 'mastered' : 'missed'][lang], { number: String(scenario) }));
  }
  const met = box.edition.achievements.list.filter(({ id }) => gained?.achievements.includes(id));
  if (met.length > 0) lines.push(fill(SAY.achievements[lang], { list: met.map((row) => row[lang]).join('; ') }));
  return lines;
}
