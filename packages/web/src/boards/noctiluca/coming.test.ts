import { COLOURS, type NoctilucaEvent, noctiluca, readAnswer } from '@nightjar/noctiluca';
import { expect, test } from 'vitest';
import { linesOf } from '../../kit/seen.ts';
import { comingTo } from './coming.ts';
import { diveText } from './dive.ts';
import { haulsIn } from './haul.ts';
import { answersTo, firstDive, give, questionsMet, seenBy } from './testing/games.ts';
import { total } from './view.ts';

/** Dice the events put on jars of a seat, by jar and colour. */
const placedBy = (events: readonly NoctilucaEvent[], seat: number, jars: readonly string[]): number[][] =>
  jars.map((jar) =>
    COLOURS.map((colour) =>
      events.reduce((sum, event) => {
        const isHere = event.type === 'placed' && event.seat === seat && event.jar === jar && event.colour === colour;
        return isHere ? sum + event.count : sum;
      }, 0),
    ),
  );

test('NLC-6.3: a dive shows as many dice as fit, on the jars they go on where there is no choice', () => {
  let compared = 0;
  for (const { state, seat, question } of questionsMet('coming', 11)) {
    if (question !== 'shore') continue;
    const seen = seenBy(state, seat);
    const jars = (seen.table.seats[seat]?.jars ?? []).map(({ jar }) => jar);
    for (const haul of haulsIn(seen, null)) {
      const text = diveText(seen.table, haul);
      const coming = comingTo(seen, seat, text);
      expect(COLOURS.map((_, i) => total(coming.map((dice) => dice[i] ?? 0)))).toEqual(haul.fits);
      const dived = noctiluca.copy(state);
      const events = linesOf(text).flatMap((line) => give(dived, line));
      if (noctiluca.pending(dived)?.question === 'place') continue;
      expect(coming).toEqual(placedBy(events, seat, jars));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(50);
  const first = firstDive(2);
  expect(comingTo(first, 0, 'dive S0')).toEqual([]);
});

test('NLC-6.3a, NLC-7.2: a split shows what goes on either jar, a passed die the one jar it would be placed on', () => {
  const compared = { place: 0, passed: 0 };
  for (const { state, seat, question } of questionsMet('placing', 2)) {
    if (question !== 'place' && question !== 'passed') continue;
    const seen = seenBy(state, seat);
    const jars = (seen.table.seats[seat]?.jars ?? []).map(({ jar }) => jar);
    for (const text of answersTo(state)) {
      const answer = readAnswer(text);
      const events = give(noctiluca.copy(state), text).filter(
        (event) =>
          answer?.kind !== 'decline' &&
          (answer as { colour?: string }).colour === ('colour' in event ? event.colour : undefined),
      );
      expect(comingTo(seen, seat, text)).toEqual(answer?.kind === 'decline' ? [] : placedBy(events, seat, jars));
      // At one device the view never was a text.
      const here = { table: noctiluca.view(state, seat), eyes: seat };
      expect(comingTo(here, seat, text)).toEqual(comingTo(seen, seat, text));
      compared[question] += 1;
    }
  }
  expect(compared.place).toBeGreaterThan(20);
  expect(compared.passed).toBeGreaterThan(20);
});

test('nothing comes to other seats, to spectators, nor by what is no answer here', () => {
  const first = firstDive(2);
  const dive = 'dive S0\npath short\nnumber 3';
  expect(comingTo(first, 1, dive)).toEqual([]);
  expect(comingTo({ ...first, eyes: 'table' }, 0, dive)).toEqual([]);
  for (const text of ['take 1', 'place mauve jar-gold-07', 'place blue jar-gold-07', null])
    expect(comingTo(first, 0, text)).toEqual([]);
});
