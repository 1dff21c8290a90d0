import type { GameEvent } from '@nightjar/kernel';

/** What was told of one type, each fact as the words of these fields: `0 s10`. */
export const facts = (events: readonly GameEvent[], type: string, ...fields: readonly string[]): string[] =>
  events
    .filter((event) => event.type === type)
    .map((event) => fields.map((field) => wordOf(event[field] ?? null)).join(' '));

const wordOf = (json: GameEvent[string]): string => (typeof json === 'string' ? json : JSON.stringify(json));
