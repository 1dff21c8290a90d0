import type { Eyes } from '@nightjar/kernel';

/** How many of each Resource; those of which there are none are left out. */
export type Resources = { readonly [resource: string]: number };

/** Everything that can be told of a game. Things go by the ids of the edition. */
export type NocturionEvent =
  | { readonly type: 'houseChosen'; readonly seat: number; readonly house: string }
  | { readonly type: 'round'; readonly round: number; readonly first: number; readonly pool: readonly number[] }
  | { readonly type: 'dieTaken'; readonly seat: number; readonly die: number }
  | { readonly type: 'turn'; readonly seat: number }
  | { readonly type: 'turnEnded'; readonly seat: number }
  | { readonly type: 'reserved'; readonly seat: number; readonly die: number; readonly rolled: boolean }
  | { readonly type: 'dieDiscarded'; readonly seat: number; readonly die: number }
  | { readonly type: 'dieChanged'; readonly seat: number; readonly from: number; readonly to: number }
  | { readonly type: 'equipped'; readonly seat: number; readonly heirloom: string; readonly prestige: number }
  | { readonly type: 'activated'; readonly seat: number; readonly location: string; readonly die: number }
  | { readonly type: 'tracker'; readonly spot: number; readonly season: string }
  | { readonly type: 'year'; readonly year: number }
  | { readonly type: 'finalRound' }
  | { readonly type: 'replenished'; readonly location: string }
  | { readonly type: 'gathered'; readonly seat: number; readonly resource: string; readonly doubled: boolean }
  | { readonly type: 'took'; readonly seat: number; readonly resource: string; readonly count: number }
  | { readonly type: 'paid'; readonly seat: number; readonly resource: string; readonly count: number }
  | { readonly type: 'abilityUsed'; readonly seat: number; readonly location: string }
  | { readonly type: 'houseUsed'; readonly seat: number; readonly house: string; readonly ability: number }
  | { readonly type: 'arrow'; readonly seat: number; readonly beast: string }
  | { readonly type: 'beastUsed'; readonly seat: number; readonly beast: string }
  | { readonly type: 'summoned'; readonly seat: number; readonly beast: string; readonly prestige: number }
  | {
      readonly type: 'beastDiscarded';
      readonly seat: number;
      readonly beast: string;
      readonly from: 'hand' | 'menagerie';
    }
  | { readonly type: 'exhausted'; readonly seat: number; readonly beast: string }
  | { readonly type: 'refreshed'; readonly seat: number; readonly beast: string }
  | { readonly type: 'drew'; readonly seat: number; readonly count: number; readonly beasts: readonly string[] }
  | { readonly type: 'looked'; readonly seat: number; readonly count: number; readonly beasts: readonly string[] }
  | { readonly type: 'kept'; readonly seat: number; readonly beast: string }
  | { readonly type: 'shuffled'; readonly deck: 'beasts' | 'curses' }
  | { readonly type: 'curseDrawn'; readonly seat: number; readonly curse: string }
  | { readonly type: 'cursed'; readonly seat: number; readonly by: number; readonly curse: string }
  | { readonly type: 'curseCancelled'; readonly seat: number; readonly curse: string }
  | { readonly type: 'curseRemoved'; readonly seat: number; readonly curse: string }
  | { readonly type: 'tokenTaken'; readonly seat: number; readonly token: string }
  | { readonly type: 'tokenReturned'; readonly token: string }
  | { readonly type: 'crown'; readonly seat: number }
  | { readonly type: 'rule'; readonly seat: number; readonly rule: string; readonly district: string | null }
  | { readonly type: 'quest'; readonly seat: number; readonly quest: string; readonly prestige: number }
  | { readonly type: 'rewarded'; readonly seat: number; readonly prestige: number }
  | { readonly type: 'questRevealed'; readonly quest: string }
  | { readonly type: 'passed'; readonly seat: number; readonly until: 'turn' | 'round' }
  | { readonly type: 'refresh' }
  | { readonly type: 'ended'; readonly totals: readonly number[] };

/** A fact as a viewer perceives it: cards that others hold or look at are not named. */
export type PerceivedEvent = NocturionEvent | { readonly type: 'kept'; readonly seat: number };

/** The event as these eyes perceive it: hands, and what is looked at, for their owner alone (NRN-25.1, NRN-25.2). */
export function viewEvent(event: NocturionEvent, eyes: Eyes): PerceivedEvent {
  if ((event.type === 'drew' || event.type === 'looked') && event.seat !== eyes) return { ...event, beasts: [] };
  if (event.type === 'kept' && event.seat !== eyes) return { type: event.type, seat: event.seat };
  return event;
}
