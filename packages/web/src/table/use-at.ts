import { useCallback, useRef, useState } from 'react';

/**
 * Something that is true of one moment of the table only: at the next moment it is empty again, without anybody having
 * to clear it in time.
 */
export function useAt<T extends object | string | boolean>(
  moment: string,
): readonly [T | null, (next: T | null | ((before: T | null) => T | null)) => void] {
  const [kept, keep] = useState<{ readonly moment: string; readonly value: T | null }>({ moment, value: null });
  const now = useRef(moment);
  now.current = moment;
  const set = useCallback((next: T | null | ((before: T | null) => T | null)): void => {
    keep((before) => {
      const value = before.moment === now.current ? before.value : null;
      return { moment: now.current, value: typeof next === 'function' ? next(value) : next };
    });
  }, []);
  return [kept.moment === moment ? kept.value : null, set];
}
