/** How far a lesson was played on this device: the step that comes next, or that it was finished. */
type Progress = number | 'done';

const keyOf = (game: string): string => `nightjar.lesson.${game}`;

/** Null for a lesson that was never begun. */
export function progressIn(game: string): Progress | null {
  try {
    const kept = localStorage.getItem(keyOf(game));
    if (kept === 'done') return 'done';
    return kept !== null && /^\d{1,2}$/.test(kept) ? Number(kept) : null;
  } catch {
    return null;
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), String(progress));
  } catch {
    // Where nothing may be kept, a lesson begins anew.
  }
}
