import { Drawing } from '../dominion/drawing.tsx';

/** The Curses by their ids. Original drawings on a 48 × 48 grid. */
export const CURSES = {
  bloodthirst: (
    <Drawing solid="M24 3c8 11 13 18 13 26 0 9-6 15-13 15s-13-6-13-15C11 21 16 14 24 3zM16 28c0 7 4 11 9 11-4-2-7-6-9-11z" />
  ),
  'leaden-hands': (
    <Drawing
      soft="M38 30h8v12h-8z"
      solid="M14 22V9c0-4 5-4 5 0v10-14c0-4 5-4 5 0v14-12c0-4 5-4 5 0v13-8c0-4 5-4 5 0v18c0 8-5 13-12 13-6 0-9-3-12-8l-5-9c-1-4 3-5 5-2z"
    />
  ),
  'hollow-coffers': <Drawing solid="M5 20h38v20c0 2-1 3-3 3H8c-2 0-3-1-3-3zM18 24v12h12V24z" line="M6 15L40 6" />,
  'dulled-senses': (
    <Drawing
      soft="M4 24c5 8 12 12 20 12s15-4 20-12z"
      line="M4 24c5-8 12-12 20-12s15 4 20 12M10 31l-3 5M18 35l-1 6M30 35l1 6M38 31l3 5"
    />
  ),
  'barred-gates': <Drawing line="M8 44V22C8 11 15 4 24 4s16 7 16 18v22M16 10v34M24 5v39M32 10v34M8 24h32M8 34h32" />,
  'broken-oath': (
    <Drawing solid="M8 4h14l-4 12 6 7-8 9 3 12H8c-2 0-3-1-3-3V7c0-2 1-3 3-3zM28 4h12c2 0 3 1 3 3v34c0 2-1 3-3 3H26l-3-12 8-9-6-7z" />
  ),
  'wilting-brood': (
    <Drawing
      solid="M13 20c3-1 7 0 9 3 2-3 6-4 9-3 2 9-1 17-9 19-8-2-11-10-9-19z"
      line="M22 22c0-8 3-14 12-17M34 5c5 0 8 3 9 9M22 39v6"
    />
  ),
  'stolen-hour': <Drawing soft="M17 40l7-9 7 9z" solid="M10 3h28v5L27 22v4l11 14v5H10v-5l11-14v-4L10 8z" />,
} as const;
