import { boxWith, defaultBox, gains, nocturne, type State } from '@nightjar/nocturne';
import { type Lang, tell } from '../words.ts';

/** The solo band, the scenario and the achievements of a finished game (NOC-19.24, 21.5, 23.3). */
export function nocturneEnding(state: State, seat: number, lang: Lang): string[] {
  const { players, scenario, edition } = state.options;
  const box = boxWith(edition) ?? defaultBox;
  const lines: string[] = [];
  const score = nocturne.result(state)?.scores[seat] ?? 0;
  const band = players === 1 ? box.scoring.soloBands.findLast(({ min }) => score >= min) : undefined;
  if (band !== undefined) lines.push(tell(lang, 'nocturne.band', { band: band[lang] }));
  const gained = gains(state, seat);
  if (scenario !== null) {
    lines.push(
      tell(lang, gained?.scenario === scenario ? 'nocturne.mastered' : 'nocturne.missed', { number: scenario }),
    );
  }
  const met = box.edition.achievements.list.filter(({ id }) => gained?.achievements.includes(id));
  if (met.length > 0) lines.push(tell(lang, 'nocturne.achievements', { list: met.map((row) => row[lang]).join('; ') }));
  return lines;
}
