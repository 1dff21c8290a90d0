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

/** Starts a game against two bots, or as many as it takes; the address of its table. */
export async function quickGame(game: string): Promise<string> {
  const { rules } = await loadFace(game);
  const { name } = useSettings.getState();
  const players = rules.seats.includes(3) ? 3 : (rules.seats.at(-1) as number);
  const bots = (['steady', 'gentle', 'steady', 'gentle', 'steady'] as const).slice(0, players - 1);
  const sitters = [meSitter(name), ...bots.map((grade, nth) => botSitter(grade, nth))];
  const options = rules.options({ ...rules.atTables, ...rules.modes[0]?.options, players });
  if (!options.ok) throw new Error(options.fault.what);
  return begin({ game: rules, options: options.value, sitters });
}
