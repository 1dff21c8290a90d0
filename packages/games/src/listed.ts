import type { AnyGame, JsonObject } from '@nightjar/kernel';

/** A game as everybody finds it: by its name, its rules loaded when they are wanted. */
export interface Listed {
  readonly name: string;
  rules(): Promise<AnyGame>;
  /** What bots have learnt of it, where it was trained for. */
  net?(): Promise<JsonObject>;
  /** Whether its rules have a deal of the day; stands here so that the rules need not be loaded. */
  readonly hasDaily?: true;
}

/** The rules of a game with their net, for processes in which bots think. */
export async function learnt(listed: Listed): Promise<AnyGame> {
  const rules = await listed.rules();
  const net = await listed.net?.();
  if (net === undefined) return rules;
  return { ...rules, net, earlier: (rules.earlier ?? []).map((before) => ({ ...before, net })) };
}
