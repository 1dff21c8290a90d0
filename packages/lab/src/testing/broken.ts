import {
  type Action,
  type AnyGame,
  bad,
  type Decision,
  type Eyes,
  freshRng,
  type GameEvent,
  good,
  type Json,
  type JsonObject,
  shuffle,
} from '@nightjar/kernel';
import { STOP } from '../lantern/effects.ts';
import type { Evening } from '../lantern/evening.ts';
import { lantern } from '../lantern.ts';
import type { Law } from '../laws/breach.ts';
import type { LawSettings } from '../laws.ts';

/** The question with something in it changed. */
function asking(s: Evening, change: Partial<Decision>): Decision | null {
  const decision = lantern.pending(s);
  return decision && { ...decision, ...change };
}

const question = (state: Evening): string => lantern.pending(state)?.question ?? '';
/** The top card of the deck, which nobody may know. */
export const hiddenTop = (state: Evening): number => state.deck.at(-1) ?? 0;
/** The prospects of a game in which every answer promises so many points. */
const promising =
  (points: (state: Evening) => number): NonNullable<AnyGame['prospect']> =>
  (state: Evening, text: string) =>
    lantern.read(state, text) === null ? null : { points: points(state) };

let setups = 0;
const SOME = { players: 2, rounds: 8, edition: lantern.edition };

function imagined(view: Json, eyes: Eyes, random: never): Evening {
  const dealt = lantern.imagine(view, eyes, random);
  if (!dealt.ok) throw new Error(dealt.fault.what);
  return dealt.value;
}

/** A game that breaks a law in one place, and how. */
export type Broken = [law: Law, how: string, change: Partial<AnyGame>, settings?: LawSettings];

