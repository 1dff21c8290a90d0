import { useEffect, useState } from 'react';
import { loadFace } from '../boards/faces.ts';
import type { GameFace } from '../table/face.ts';

/** A game's face; null until it is known and loaded, and for a game that is not played here. */
export function useFace(game: string | null): GameFace | null {
  const [face, setFace] = useState<GameFace | null>(null);
  useEffect(() => {
    if (game === null) return undefined;
    let isCurrent = true;
    loadFace(game).then(
      (loaded) => isCurrent && setFace(loaded),
      () => isCurrent && setFace(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [game]);
  // The face of the game before is no face of this one.
  return face?.rules.name === game ? face : null;
}
