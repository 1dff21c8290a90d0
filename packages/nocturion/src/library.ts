import { Library, oneOf, type Script } from '@nightjar/script';
import { activation } from './activation.ts';
import { moveTracker } from './calendar.ts';
import { type Box, NONE } from './components.ts';
import { giveCurse, replaceCurse } from './cursing.ts';
import { doerOf } from './doer.ts';
import { costs, effects, may, text } from './effect.ts';
import type { HouseAbility } from './house-proof.ts';
import { discardFromHand, limitOf } from './limits.ts';
import { holds } from './needs.ts';
import { canUse } from './paying.ts';
import { questing } from './questing.ts';
import { typesIn, wealthOf } from './state.ts';
import { RULE, Text } from './text.ts';
import { pay, take } from './treasury.ts';
import { window } from './window.ts';

/** The readers of the boxes that are played with, each with all its texts: one goes with its box. */
const readers = new WeakMap<Box, Text>();

/** The one reader of a box's texts: it looks at whichever state is being played. */
export function readerOf(box: Box): Text {
  const known = readers.get(box);
  if (known !== undefined) return known;
  const reader = shelved(box);
  readers.set(box, reader);
  return reader;
}

/** Any Resource, where one is taken instead of a die (NRN-5.6, NRN-22.10). */
const takeAny = (s: Script<Text>): Script<Text> => effects(s, [{ op: 'take', resource: 'any', count: 1 }]);

/** NRN-7.7, NRN-7.7a: any Resource, and the Season Tracker moves to its next spot. */
const discardedDie = (s: Script<Text>): Script<Text> =>
  s
    .ask('resource', (t) => oneOf(typesIn(t.state.supply), 'resource'))
    .act((t) => {
      take(t, t.seat, t.it[0] as number);
      moveTracker(t, t.it[0] as number);
    });

/** NRN-22.3: Resources of choice are discarded down to the limit, one by one. */
const limitResources = (s: Script<Text>): Script<Text> =>
  s.loop(
    (t) => wealthOf(t.state, t.seat) > limitOf(t.state, t.seat),
    (again) =>
      again
        .ask('limitResources', (t) => oneOf(typesIn(t.state.treasury[t.seat] as number[]), 'limitResources'))
        .act((t) => pay(t, t.seat, t.it[0] as number)),
  );

/** NRN-22.4: Beasts of choice are discarded down to the limit, one by one. */
const limitHand = (s: Script<Text>): Script<Text> =>
  s.loop(
    (t) => (t.state.hand[t.seat] as number[]).length > t.state.box.limits.hand,
    (again) =>
      again
        .ask('limitHand', (t) => oneOf(t.state.hand[t.seat] as number[], 'limitHand'))
        .act((t) => discardFromHand(t, t.it[0] as number)),
  );

/** The texts of the rules, in the order of `RULE`. */
const RULES: { readonly [name in keyof typeof RULE]: (s: Script<Text>) => Script<Text> } = {
  takeAny,
  discardDie: discardedDie,
  activate: activation,
  quest: questing,
  giveCurse,
  replaceCurse,
  limitResources,
  limitHand,
  window,
};

function shelved(box: Box): Text {
  const library = new Library<Text>();
  for (const [name, write] of Object.entries(RULES)) {
    const place = library.add(name, write(text()).steps);
    if (place !== RULE[name as keyof typeof RULE]) throw new Error(`the text ${name} stands at ${place}`);
  }
  const { beasts, houses, locations, quests } = box;
  return new Text(library, {
    beast: beasts.id.map((id, beast) => library.add(`beast.${id}`, beastText(box, beast).steps)),
    house: houses.map((house) =>
      house.abilities.map((ability, i) =>
        ability.effect === undefined ? NONE : houseText(library, `house.${house.id}.${i + 1}`, ability),
      ),
    ),
    location: locations.id.map((id, location) =>
      library.add(`location.${id}`, effects(text(), locations.effect[location] ?? [], true).steps),
    ),
    reward: quests.id.map((id, quest) =>
      library.add(`reward.${id}`, effects(text(), quests.reward[quest] ?? []).steps),
    ),
  });
}

/** The special ability of a Beast: what it costs, then what it does. */
function beastText({ beasts }: Box, beast: number): Script<Text> {
  const [cost, effect] = [beasts.cost[beast] ?? [], beasts.effect[beast] ?? []];
  const s = text().act((t) => {
    if (beasts.refreshes[beast] === true) t.state.refreshers.push(beast);
    t.tell?.({ type: 'beastUsed', seat: t.seat, beast: beasts.id[beast] as string });
  });
  return effects(costs(s, cost, effect), effect);
}

/** An ability of a house; one tied to a moment comes by itself, and asks first where it is optional. */
function houseText(library: Library<Text>, name: string, ability: HouseAbility): number {
  const { cost = [], effect = [], trigger, optional } = ability;
  const [, house, place] = name.split('.') as [string, string, string];
  const used = (s: Script<Text>): Script<Text> =>
    effects(
      costs(
        s.act((t) => t.tell?.({ type: 'houseUsed', seat: t.seat, house, ability: Number(place) })),
        cost,
        effect,
      ),
      effect,
    );
  const condition = trigger?.kind === 'house' ? trigger.if : undefined;
  const isAsked = trigger?.kind === 'house' && optional === true;
  const s = isAsked
    ? text()
        .ask('houseMoment', may('houseMoment'))
        .when(
          (t) => t.did,
          (yes) => used(yes),
        )
    : used(text());
  return library.add(name, s.steps, {
    possible: (t) =>
      (condition === undefined || holds(t.state, t.seat, condition)) && canUse(t.state, doerOf(t), cost, effect),
  });
}