export const BROKEN: readonly Broken[] = [
  ['legal', 'legal answers descend', { legal: (s: Evening) => lantern.legal(s).toReversed() }],
  ['legal', 'a legal answer is named twice', { legal: (s: Evening) => lantern.legal(s).flatMap((a) => [a, a]) }],
  [
    'legal',
    'a question cannot be answered',
    { legal: (s: Evening) => (question(s) === 'sift.discard' ? [] : lantern.legal(s)) },
  ],
  [
    'legal',
    'there are answers after the end',
    { legal: (s: Evening) => (question(s) === '' ? [STOP] : lantern.legal(s)) },
  ],
  ['legal', 'there is no result at the end', { result: () => null }],
  ['legal', 'there is a result too soon', { result: (s: Evening) => ({ scores: s.omens, places: s.omens }) }],
  ['legal', 'a seat is asked that is not there', { pending: (s: Evening) => asking(s, { seat: 9 }) }],
  ['legal', 'more picks are asked for than allowed', { pending: (s: Evening) => asking(s, { min: 99 }) }],
  [
    'applies',
    'a legal answer throws',
    {
      apply(s: Evening, action: Action, tell?: never) {
        if (question(s) === 'echo.pick' && action !== STOP) throw new Error('lost in the dark');
        lantern.apply(s, action, tell);
      },
    },
  ],
  [
    'applies',
    'the game cannot go on once re-dealt',
    {
      determinize: (s: Evening, eyes: Eyes, random: never) => ({
        ...lantern.determinize(s, eyes, random),
        frozen: true,
      }),
      apply(s: Evening & { frozen?: true }, action: Action, tell?: never) {
        if (s.frozen) throw new Error('frozen');
        lantern.apply(s, action, tell);
      },
    },
  ],
  [
    'ends',
    'the rounds never run out',
    {
      apply(s: Evening, action: Action, tell?: never) {
        lantern.apply(s, action, tell);
        if (s.round > 1 && s.stack.length > 0) s.round = 1;
      },
    },
  ],
  [
    'looking',
    'a view changes the state',
    {
      view(s: Evening, eyes: Eyes) {
        const seen = lantern.view(s, eyes);
        s.reveals += 1;
        return seen;
      },
    },
  ],
  [
    'looking',
    'determinize changes the state it is given',
    {
      determinize(s: Evening, eyes: Eyes, random: never) {
        const dealt = lantern.determinize(s, eyes, random);
        s.reveals += 1;
        return dealt;
      },
    },
  ],
  ['copy', 'a copy shares the hands', { copy: (s: Evening) => ({ ...lantern.copy(s), hands: s.hands }) }],
  [
    'copy',
    'a copy forgets the omens',
    { copy: (s: Evening) => ({ ...lantern.copy(s), omens: s.omens.map(() => -1) }) },
  ],
  [
    'json',
    'JSON loses the omens',
    { fromJson: (j: Json) => ({ ...lantern.fromJson(j), omens: lantern.fromJson(j).omens.map(() => -1) }) },
  ],
  [
    'json',
    'JSON loses how much chance was drawn, which shows only at the next shuffle',
    { toJson: (s: Evening) => ({ ...(lantern.toJson(s) as JsonObject), rng: { key: s.rng.key, drawn: 0 } }) },
  ],
  [
    'json',
    'a view is not plain data',
    {
      view: (s: Evening, eyes: Eyes) => ({
        ...(lantern.view(s, eyes) as JsonObject),
        moth: undefined as unknown as Json,
      }),
    },
  ],
  [
    'same',
    'a set-up depends on something but options and seed',
    { setup: (o: never, seed: string) => lantern.setup(o, `${seed} ${(setups += 1)}`) },
  ],
  [
    'same',
    'hearing of events changes the game',
    {
      apply(s: Evening, action: Action, tell?: (event: GameEvent) => void) {
        lantern.apply(s, action, tell);
        if (tell !== undefined) s.reveals += 1;
      },
    },
  ],
  [
    'texts',
    'two answers are written alike',
    { write: (s: Evening, a: Action) => lantern.write(s, a).replace('Oil', 'Wick') },
  ],
  [
    'texts',
    'an answer does not read back',
    { read: (s: Evening, text: string) => (text === 'rest' ? null : lantern.read(s, text)) },
  ],
  ['texts', 'an answer does not fit into one line', { write: (s: Evening, a: Action) => `${lantern.write(s, a)}\n` }],
  ['refusal', 'nothing is refused', { refuse: () => null }],
  ['refusal', 'a legal answer is refused', { refuse: (s: Evening, seat: number) => lantern.refuse(s, seat, 'xyzzy') }],
  [
    'refusal',
    'a refusal has no reason',
    {
      refuse: (s: Evening, seat: number, text: string) =>
        lantern.refuse(s, seat, text) && { rule: '', reason: '', with: {} },
    },
  ],
  [
    'refusal',
    'a refusal names no clause',
    {
      refuse: (s: Evening, seat: number, text: string) =>
        lantern.refuse(s, seat, text) && { rule: 'because', reason: 'no', with: {} },
    },
  ],
  [
    'refusal',
    'garbage is read as an answer',
    { read: (s: Evening, text: string) => lantern.read(s, text) ?? (text === 'xyzzy' ? 99 : null) },
  ],
  [
    'refusal',
    'any seat may answer',
    { refuse: (s: Evening, _: number, text: string) => lantern.refuse(s, lantern.pending(s)?.seat ?? 0, text) },
  ],
  [
    'refusal',
    'a refused answer leaves a trace',
    {
      refuse(s: Evening, seat: number, text: string) {
        const refusal = lantern.refuse(s, seat, text);
        if (refusal !== null) s.reveals += 1;
        return refusal;
      },
    },
  ],
  [
    'components',
    'a card is lost',
    {
      apply(s: Evening, action: Action, tell?: never) {
        lantern.apply(s, action, tell);
        if (s.round === 2) s.deck.pop();
      },
    },
  ],
  [
    'scores',
    'lines do not add up to the total',
    {
      explain: (s: Evening, eyes: Eyes) =>
        lantern.explain(s, eyes).map((sheet) => ({ ...sheet, total: sheet.total + 1 })),
    },
  ],
  [
    'scores',
    'parts do not add up to a line',
    {
      explain: (s: Evening, eyes: Eyes) =>
        lantern
          .explain(s, eyes)
          .map((sheet) => ({ ...sheet, lines: sheet.lines.map((line) => ({ ...line, parts: [] })) })),
    },
  ],
  [
    'scores',
    'the result is not what the sheets say',
    {
      result(s: Evening) {
        const result = lantern.result(s);
        return result && { ...result, scores: result.scores.map((score) => score + 1) };
      },
    },
  ],
  [
    'scores',
    'the fewest points win',
    {
      result(s: Evening) {
        const result = lantern.result(s);
        return (
          result && {
            ...result,
            places: result.places.map((place) => 1 + result.places.filter((other) => other > place).length),
          }
        );
      },
    },
  ],
  ['scores', 'an estimate is no number', { estimate: () => Number.NaN }],
  [
    'peek',
    'a view shows the top of the deck',
    { view: (s: Evening, eyes: Eyes) => ({ ...(lantern.view(s, eyes) as JsonObject), top: hiddenTop(s) }) },
  ],
  [
    'peek',
    'a view shows every hand',
    { view: (s: Evening, eyes: Eyes) => ({ ...(lantern.view(s, eyes) as JsonObject), hands: s.hands }) },
  ],
  [
    'peek',
    'everyone hears which cards are drawn',
    { viewEvent: (event: GameEvent, eyes: Eyes) => (event.type === 'drew' ? event : lantern.viewEvent(event, eyes)) },
  ],
  [
    'peek',
    'everyone hears which omen is laid',
    { viewEvent: (event: GameEvent, eyes: Eyes) => (event.type === 'omened' ? event : lantern.viewEvent(event, eyes)) },
  ],
  [
    'peek',
    'a question tells what is hidden',
    { pending: (s: Evening) => asking(s, { question: `turn${hiddenTop(s)}` }) },
  ],
  [
    'peek',
    'a refusal tells what is hidden',
    {
      refuse(s: Evening, seat: number, text: string) {
        const refusal = lantern.refuse(s, seat, text);
        return refusal && { ...refusal, with: { next: hiddenTop(s) } };
      },
    },
  ],
  [
    'peek',
    'a score sheet counts omens nobody may know',
    {
      explain: (s: Evening) =>
        lantern.explain(s, 'table').map((sheet, seat) => lantern.explain(s, seat)[seat] ?? sheet),
    },
  ],
  [
    'peek',
    'an estimate knows the deck',
    { estimate: (s: Evening, seat: number) => lantern.estimate(s, seat) + hiddenTop(s) },
  ],
  [
    'peek',
    'legal answers depend on what is hidden',
    { legal: (s: Evening) => (question(s) === 'turn' && hiddenTop(s) === 0 ? [STOP] : lantern.legal(s)) },
  ],
  ['prospect', 'a prospect knows the deck', { prospect: promising(hiddenTop) }],
  ['prospect', 'a prospect promises points that do not come', { prospect: promising(() => 1) }],
  ['prospect', 'a legal answer has no prospect', { prospect: () => null }],
  ['prospect', 'a text that is no answer has a prospect', { prospect: () => ({ points: null }) }],
  ['blind', 'determinize changes nothing', { determinize: (s: Evening) => lantern.copy(s) }],
  [
    'blind',
    'determinize gives fresh chance and re-deals nothing',
    {
      determinize: (s: Evening, _: Eyes, random: never) => ({
        ...lantern.copy(s),
        rng: freshRng(random),
      }),
    },
  ],
  [
    'blind',
    'determinize starts from the true order of the deck',
    {
      determinize(s: Evening, _: Eyes, random: never) {
        const dealt = lantern.copy(s);
        shuffle(dealt.deck, random);
        return dealt;
      },
    },
  ],
  [
    'blind',
    'determinize loses a card',
    {
      determinize(s: Evening, eyes: Eyes, random: never) {
        const dealt = lantern.determinize(s, eyes, random);
        return { ...dealt, deck: dealt.deck.with(0, 5) };
      },
    },
  ],
  [
    'told',
    'the options seen name the card on top of the deck',
    {
      setup(options: typeof SOME, seed: string) {
        const dealt = lantern.setup(options, seed);
        return { ...dealt, options: { ...dealt.options, top: hiddenTop(dealt) } };
      },
      toJson: (s: Evening) => ({ ...(lantern.toJson(s) as JsonObject), options: { ...s.options } }),
      fromJson: (json: Json) => ({ ...lantern.fromJson(json), options: (json as JsonObject)['options'] }),
    },
  ],
  ['imagine', 'no view can be imagined', { imagine: () => bad('', 'nothing comes to mind') }],
  ['imagine', 'anything is taken for a view', { imagine: () => good(lantern.setup(SOME, 'seed')) }],
  [
    'imagine',
    'what is no view throws',
    { imagine: (view: Json, eyes: Eyes, random: never) => good(imagined(view, eyes, random)) },
  ],
  [
    'imagine',
    'shown Glass is forgotten',
    {
      imagine(view: Json, eyes: Eyes, random: never) {
        const dealt = lantern.imagine(view, eyes, random);
        return dealt.ok ? good({ ...dealt.value, shown: dealt.value.shown.map(() => 0) }) : dealt;
      },
    },
  ],
  [
    'imagine',
    'a card is lost',
    {
      imagine(view: Json, eyes: Eyes, random: never) {
        const dealt = lantern.imagine(view, eyes, random);
        return dealt.ok ? good({ ...dealt.value, deck: dealt.value.deck.map(() => 0) }) : dealt;
      },
    },
  ],
  // Costly laws look at few questions; a view of a new shape is looked at whenever it is there.
  [
    'imagine',
    'a view is refused while an effect remembers a card',
    {
      imagine: (view: Json, eyes: Eyes, random: never) =>
        JSON.stringify(view).includes('"it":["') ? bad('stack', 'is unexpected') : lantern.imagine(view, eyes, random),
    },
    { every: 1000 },
  ],
  [
    'forced',
    'an only answer of a hidden hand gives itself',
    {
      pending(s: Evening) {
        const decision = lantern.pending(s);
        if (decision === null) return null;
        const { secret: _, ...told } = decision;
        return told;
      },
    },
  ],
  [
    'bots',
    'a window shows the top of the deck, and a bot answers by it',
    { window: hiddenTop },
    {
      bots: [
        {
          name: 'peeping',
          answer: ({ window, legal }) => legal[(window as number) % legal.length] as Action,
        },
      ],
    },
  ],
  ['bots', 'a bot answers what is not legal', {}, { bots: [{ name: 'dreaming', answer: () => 99 }] }],
  ['bots', 'a bot throws', {}, { bots: [{ name: 'falling', answer: () => JSON.parse('') }] }],
  // A peek notices too when a shuffle hides something again. With few shuffles it is the law of undo that has to notice.
  ['undo', 'draws are no barrier', { reveals: () => 0 }, { every: 100 }],
  ['undo', 'barriers vanish', { reveals: (s: Evening) => 100 - s.reveals }],
  [
    'absent',
    'a seat that always rests holds everyone up',
    {
      apply(s: Evening, action: Action, tell?: never) {
        const hasMore = lantern.legal(s).length > 1;
        if (question(s) !== 'turn' || action !== STOP || !hasMore) lantern.apply(s, action, tell);
      },
    },
  ],
];
