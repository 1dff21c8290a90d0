import type { AnyGame } from '@nightjar/kernel';

/** A game as everybody finds it: by its name, its rules loaded when they are wanted. */
export interface Listed {
  readonly name: string;
  rules(): Promise<AnyGame>;
  /** Whether its rules have a deal of the day: told here for those who have not loaded them. */
  readonly hasDaily?: true;
}

/** Every game there is, in the order of the posters. Server, browser and command line read this list and no other. */
export const GAMES: readonly Listed[] = [
  { name: 'nocturne', rules: async () => (await import('@nightjar/nocturne')).nocturne },
  { name: 'noctiluca', rules: async () => (await import('@nightjar/noctiluca')).noctiluca },
  { name: 'dominion', rules: async () => (await import('@nightjar/dominion')).dominion, hasDaily: true },
  { name: 'nocturion', rules: async () => (await import('@nightjar/nocturion')).nocturion },
];
