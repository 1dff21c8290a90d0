import { loadRules } from '../play/rules.ts';
import type { GameFace } from '../table/face.ts';

/** The faces of games that have a board; each is loaded when it is first needed. */
const FACES: { readonly [game: string]: () => Promise<GameFace> } = {
  nocturne: async () => (await import('./nocturne/face.tsx')).nocturneFace,
  noctiluca: async () => (await import('./noctiluca/face.tsx')).noctilucaFace,
};

/** Whether a game has a board; without one it is played by the list of its answers. */
export const hasBoard = (game: string): boolean => Object.hasOwn(FACES, game);

const loaded = new Map<string, Promise<GameFace>>();

/** A game's face, loaded once. */
export function loadFace(game: string): Promise<GameFace> {
  const known = loaded.get(game) ?? load(game);
  loaded.set(game, known);
  return known;
}

async function load(game: string): Promise<GameFace> {
  const face = hasBoard(game) ? FACES[game] : undefined;
  if (face !== undefined) return face();
  const [rules, { plainFace }] = await Promise.all([loadRules(game), import('./plain/face.tsx')]);
  return plainFace(rules);
}
