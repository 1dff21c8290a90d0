import type { Position } from './position.ts';

/** Before the last passes of Moonlight: seat 0 has met the achievements A11 and A23. */
export const feathered: Position = {
  round: 'moonlight',
  opened: true,
  supply: ['1 2', '1'],
  slots: '',
  characters: ['flint', 'sage'],
  brews: ['start-HE', 'start-FM'],
  collection: ['feather-1 '.repeat(7), ''],
};

/** What seat 0 has to hold besides to master scenario 1. */
export const skilled = `${feathered.collection?.[0]} tripti-1 tripti-1 tripti-1 duode-1 duode-1 skull-4 skull-4 skull-3`;
