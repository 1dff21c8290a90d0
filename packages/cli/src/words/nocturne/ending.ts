import { gains, nocturne, type State, soloBand } from '@nightjar/nocturne';
import { term } from '@nightjar/words/nocturne';
import { type Lang, tell } from '../words.ts';

/** The solo band, the scenario and the achievements of a finished game (NOC-19.24, 21.5, 23.3). */
export function nocturneEnding(state: State, seat: number, lang: Lang): string[] {
  const { players, scenario } = state.options;
  const lines: string[] = [];
  const score = nocturne.result(state)?.scores[seat] ?? 0;
  const band = players === 1 ? soloBand(state.box, score) : 0;
  if (band > 0) lines.push(tell(lang, 'nocturne.band', { band: term('soloBands', String(band), lang) }));
  const gained = gains(state, seat);
  if (scenario !== null) {
    lines.push(
      tell(lang, gained?.scenario === scenario ? 'nocturne.mastered' : 'nocturne.missed', { number: scenario }),
    );
  }
  const met = (gained?.achievements ?? []).map((id) => term('achievements', id, lang));
  if (met.length > 0) lines.push(tell(lang, 'nocturne.achievements', { list: met.join('; ') }));
  return lines;
}
