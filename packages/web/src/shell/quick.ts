import { loadFace } from '../boards/faces.ts';
import { begin } from '../play/here.ts';
import { useSettings } from '../settings.ts';
import { botSitter, meSitter } from './sitters.ts';

/** Loads a game while nobody waits for it, so that the first click is answered at once. */
export function prepare(game: string): void {
  const load = (): void => {
    void loadFace(game).catch(() => undefined);
    void import('../table/table-page.tsx').catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
  else setTimeout(load, 300);
}

/** Starts a game against two bots; the address of its table. */
export async function quickGame(game: string): Promise<string> {
  const { rules } = await loadFace(game);
  const { name } = useSettings.getState();
  const sitters = [meSitter(name), botSitter('steady', 0), botSitter('gentle', 1)];
  const options = rules.options({ players: sitters.length });
  if (!options.ok) throw new Error(options.fault.what);
  return begin({ game: rules, options: options.value, sitters });
}
