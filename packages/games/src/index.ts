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

/** Every game there is, in the order of the posters. Server, browser and command line read this list and no other. */
export const GAMES: readonly Listed[] = [
  {
    name: 'nocturne',
    rules: async () => (await import('@nightjar/nocturne')).nocturne,
    net: async () => (await import('@nightjar/nocturne/data/net.json', { with: { type: 'json' } })).default,
  },
  {
    name: 'noctiluca',
    rules: async () => (await import('@nightjar/noctiluca')).noctiluca,
    net: async () => (await import('@nightjar/noctiluca/data/net.json', { with: { type: 'json' } })).default,
  },
  {
    name: 'dominion',
    rules: async () => (await import('@nightjar/dominion')).dominion,
    net: async () => (await import('@nightjar/dominion/data/net.json', { with: { type: 'json' } })).default,
    hasDaily: true,
  },
  {
    name: 'nocturion',
    rules: async () => (await import('@nightjar/nocturion')).nocturion,
    net: async () => (await import('@nightjar/nocturion/data/net.json', { with: { type: 'json' } })).default,
  },
];

/** The rules of a game with what was learnt of them, for those who let bots think. */
export async function learnt(listed: Listed): Promise<AnyGame> {
  const rules = await listed.rules();
  const net = await listed.net?.();
  return net === undefined ? rules : { ...rules, net };
}
