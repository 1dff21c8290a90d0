import type { ReactNode } from 'react';

/** The Curses by their ids. */
export const CURSES: { readonly [id: string]: ReactNode } = {};
