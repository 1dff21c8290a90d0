import type { Listed } from './listed.ts';

export type { Listed } from './listed.ts';

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
