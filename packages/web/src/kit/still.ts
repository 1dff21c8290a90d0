import type { Json } from '@nightjar/kernel';
import { useMemo } from 'react';
import type { BoardProps } from '../table/face.ts';

/** The board without what is pointed at, the same until something else changes: for the many parts that do not mind. */
export function useStill<V extends Json>(board: BoardProps<V>): BoardProps<V> {
  const still = { ...board, preview: null, chosen: null };
  return useMemo(() => still, Object.values(still));
}
