import { Drawing, Zombie } from './drawing.tsx';

/** Cards outside the Supply: Spirits, Bat, Wish, and the Zombies in the trash. */
export const SPIRITS = {
  'will-o-wisp': (
    <Drawing
      faint="M8 43q4-4 8 0t8 0 8 0 8 0"
      solid="M27 3c0 7 10 12 10 21 0 8-6 13-13 13s-13-5-13-12c0-6 4-9 8-12 4-2 7-5 8-10zM17 24a2.5 4 0 0 0 5 0 2.5 4 0 0 0-5 0zM26 24a2.5 4 0 0 0 5 0 2.5 4 0 0 0-5 0z"
    />
  ),
  imp: (
    <Drawing solid="M12 4c1 5 4 8 8 9h8c4-1 7-4 8-9 4 5 4 10 2 14l8-2c-1 6-4 9-8 10-1 10-7 16-14 18-7-2-13-8-14-18-4-1-7-4-8-10l8 2c-2-4-2-9 2-14zM15 22c0 5 4 7 8 5zM33 22l-8 5c4 2 8 0 8-5zM16 32c1 5 5 7 8 7s7-2 8-7c-5 3-11 3-16 0z" />
  ),
  ghost: (
    <Drawing solid="M24 3c10 0 16 7 16 17v24l-5-4-5.5 5-5.5-5-5.5 5-5.5-5-5 4V20C8 10 14 3 24 3zM15 19a3 4 0 0 0 6 0 3 4 0 0 0-6 0zM27 19a3 4 0 0 0 6 0 3 4 0 0 0-6 0zM21 29a3 4 0 0 0 6 0 3 4 0 0 0-6 0z" />
  ),
  bat: (
    <Drawing solid="M24 14l4-6 2 8c4-5 9-7 15-7-3 5-3 9-1 14-5-1-8 1-9 5-4-2-8 1-11 11-3-10-7-13-11-11-1-4-4-6-9-5 2-5 2-9-1-14 6 0 11 2 15 7l2-8z" />
  ),
  wish: (
    <Drawing
      faint="M14 20 4 30M18 28 8 39M28 34l-6 9"
      solid="M30 3 34 12.5 44.5 13.5 36 20 39 30 30 24.5 21 30 24 20 15.5 13.5 26 12.5z"
    />
  ),
  'zombie-apprentice': <Zombie solid="M35 28h6l4 17H31z" line="M38 6v22" />,
  'zombie-mason': <Zombie solid="M38 5l7 17H31z" line="M38 26v17" />,
  'zombie-spy': (
    <Zombie
      solid="M30.5 16a7.5 7.5 0 0 0 15 0 7.5 7.5 0 0 0-15 0zM34 16a4 4 0 0 0 8 0 4 4 0 0 0-8 0z"
      line="M38 26v17"
    />
  ),
};
