import { useSettings } from '../settings.ts';
import type { GameFace, LoadedFace } from '../table/face.ts';

/** The games that can be played here; each is loaded when it is first needed. */
const FACES: readonly GameFace[] = [
  { game: 'nocturne', load: async () => (await import('./nocturne/face.tsx')).nocturneFace },
  { game: 'noctiluca', load: async () => (await import('./noctiluca/face.tsx')).noctilucaFace },
];

const loaded = new Map<string, Promise<LoadedFace>>();

async function withWords(face: GameFace): Promise<LoadedFace> {
  const known = await face.load();
  await known.load(useSettings.getState().lang);
  return known;
}

/** A game's face, loaded once, with its words in the language of the moment. */
export function loadFace(game: string): Promise<LoadedFace> {
  const face = FACES.find((known) => known.game === game);
  if (face === undefined) return Promise.reject(new Error(`no game is called ${game}`));
  const known = loaded.get(game) ?? withWords(face);
  loaded.set(game, known);
  return known;
}
