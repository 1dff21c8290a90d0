import dominion from './posters/dominion.svg';
import noctiluca from './posters/noctiluca.svg';
import nocturion from './posters/nocturion.svg';
import nocturne from './posters/nocturne.svg';

/** Each game's night as a scene. */
export const POSTERS: { readonly [game: string]: string } = { nocturne, noctiluca, nocturion, dominion };
