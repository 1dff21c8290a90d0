import { NOTHING, type Script } from '@nightjar/script';
import { NONE } from './components.ts';
import { gain } from './deed.ts';
import { doerOf } from './doer.ts';
import { may } from './effect.ts';
import { canDo } from './needs.ts';
import { canAfford, changeOf, heirloomsOf, insert, type State } from './state.ts';
import { RULE, type Text } from './text.ts';
import { payPrice } from './treasury.ts';
import { open } from './window.ts';

/** Open Quests a seat can complete: Heirlooms enough, and all Resources (NRN-18.1, NRN-18.2). Ascending. */
export function completable(state: State, seat: number): readonly number[] {
  let found: number[] | null = null;
  for (let level = heirloomsOf(state, seat) - 1; level >= 0; level -= 1) {
    const row = state.quests[level] as number[];
    for (let i = 0; i < row.length; i += 1) {
      const quest = row[i] as number;
      if (!canAfford(state, seat, state.box.quests.cost[quest] as readonly number[])) continue;
      found ??= [];
      insert(found, quest);
    }
  }
  return found ?? NOTHING;
}

/** Steps 1 and 2: the Resources are discarded, the Prestige is gained (NRN-18.3, NRN-18.4), less under Broken Oath (NRN-17.6). */
export function complete(t: Text, quest: number): void {
  const { state } = t;
  const seat = state.active;
  const { quests } = state.box;
  payPrice(t, seat, quests.cost[quest] as readonly number[]);
  const prestige = Math.max(0, (quests.prestige[quest] as number) + changeOf(state, seat, 'questPrestige'));
  gain(state, seat, 'quests', quest, prestige);
  t.tell?.({ type: 'quest', seat, quest: quests.id[quest] as string, prestige });
  t.begin(RULE.quest, { seat, card: quest });
}

/** Step 3: the reward, if it can do anything (NRN-18.5); then the next Quest and the window (NRN-18.6). */
export const questing = (s: Script<Text>): Script<Text> =>
  s
    .when(
      // A Quest is no Beast: its reward is about the player who completed it alone.
      (t) => canDo(t.state, { ...doerOf(t), self: NONE }, t.state.box.quests.reward[t.card]?.[0]),
      (possible) =>
        possible.ask('reward', may('reward')).act((t) => {
          if (t.did) t.begin(t.places.reward[t.card] as number, { seat: t.seat });
        }),
    )
    .act((t) => {
      replace(t, t.card);
      open(t, 'questCompleted', t.seat, t.card);
    });

/** The Quest is discarded and the next of its level revealed; an empty deck is never renewed (NRN-18.7). */
function replace(t: Text, quest: number): void {
  const { state } = t;
  const { level, id } = state.box.quests;
  const row = state.quests[level[quest] as number] as number[];
  const next = (state.questDecks[level[quest] as number] as number[]).pop();
  state.completed.push(quest);
  row.splice(row.indexOf(quest), 1, ...(next === undefined ? [] : [next]));
  if (next === undefined) return;
  state.reveals += 1;
  t.tell?.({ type: 'questRevealed', quest: id[next] as string });
}
