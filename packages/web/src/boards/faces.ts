import type { Words } from '@nightjar/words';
import { lazy } from 'react';
import { loadRules } from '../play/rules.ts';
import { useSettings } from '../settings.ts';
import type { GameFace } from '../table/face.ts';

/** What is wanted of Dominion before there is a table, loaded by itself: a table does not wait for it. */
const KINGDOMS: Pick<GameFace, 'Options' | 'Preview'> = {
  Options: lazy(async () => ({ default: (await import('./dominion/kingdom/chooser.tsx')).Chooser })),
  Preview: lazy(async () => ({ default: (await import('./dominion/kingdom/laid-out.tsx')).LaidOut })),
};

/** The faces of games that have a board; each is loaded when it is first needed. */
const FACES: { readonly [game: string]: () => Promise<GameFace> } = {
  nocturne: async () => (await import('./nocturne/face.tsx')).nocturneFace,
  noctiluca: async () => (await import('./noctiluca/face.tsx')).noctilucaFace,
  dominion: async () => ({ ...(await import('./dominion/face.tsx')).dominionFace, ...KINGDOMS }),
  nocturion: async () => (await import('./nocturion/face.tsx')).nocturionFace,
};

const plainWords = async (): Promise<Words<string>> => (await import('@nightjar/words/plain')).plainWords;

/** Whether a game has a board; without one it is played by the list of its answers. */
export const hasBoard = (game: string): boolean => Object.hasOwn(FACES, game);

const loaded = new Map<string, Promise<GameFace>>();

/** A game's face, loaded once, with its words in the language of the moment. */
export function loadFace(game: string): Promise<GameFace> {
  const known = loaded.get(game) ?? withWords(game);
  loaded.set(game, known);
  return known;
}

async function withWords(game: string): Promise<GameFace> {
  const face = await faceOf(game);
  await face.load(useSettings.getState().lang);
  return face;
}

async function faceOf(game: string): Promise<GameFace> {
  const face = hasBoard(game) ? FACES[game] : undefined;
  if (face !== undefined) return face();
  const [rules, words, { plainFace }] = await Promise.all([loadRules(game), plainWords(), import('./plain/face.tsx')]);
  return plainFace(rules, words);
}
