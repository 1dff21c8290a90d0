import type { ReactNode } from 'react';

/** The Beasts by their ids. */
export const BEASTS: { readonly [id: string]: ReactNode } = {};
