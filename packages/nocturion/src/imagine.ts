import { type Checked, type Eyes, freshRng, isSame, type Json, type Rng } from '@nightjar/kernel';
import { checked, harmless, object, own, refuse, whole } from '@nightjar/kernel/reader';
import { type Frame, frameOf, isAsking } from '@nightjar/script';
import { type Box, NONE } from './components.ts';
import { determinize } from './determinize.ts';
import { audit, givenIn } from './inventory.ts';
import { readerOf } from './library.ts';
import { readSeen, type SeatSeen, type Seen, type TextSeen } from './seen.ts';
import { PASSED, STAGE_QUESTIONS, type State } from './state.ts';
import { view } from './view.ts';

/**
 * A state that looks like this to these eyes, from the view alone: what they see is laid out, what they do not see is
 * put wherever it can be, and then re-dealt.
 */
export const imagine = (json: Json, eyes: Eyes, random: Rng): Checked<State> =>
  checked(() => {
    harmless(json, '');
    const seen = readSeen(json, '');
    if (eyes !== 'table') whole(0, seen.options.players - 1)(eyes, 'eyes');
    const state = laidOut(seen, random);
    mustAsk(state);
    const lost = audit(state);
    if (lost !== null) refuse('', lost);
    for (const [key, shown] of Object.entries(view(state, eyes))) {
      if (!isSame(shown, own(object(json, ''), key) ?? null)) refuse(key, 'does not fit the rest of the view');
    }
    return determinize(state, eyes, random);
  });

type SeenBox = Seen & { readonly box: Box };

/** Things seen in their places, and things not seen, in any place they may have. */
function laidOut(seen: SeenBox, random: Rng): State {
  const { box, options, seats, underway } = seen;
  const mask = (test: (seat: SeatSeen) => boolean): number =>
    seats.reduce((sum, seat, i) => (test(seat) ? sum | (1 << i) : sum), 0);
  const stack = underway.texts.map((text) => frameSeen(box, text));
  return {
    box,
    options,
    rng: freshRng(random),
    reveals: 0,
    stack,
    picks: underway.picks,
    stage: underway.stage,
    turn: Math.max(0, seen.asked),
    active: seen.active,
    first: seen.crown,
    served: underway.served,
    pass: underway.pass,
    round: seen.round,
    year: seen.year,
    isFinal: seen.isFinal,
    tracker: seen.tracker?.spot ?? NONE,
    isMoved: underway.isMoved,
    tiles: seen.sites.map(({ location }) => location),
    stocked: seen.sites.reduce((sum, { token }, i) => (token ? sum | (1 << i) : sum), 0),
    placed: seen.sites.map(({ die }) => die ?? 0),
    site: underway.site,
    supply: seen.supply,
    spare: seen.dice,
    pool: [...seen.pool],
    holders: [seen.tokens.chalice, seen.tokens.guildmaster],
    house: seats.map(({ house }) => house),
    equipped: seats.map(({ equipped }) => equipped),
    treasury: seats.map(({ resources }) => resources),
    dice: seats.map(({ dice }) => [...dice]),
    reserved: seats.map(({ reserved }) => reserved ?? 0),
    menagerie: seats.map(({ menagerie }) => menagerie.map((one) => one?.beast ?? NONE)),
    exhausted: seats.map(({ menagerie }) =>
      menagerie.reduce((sum, one, i) => (one?.exhausted === true ? sum | (1 << i) : sum), 0),
    ),
    spent: mask(({ spent }) => spent),
    curses: seats.map(({ curses }) => [...curses]),
    prestige: seats.map(({ prestige }) => prestige),
    deeds: seats.map(({ deeds }) => deeds.flat()),
    passed: seats.map(({ passed }) => (passed === null ? PASSED.not : PASSED[passed])),
    arriving: underway.arriving,
    quests: seen.quests.map(({ open }) => [...open]),
    completed: [...seen.completed],
    rules: seen.rules,
    barred: seen.barred,
    refreshers: [...underway.refreshers],
    ...beastsOf(seen),
    ...cursesOf(seen, stack),
    questDecks: questDecksOf(seen),
  };
}

function frameSeen(box: Box, { text, seat, step, card, mark, it, said, kept, turn, waiting }: TextSeen): Frame {
  const { name, steps } = readerOf(box).library.entry(text);
  if (step > steps.length) refuse('underway.texts', `${name} has ${steps.length} steps`);
  const begun = {
    seat,
    card,
    mark,
    it,
    waiting: waiting.map((script) => ({ script, seat, card: NONE, mark: NONE, it: [] })),
  };
  return { ...frameOf(text, begun), step, said, kept, turn };
}

/** Hands, the deck and what is looked at: seen cards in their places, the others in any. */
function beastsOf({
  box,
  seats,
  beasts,
  underway,
}: SeenBox): Pick<State, 'hand' | 'deck' | 'under' | 'discard' | 'aside' | 'looked'> {
  const open = new Set<number>([
    ...beasts.discard,
    ...beasts.aside,
    ...beasts.under.map(({ beast }) => beast),
    ...(beasts.looked.beasts ?? []),
    ...seats.flatMap(({ hand, menagerie }) => [...(hand ?? []), ...menagerie.map((one) => one?.beast ?? NONE)]),
    underway.arriving,
  ]);
  const hidden = box.beasts.id.flatMap((_, beast) => (open.has(beast) ? [] : [beast]));
  const any = (): number => hidden.pop() ?? refuse('beasts', 'are too few');
  const some = (count: number): number[] => Array.from({ length: count }, any);
  const under = beasts.under.map(({ beast }) => (beast === NONE ? any() : beast));
  if (under.length > beasts.deck) refuse('beasts.under', 'are more than the deck holds');
  return {
    hand: seats.map(({ hand, handCount }) => (hand === null ? some(handCount) : [...hand]).sort((a, b) => a - b)),
    looked: beasts.looked.beasts === null ? some(beasts.looked.count) : [...beasts.looked.beasts],
    deck: [...under, ...some(beasts.deck - under.length)],
    under: beasts.under.map(({ seat }) => seat),
    discard: [...beasts.discard],
    aside: [...beasts.aside],
  };
}

/** Curses nobody sees lie in their deck. */
function cursesOf({ box, curses, seats }: SeenBox, stack: readonly Frame[]): Pick<State, 'curseDeck' | 'curseDiscard'> {
  const curseDiscard = box.curses.id.map((_, kind) => curses.discard.filter((curse) => curse === kind).length);
  const given = givenIn(stack);
  const lying = [...curses.discard, ...seats.flatMap((seat) => seat.curses), ...given];
  const left = box.curses.copies.map((copies, kind) => copies - lying.filter((curse) => curse === kind).length);
  return { curseDiscard, curseDeck: left.flatMap((copies, kind) => Array<number>(Math.max(0, copies)).fill(kind)) };
}

function questDecksOf({ box, quests, completed }: SeenBox): number[][] {
  const open = [...quests.flatMap((row) => row.open), ...completed];
  return quests.map((_, level) =>
    box.quests.id.flatMap((_id, quest) => (box.quests.level[quest] === level && !open.includes(quest) ? [quest] : [])),
  );
}

/** Somebody is asked something, or the game is over. */
function mustAsk(state: State): void {
  const t = readerOf(state.box);
  t.lookAt(state);
  const asks =
    state.stack.length > 0
      ? state.stage !== 'over' && isAsking(t)
      : state.stage === 'over' || (STAGE_QUESTIONS as readonly string[]).includes(state.stage);
  if (!asks) refuse('underway', 'nobody is asked anything');
}
