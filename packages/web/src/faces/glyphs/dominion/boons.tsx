import { Boon } from './drawing.tsx';

/** The Boons, rising in their ring of light. */
export const BOONS = {
  'the-earths-gift': (
    <Boon
      solid="M8 45c2-7 8-10 16-10s14 3 16 10zM24 26c-8 0-12-4-12-10 8 0 12 4 12 10zM25 20c0-6 4-10 10-10 0 7-3 10-10 10z"
      line="M24 35V22"
    />
  ),
  'the-fields-gift': (
    <Boon
      solid="M21.5 21c-5 0-8-3-8-8 5 0 8 3 8 8zM26.5 21c5 0 8-3 8-8-5 0-8 3-8 8zM21.5 30c-5 0-8-3-8-8 5 0 8 3 8 8zM26.5 30c5 0 8-3 8-8-5 0-8 3-8 8zM21.5 39c-5 0-8-3-8-8 5 0 8 3 8 8zM26.5 39c5 0 8-3 8-8-5 0-8 3-8 8z"
      line="M24 43V14"
    />
  ),
  'the-flames-gift': (
    <Boon solid="M25 8c1 8 10 12 10 22 0 9-5 15-11 15s-11-6-11-14c0-5 3-8 5-11 1 3 2 4 4 5-1-7 0-12 3-17zM24 30c-5 5-4 10 0 10s5-5 0-10z" />
  ),
  'the-forests-gift': <Boon solid="M24 8l9 12h-4l8 13H27v12h-6V33H11l8-13h-4z" />,
  'the-moons-gift': <Boon solid="M27 10a15.5 15.5 0 1 0 12 22c-10 3-19-11-12-22z" />,
  'the-mountains-gift': <Boon solid="M22 10 7 43h34L32 24l-3 4zM22 19l-4 9 4-2 3 4 2-3z" />,
  'the-rivers-gift': (
    <Boon solid="M20 10c4 4 7 6 4 9-3 4-12 5-11 12 1 5 1 8-3 14h27c2-8-3-11-9-14-4-3 0-5 4-9 4-5-1-9-6-12z" />
  ),
  'the-seas-gift': <Boon solid="M8 42c0-17 8-28 19-28 7 0 10 4 10 9-4-4-9-3-10 2-1 6 4 10 13 11v6z" />,
  'the-skys-gift': <Boon solid="M17 36a6.5 6.5 0 0 1-1-13 9 9 0 0 1 16-2 7.5 7.5 0 0 1 0 15z" />,
  'the-suns-gift': (
    <Boon
      solid="M17 25a7 7 0 0 0 14 0 7 7 0 0 0-14 0z"
      line="M24 11v2M24 37v2M10 25h2M36 25h2M14 15l1.5 1.5M34 15l-1.5 1.5M14 35l1.5-1.5M34 35l-1.5-1.5"
    />
  ),
  'the-swamps-gift': (
    <Boon
      faint="M13 43h25"
      solid="M20 6h3v5h-3zM17 19a4.5 8 0 0 0 9 0 4.5 8 0 0 0-9 0zM32 12h3v5h-3zM29 25a4.5 8 0 0 0 9 0 4.5 8 0 0 0-9 0zM18 45c-1-8-4-13-9-15 0 7 2 12 6 15z"
      line="M21.5 43V20M33.5 43V26"
    />
  ),
  'the-winds-gift': <Boon line="M11 22h15a5 5 0 1 0-5-5M11 29h21a5 5 0 1 1-5 5M11 36h8" />,
};
