import { useCallback, useRef, useState } from 'react';

/** State that belongs to one moment of the table: at the next moment it is null again, and nothing has to clear it. */
export function useAt<T extends object | string | boolean>(
  moment: string,
): readonly [T | null, (next: T | null | ((before: T | null) => T | null)) => void] {
  const [kept, keep] = useState<{ readonly moment: string; readonly value: T | null }>({ moment, value: null });
  const now = useRef(moment);
  now.current = moment;
  const set = useCallback((next: T | null | ((before: T | null) => T | null)): void => {
    keep((before) => {
      const was = before.moment === now.current ? before.value : null;
      const value = typeof next === 'function' ? next(was) : next;
      return value === was ? before : { moment: now.current, value };
    });
  }, []);
  return [kept.moment === moment ? kept.value : null, set];
}
