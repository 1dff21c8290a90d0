import { State } from './drawing.tsx';

/** The States, cut out of their plaques; those that a Hex gives show its sign. */
export const STATES = {
  'lost-in-the-woods': <State cut="M17 7l5 8h-2l5 10h-6v7h-4v-7H9l5-10h-2zM33 12l4 7h-2l4 8h-4v5h-4v-5h-4l4-8h-2z" />,
  deluded: (
    <State cut="M20 21a5 5 0 0 1 10 0 8.5 8.5 0 0 1-17 0 12 12 0 0 1 24 0h-4a8 8 0 0 0-16 0 4.5 4.5 0 0 0 9 0 1 1 0 0 0-2 0z" />
  ),
  envious: (
    <State cut="M8 20c4-7 9-11 16-11s12 4 16 11c-4 7-9 10-16 10S12 27 8 20zM20 19.5a4 8 0 0 0 8 0 4 8 0 0 0-8 0z" />
  ),
  miserable: (
    <State cut="M22 12C18 6 9 8 10 16c1 6 6 11 12 16l-2-7 4-5-4-4zM26 13c4-7 12-5 12 3 0 6-6 11-12 16l-2-6 4-6-4-4z" />
  ),
  'twice-miserable': (
    <State cut="M14 13c-2-4-8-3-8 3 0 4 4 8 8 11l-1-5 2-3-3-2zM16 13c3-4 8-2 8 3 0 4-4 8-8 11l-1-4 3-4-3-2zM32 13c-2-4-7-3-7 3 0 4 4 8 7 11l-1-5 2-3-3-2zM34 13c3-4 8-2 8 3 0 4-4 8-8 11l-1-4 3-4-3-2z" />
  ),
};
