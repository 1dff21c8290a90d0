import type { AnyGame, JsonObject } from '@nightjar/kernel';

/** A game as everybody finds it: by its name, its rules loaded when they are wanted. */
export interface Listed {
  readonly name: string;
  rules(): Promise<AnyGame>;
  /** What bots have learnt of it, where it was trained for. */
  net?(): Promise<JsonObject>;
  /** Whether its rules have a deal of the day: told here for those who have not loaded them. */
  readonly hasDaily?: true;
}

/** The rules of a game with what was learnt of them, for those who let bots think. */
export async function learnt(listed: Listed): Promise<AnyGame> {
  const rules = await listed.rules();
  const net = await listed.net?.();
  if (net === undefined) return rules;
  return { ...rules, net, earlier: (rules.earlier ?? []).map((before) => ({ ...before, net })) };
}
