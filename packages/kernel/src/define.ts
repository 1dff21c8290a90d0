import { bad, type Checked, good } from './checked.ts';
import { readChoice } from './choice.ts';
import { identityOf } from './editions.ts';
import type {
  Action,
  Decision,
  Eyes,
  Game,
  GameEvent,
  Refusal,
  Result,
  ScoreLine,
  ScoreSheet,
  Seat,
  Tell,
} from './game.ts';
import { isObject, type Json } from './json.ts';
import { deal, type Piles, pilesFor, pilesSeen, readPiles, redeal, without } from './pile.ts';
import { like, plainCopy } from './plain.ts';
import { checked, exactly, field, harmless, only, own, refuse } from './reader.ts';
import { copyRng, freshRng, type Rng, reshuffle, rngFrom, rngWith } from './rng.ts';
import type { Points, Position, SmallGame, SmallOptions } from './small.ts';

const NO_EDITION = 'this game has one edition only';

/** What a view tells besides the state's own fields. */
const OURS = ['game', 'options'];

/** A whole game from what a small one has to say. */
export function defineGame<S extends object, A extends string>(
  small: SmallGame<S, A>,
): Game<Position<S>, SmallOptions> {
  const { name, seats, choices = [], cards = [], answers, open } = small;
  const piles = (small.piles ?? {}) as Piles;
  const actions = new Map<string, Action>(answers.map((answer, action) => [answer, action]));
  const isPrivate = Object.values(piles).includes('owner');
  const edition = identityOf({ game: name, cards });
  if (actions.size < answers.length) throw new Error(`${name}: an answer stands twice among its answers`);

  function options(raw: Json): Checked<SmallOptions> {
    if (!isObject(raw)) return bad('', 'options are a JSON object');
    const known = ['players', 'edition', ...choices.map(({ id }) => id)];
    const unknown = Object.keys(raw).find((key) => !known.includes(key));
    if (unknown !== undefined) return bad(unknown, 'no such option');
    const { players = seats.find((count) => count > 1) ?? seats[0] } = raw;
    if (!seats.includes(players as number)) return bad('players', `must be one of ${seats.join(', ')}`);
    if ((raw['edition'] ?? edition) !== edition) return bad('edition', NO_EDITION);
    const read: { [option: string]: Json } = {};
    for (const choice of choices) {
      const set = readChoice(choice, own(raw, choice.id));
      if (!set.ok) return set;
      read[choice.id] = set.value;
    }
    return good({ ...read, players: players as number });
  }

  function laidOut(given: SmallOptions, rng: Rng): S {
    const state = small.setup(given, rng);
    for (const key of new Set([...Object.keys(state), ...open, ...Object.keys(piles)])) {
      if (!Object.hasOwn(state, key)) throw new Error(`${name}: its state has no field "${key}"`);
      if (OURS.includes(key)) throw new Error(`${name}: a view has a field "${key}" already`);
      if (open.includes(key) === Object.hasOwn(piles, key)) throw new Error(`${name}: is "${key}" open, or a pile?`);
    }
    return state;
  }

  /** All that somebody does not see, as a text: where it differs, something was shown. */
  const secrets = ({ options: { players }, state }: Position<S>): string =>
    Array.from({ length: players + 1 }, (_, eyes) =>
      pilesFor(state, piles, eyes < players ? eyes : 'table', false)
        .flat()
        .sort((a, b) => a - b),
    ).join(';');

  const legal = ({ state }: Position<S>): readonly Action[] =>
    (small.asks(state)?.answers ?? []).map((answer) => actionOf(answer)).sort((a, b) => a - b);

  function actionOf(answer: string): Action {
    const action = actions.get(answer);
    if (action === undefined) throw new Error(`${name}: "${answer}" is not among its answers`);
    return action;
  }

  function pending({ state }: Position<S>): Decision | null {
    const asked = small.asks(state);
    if (asked === null) return null;
    const { seat, question, rule } = asked;
    // What can be answered may hang on what the seat alone sees.
    return { seat, question, rule, made: 0, min: 1, max: 1, ...(isPrivate ? { secret: true } : {}) };
  }

  function apply(position: Position<S>, action: Action, tell?: Tell<GameEvent>): void {
    const { state, rng } = position;
    const asked = small.asks(state);
    if (asked === null) throw new Error('nothing is asked');
    const { drawn } = rng;
    const before = secrets(position);
    small.answer(state, answers[action] as A, { seat: asked.seat, random: rng, tell: (event) => tell?.(event) });
    if (rng.drawn !== drawn || secrets(position) !== before) position.reveals += 1;
  }

  function explain({ options: { players }, state }: Position<S>, eyes: Eyes): readonly ScoreSheet[] {
    return Array.from({ length: players }, (_, seat) => {
      const lines = small.score(state, seat, eyes).map(lineOf);
      return { seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines };
    });
  }

  function result(position: Position<S>): Result | null {
    if (small.asks(position.state) !== null) return null;
    const scores = explain(position, 'table').map(({ total }) => total);
    return { scores, places: scores.map((score) => 1 + scores.filter((other) => other > score).length) };
  }

  function view({ options: given, state }: Position<S>, eyes: Eyes): Json {
    const fields = state as { readonly [field: string]: Json };
    const seen: { [field: string]: Json } = { game: name, options: given };
    for (const key of Object.keys(state)) {
      const onlookers = piles[key];
      seen[key] = onlookers ? pilesSeen(fields[key], onlookers, eyes) : plainCopy(fields[key] as Json);
    }
    return seen;
  }

  function imagine(seen: Json, eyes: Eyes, random: Rng): Checked<Position<S>> {
    return checked(() => {
      harmless(seen, '');
      const json = only(...OURS, ...open, ...Object.keys(piles))(seen, '');
      field(json, '', 'game', exactly(name));
      const given = options(own(json, 'options') ?? null);
      if (!given.ok) return refuse(`options.${given.fault.where}`, given.fault.what);
      const model = laidOut(given.value, rngFrom('')) as { readonly [field: string]: unknown };
      const state: { [field: string]: unknown } = {};
      for (const key of Object.keys(model)) {
        const onlookers = piles[key];
        state[key] = field(json, '', key, onlookers ? readPiles(model[key], onlookers, eyes) : like(model[key]));
      }
      const hidden = pilesFor(state, piles, eyes, false);
      const rest = without(cards, pilesFor(state, piles, eyes, true).flat());
      if (rest?.length !== hidden.flat().length) return refuse('', 'these are not the cards of the game');
      deal(hidden, reshuffle(rest, random));
      const position = { options: given.value, state: state as S, rng: freshRng(random), reveals: 0 };
      return makesSense(position, eyes) ? position : refuse('', 'no game ever looks like this');
    });
  }

  /** Whether the rules themselves can look at what was read for them, whatever it is. */
  function makesSense(position: Position<S>, eyes: Eyes): boolean {
    try {
      const asked = pending(position);
      explain(position, eyes);
      return asked === null || (asked.seat >= 0 && asked.seat < position.options.players && legal(position).length > 0);
    } catch {
      return false;
    }
  }

  function refuseText({ state }: Position<S>, seat: Seat, text: string): Refusal | null {
    const asked = small.asks(state);
    if (asked === null) return { rule: '', reason: 'game-over', with: {} };
    const { rule } = asked;
    if (asked.seat !== seat) return { rule, reason: 'not-asked', with: { seat: asked.seat } };
    return asked.answers.includes(text as A)
      ? null
      : { rule, reason: actions.has(text) ? 'not-now' : 'unreadable', with: {} };
  }

  function audit({ state }: Position<S>): string | null {
    const all = pilesFor(state, piles, 'table', true)
      .concat(pilesFor(state, piles, 'table', false))
      .flat();
    const lost = without(cards, all);
    if (lost === null) return `a card lies there that is not among the cards: ${all.join(' ')}`;
    return lost.length === 0 ? null : `lost: ${lost.join(' ')}`;
  }

  const copy = (position: Position<S>): Position<S> => ({
    ...position,
    state: plainCopy(position.state),
    rng: copyRng(position.rng),
  });

  return {
    name,
    rules: small.rules ?? 1,
    seats,
    modes: small.modes ?? [{ id: 'standard', seats, options: {} }],
    choices,
    edition,
    admit: (json) => (json === edition ? good(edition) : bad('', NO_EDITION)),
    options,
    setup(given, seed) {
      const rng = rngFrom(seed);
      return { options: given, state: laidOut(given, rng), rng, reveals: 0 };
    },
    copy,
    pending,
    legal,
    apply,
    result,
    explain,
    view,
    viewEvent: ({ own: alone, ...heard }, eyes) =>
      isObject(alone) && heard['seat'] === eyes ? { ...heard, ...alone } : heard,
    determinize(position, eyes, random) {
      const dealt = { ...copy(position), rng: freshRng(random) };
      redeal(pilesFor(dealt.state, piles, eyes, false), random);
      return dealt;
    },
    imagine,
    reveals: ({ reveals }) => reveals,
    write: (_, action) => answers[action] as A,
    read: ({ state }, text) => (small.asks(state)?.answers.includes(text as A) ? actionOf(text) : null),
    refuse: refuseText,
    estimate(position, seat) {
      const totals = explain(position, seat).map(({ total }) => total);
      const rivals = totals.filter((_, other) => other !== seat);
      return (totals[seat] ?? 0) - (rivals.length > 0 ? Math.max(...rivals) : 0);
    },
    audit,
    toJson(position) {
      const { options: given, state, rng, reveals } = copy(position);
      return { options: given, state: state as Json, rng: { key: rng.key, drawn: rng.drawn }, reveals };
    },
    fromJson(json) {
      const kept = json as unknown as Position<S>;
      return copy({ ...kept, rng: rngWith([...kept.rng.key], kept.rng.drawn) });
    },
  };
}

/** Adding 0 makes a plain nothing of its negative, which JSON would lose. */
function lineOf({ category, points, rule }: Points): ScoreLine {
  const parts = points === 0 ? [] : [{ points, for: category, with: {} }];
  return { category, points: points + 0, rule, parts };
}
