import { NOTHING } from '@nightjar/script';
import { ARMOR, NONE } from './components.ts';
import { gain } from './deed.ts';
import { ALL_EQUIPPED, canAfford, type State } from './state.ts';
import type { Text } from './text.ts';
import { open } from './window.ts';

/** Armor Stands of a seat without an Heirloom, ascending. */
export function bareStands(state: State, seat: number): number[] {
  const bare: number[] = [];
  if (state.house[seat] === NONE) return bare;
  for (let stand = 0; stand < ARMOR.length; stand += 1) {
    if ((((state.equipped[seat] as number) >> stand) & 1) === 0) bare.push(stand);
  }
  return bare;
}

/** Own Heirlooms that can be paid for (NRN-8.1), ascending. */
export function equippable(state: State, seat: number): readonly number[] {
  const house = state.box.houses[state.house[seat] as number];
  const mask = state.equipped[seat] as number;
  if (house === undefined || mask === ALL_EQUIPPED) return NOTHING;
  let found: number[] | null = null;
  for (let stand = 0; stand < ARMOR.length; stand += 1) {
    if (((mask >> stand) & 1) === 1 || !canAfford(state, seat, house.heirlooms[stand]?.cost ?? NOTHING)) continue;
    found ??= [];
    found.push(stand);
  }
  return found ?? NOTHING;
}

/** Puts an Heirloom on its Armor Stand and gains its Prestige (NRN-8.2); the window opens. */
export function equip(t: Text, seat: number, stand: number): void {
  const { state } = t;
  const house = state.house[seat] as number;
  const heirloom = state.box.houses[house]?.heirlooms[stand];
  if (heirloom === undefined) throw new Error(`house ${house} has no ${stand}`);
  state.equipped[seat] = (state.equipped[seat] as number) | (1 << stand);
  gain(state, seat, 'heirlooms', stand, heirloom.prestige);
  t.tell?.({ type: 'equipped', seat, heirloom: heirloom.id, prestige: heirloom.prestige });
  open(t, 'equipped', seat, stand);
}
