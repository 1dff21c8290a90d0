import type { GameFace, LoadedFace } from '../table/face.ts';

/** The games that can be played here; each is loaded when it is first needed. */
const FACES: readonly GameFace[] = [
  { game: 'nocturne', load: async () => (await import('./nocturne/face.tsx')).nocturneFace },
  { game: 'noctiluca', load: async () => (await import('./noctiluca/face.tsx')).noctilucaFace },
];

const loaded = new Map<string, Promise<LoadedFace>>();

/** A game's face, loaded once. */
export function loadFace(game: string): Promise<LoadedFace> {
  const face = FACES.find((known) => known.game === game);
  if (face === undefined) return Promise.reject(new Error(`no game is called ${game}`));
  const known = loaded.get(game) ?? face.load();
  loaded.set(game, known);
  return known;
}
