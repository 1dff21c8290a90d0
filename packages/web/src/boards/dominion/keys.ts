import { useLayoutEffect } from 'react';
import { useSettings } from '../../settings.ts';

/** The keys of the cards in hand, from the left. The letters are those that no other key of the table has. */
export const HAND_KEYS = '1234567890qwyiop';
/** The key that plays every Treasure. */
export const TREASURES_KEY = 't';
/** The key that ends a phase. */
export const END_KEY = 'e';

/** Hears single keys at the table, except in a text field, behind an open drawer, or where keys are switched off. */
export function useKeys(keys: { readonly [key: string]: (() => void) | undefined }): void {
  const isOn = useSettings((settings) => settings.keys) === 'on';
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const isWriting = target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
      if (ctrlKey || metaKey || altKey || isWriting) return;
      const act = keys[key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [isOn, keys]);
}
