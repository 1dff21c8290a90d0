import { Heirloom } from './drawing.tsx';

/** The Heirlooms, each above its ribbon. */
export const HEIRLOOMS = {
  'cursed-gold': <Heirloom solid="M22 3a14.5 14.5 0 0 0-3 28l5-7-6-6 6-7zM27 3a14.5 14.5 0 0 1-4 29l5-9-6-5 6-7z" />,
  goat: (
    <Heirloom
      soft="M15 14 5 16l9 5zM33 14l10 2-9 5z"
      solid="M16 12h16l-3 13-3 8h-4l-3-8zM18.5 18a2 2 0 0 0 4 0 2 2 0 0 0-4 0zM25.5 18a2 2 0 0 0 4 0 2 2 0 0 0-4 0z"
      line="M18 12C17 6 13 4 7 5M30 12c1-6 5-8 11-7"
    />
  ),
  'haunted-mirror': (
    <Heirloom solid="M10 15a14 12 0 0 0 28 0 14 12 0 0 0-28 0zM13.5 15a10.5 8.5 0 0 0 21 0 10.5 8.5 0 0 0-21 0zM16.5 12c0 6 3 7 6 4zM31.5 12c0 6-3 7-6 4zM21.5 27h5v6h-5z" />
  ),
  'lucky-coin': (
    <Heirloom solid="M10 17a14 14 0 0 0 28 0 14 14 0 0 0-28 0zM23 16c-6 1-9-2-7-6s7-1 7 6zM25 16c6 1 9-2 7-6s-7-1-7 6zM23 18c-6-1-9 2-7 6s7 1 7-6zM25 18c6-1 9 2 7 6s-7 1-7-6z" />
  ),
  'magic-lamp': (
    <Heirloom
      faint="M5 7c0-2 2-2 2-5"
      solid="M20.5 5a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0-5 0zM15 15a8 7 0 0 1 16 0zM3 12l9 3c2 2 3 3 5 3h17c2 0 4 2 3 5-2 5-6 8-11 8h-7c-7 0-9-9-16-19z"
      line="M37 20c9-6 8 6-2 6"
    />
  ),
  pasture: <Heirloom solid="M8 11l4-6 4 6v21H8zM20 11l4-6 4 6v21h-8zM32 11l4-6 4 6v21h-8z" line="M5 16h38M5 25h38" />,
  pouch: (
    <Heirloom solid="M15 3h18l-4 6H19zM18 12h12c8 5 10 10 9 15-1 4-4 5-8 5H17c-4 0-7-1-8-5-1-5 1-10 9-15zM24 16l-4 6 4 6 4-6z" />
  ),
};
