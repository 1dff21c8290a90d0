import { useEffect, useState } from 'react';
import { loadFace } from '../boards/faces.ts';
import type { LoadedFace } from '../table/face.ts';

/** A game's face; null until it is loaded, and for a game that is not played here. */
export function useFace(game: string): LoadedFace | null {
  const [face, setFace] = useState<LoadedFace | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadFace(game).then(
      (loaded) => isCurrent && setFace(loaded),
      () => isCurrent && setFace(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return face;
}
