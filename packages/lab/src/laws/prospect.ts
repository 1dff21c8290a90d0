import { type AnyGame, type Json, legalTexts, type Prospect, rngFrom, type Seat } from '@nightjar/kernel';
import { difference, notPlain } from '../difference.ts';
import { hold, within } from './breach.ts';
import { imaginedFor } from './imagine.ts';

/** So many answers are looked at. */
const MOST_ANSWERS = 12;

/**
 * What an answer would bring is equal at every table that its seat cannot tell apart. Where the answer draws no chance and shows
 * nothing hidden, the points that are promised come.
 */
export function holdsProspect(game: AnyGame, state: unknown, seed: string, noAnswers: readonly string[]): void {
  const seat = game.pending(state)?.seat;
  if (game.prospect === undefined || seat === undefined) return;
  const others = {
    're-dealt': game.determinize(state, seat, rngFrom(`prospect ${seed}`)) as unknown,
    imagined: imaginedFor(game, state, seat, rngFrom(`prospect ${seed}`)),
  };
  const texts = legalTexts(game, state);
  for (const text of texts.filter((_, i) => i % Math.ceil(texts.length / MOST_ANSWERS) === 0)) {
    const prospect = prospectAt(game, state, text);
    hold('prospect', prospect === null ? `"${text}" has none` : notPlain(prospect, `what "${text}" would bring`));
    for (const [how, other] of Object.entries(others)) {
      const unlike = difference(prospect, prospectAt(game, other, text));
      hold('prospect', unlike && `of "${text}" is another once ${how}: ${unlike}`);
    }
    holdsPromise(game, state, seat, text);
  }
  for (const text of noAnswers.filter((other) => !texts.includes(other))) {
    hold('prospect', prospectAt(game, state, text) === null ? null : `"${text}" is no answer and has one`);
  }
}

const prospectAt = (game: AnyGame, state: unknown, text: string): Json =>
  within('prospect', `of "${text}"`, () => (game.prospect?.(state, text) ?? null) as Json);

function holdsPromise(game: AnyGame, state: unknown, seat: Seat, text: string): void {
  const points: Prospect['points'] = game.prospect?.(state, text)?.points ?? null;
  if (points === null) return;
  const after: unknown = game.copy(state);
  game.apply(after, game.read(state, text) as number);
  if (game.reveals(after) !== game.reveals(state)) return;
  const come = totalOf(game, after, seat) - totalOf(game, state, seat);
  hold('prospect', come === points ? null : `"${text}" promises ${points} points, and ${come} come`);
}

const totalOf = (game: AnyGame, state: unknown, seat: Seat): number => game.explain(state, seat)[seat]?.total ?? 0;
