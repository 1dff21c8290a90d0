import type { Frame } from '@nightjar/script';
import { ARMOR, NONE, RESOURCES } from './components.ts';
import { DEED, type State } from './state.ts';
import { RULE } from './text.ts';

/** Null if every token, die and card is somewhere exactly once; otherwise what is not. */
export function audit(state: State): string | null {
  return (
    resourcesLost(state) ??
    diceLost(state) ??
    beastsLost(state) ??
    cursesLost(state) ??
    questsLost(state) ??
    tilesLost(state) ??
    prestigeLost(state)
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function resourcesLost({ box, supply, treasury, tiles, stocked }: State): string | null {
  for (const [resource, name] of RESOURCES.entries()) {
    const held = treasury.map((own) => own[resource] as number);
    if ([supply[resource] as number, ...held].some((n) => n < 0)) return `a negative number of ${name}`;
    const onTiles = tiles.filter(
      (location, site) => box.locations.resource[location] === resource && ((stocked >> site) & 1) === 1,
    ).length;
    const found = (supply[resource] as number) + sum(held) + onTiles;
    if (found !== box.tokens[resource]) return `${found} of ${box.tokens[resource]} ${name}`;
  }
  return null;
}

function diceLost({ box, spare, pool, placed, dice, reserved }: State): string | null {
  const found = spare + pool.length + [...placed, ...reserved].filter((die) => die !== 0).length + dice.flat().length;
  if (found !== box.dice || spare < 0) return `${found} of ${box.dice} dice`;
  const over = dice.findIndex((own) => own.length > box.limits.treasuryDice);
  return over === NONE ? null : `seat ${over} holds ${dice[over]?.length} dice`;
}

/** What is there once each, and what was found. */
function doubled(names: readonly string[], found: readonly number[]): string | null {
  const times = names.map(() => 0);
  for (const card of found) {
    if (times[card] === undefined) return `no card has the number ${card}`;
    times[card] = times[card] + 1;
  }
  const wrong = times.findIndex((n) => n !== 1);
  return wrong === NONE ? null : `${names[wrong]} is there ${times[wrong]} times`;
}

function beastsLost(state: State): string | null {
  const { box, deck, under, discard, aside, looked, hand, menagerie, exhausted, arriving } = state;
  const inPlay = menagerie.flat().filter((beast) => beast !== NONE);
  const arrived = arriving === NONE ? [] : [arriving];
  if (under.length > deck.length) return `${under.length} known cards under a deck of ${deck.length}`;
  const bare = menagerie.findIndex((beasts, seat) =>
    beasts.some((beast, i) => beast === NONE && (((exhausted[seat] as number) >> i) & 1) === 1),
  );
  if (bare !== NONE) return `seat ${bare} has an Exhausted token on no Beast`;
  return doubled(box.beasts.id, [...deck, ...discard, ...aside, ...looked, ...hand.flat(), ...inPlay, ...arrived]);
}

/** Curses that are being given: each is in the text that gives it. */
export const givenIn = (stack: readonly Frame[]): number[] =>
  stack.filter(({ script }) => script === RULE.giveCurse).flatMap(({ kept }) => kept.slice(0, 1));

function cursesLost({ box, curseDeck, curseDiscard, curses, stack }: State): string | null {
  const lying = [...curseDeck, ...curses.flat(), ...givenIn(stack)];
  for (const [curse, name] of box.curses.id.entries()) {
    const found = (curseDiscard[curse] as number) + lying.filter((kind) => kind === curse).length;
    const due = box.curses.copies[curse] as number;
    if (found !== due) return `${found} of ${due} ${name}`;
  }
  const over = curses.findIndex((own) => own.length > box.limits.curses);
  return over === NONE ? null : `seat ${over} has ${curses[over]?.length} Curses`;
}

function questsLost({ box, quests, questDecks, completed }: State): string | null {
  for (const [level, cards] of [...quests, ...questDecks].entries()) {
    const stray = cards.find((quest) => box.quests.level[quest] !== level % quests.length);
    if (stray !== undefined) return `${box.quests.id[stray]} lies among Quests of another level`;
  }
  return doubled(box.quests.id, [...quests.flat(), ...questDecks.flat(), ...completed]);
}

function tilesLost({ box, tiles, house, equipped }: State): string | null {
  const taken = house.filter((one) => one !== NONE);
  if (new Set(taken).size !== taken.length) return 'two seats have the same house';
  if (equipped.some((mask) => mask >> ARMOR.length !== 0)) return 'an Heirloom without an Armor Stand';
  return doubled(box.locations.id, tiles);
}

/** Prestige is what the deeds gave; Heirlooms are equipped once each. */
function prestigeLost(state: State): string | null {
  for (const [seat, deeds] of state.deeds.entries()) {
    const gained = sum(deeds.filter((_, i) => i % DEED === DEED - 1));
    if (gained !== state.prestige[seat])
      return `seat ${seat} has ${state.prestige[seat]} Prestige and gained ${gained}`;
  }
  return null;
}
