import type { Eyes } from '@nightjar/kernel';

/** The facts of a game of Nocturne, in the order they happen. Sides are seats, and 1 is the solo opponent when alone. */
export type NocturneEvent =
  | { type: 'firstPlayer'; side: number }
  | { type: 'character'; side: number; character: string }
  | { type: 'dealt'; round: number; first: number }
  | { type: 'cast'; side: number; token: string; space: string; how: string; start: boolean }
  | { type: 'passed'; side: number; forced: boolean; start: boolean }
  | { type: 'skipped'; side: number }
  | { type: 'won'; side: number; tile: string; space: string; token: string; corner: boolean; reason: string }
  | { type: 'took'; side: number; tile: string; slot: number; token: string }
  | { type: 'drew'; side: number; what: 'tiles' | 'concoctions'; count: number; drawn: readonly string[] }
  | { type: 'opened'; side: number; kept: readonly string[]; discarded: readonly string[] }
  | { type: 'learned'; side: number; count: number; kept: readonly string[] }
  | { type: 'swapped'; side: number; tile: string; where: string }
  | { type: 'ability'; side: number; ability: string }
  | { type: 'goal'; side: number; goal: string }
  | { type: 'goalsLeft'; goals: readonly string[] }
  | { type: 'dedicated'; side: number; token: string; place: number }
  | { type: 'returned'; side: number; token: string; pushed: boolean }
  | { type: 'roundEnded'; round: number }
  | { type: 'shadow'; side: number; token: string; for: string }
  | { type: 'removed'; side: number; token: string }
  | { type: 'moonlightGoals'; goals: readonly string[] }
  | { type: 'soloCard'; card: string; why: 'answer' | 'start' | 'icon' }
  | { type: 'reshuffled' }
  | { type: 'copied'; side: number; tile: string | null }
  | { type: 'revealed'; side: number; concoctions: readonly string[] }
  | { type: 'brewed'; side: number; tiers: readonly number[] }
  | { type: 'marked'; side: number; achievement: string }
  | { type: 'ended'; totals: readonly number[] };

/** A fact as a viewer perceives it: cards that others hold or look at are not named. */
export type PerceivedEvent =
  | NocturneEvent
  | { type: 'drew'; side: number; what: 'tiles' | 'concoctions'; count: number }
  | { type: 'learned'; side: number; count: number };

/** NOC-26.5–26.7: what a draw showed and which concoction was kept is for the drawer alone. */
export function viewEvent(event: NocturneEvent, eyes: Eyes): PerceivedEvent {
  if (event.type === 'drew' && event.side !== eyes) {
    return { type: 'drew', side: event.side, what: event.what, count: event.count };
  }
  if (event.type === 'learned' && event.side !== eyes) {
    return { type: 'learned', side: event.side, count: event.count };
  }
  return event;
}
