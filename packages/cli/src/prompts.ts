import { cancel, intro, isCancel, select } from '@clack/prompts';
import type { AnyGame } from '@nightjar/kernel';
import { modeOf, type SettingFlags } from './setting.ts';
import { Trouble } from './trouble.ts';

/** What the command line says about a game at this terminal. */
export interface PlayFlags extends SettingFlags {
  readonly people?: string;
  readonly bot?: string;
  readonly names?: string;
  readonly seed?: string;
  readonly lang?: string;
  readonly load?: string;
}

const BOTS = [
  { value: 'search:1000', label: 'search:1000 – the usual opponent' },
  { value: 'search:200', label: 'search:200 – plays quickly and well' },
  { value: 'search:5000', label: 'search:5000 – thinks longer' },
  { value: 'greedy', label: 'greedy – looks one answer ahead' },
  { value: 'random', label: 'random – anything legal' },
];

/** Asks somebody at the terminal how they want to play. */
export async function askSetting(game: AnyGame): Promise<PlayFlags> {
  intro(`nightjar: ${game.name}`);
  const lang = await chosen('Language / Sprache', [
    { value: 'en', label: 'English' },
    { value: 'de', label: 'Deutsch' },
  ]);
  const isGerman = lang === 'de';
  const mode = await chosen(
    isGerman ? 'Spielweise' : 'Way to play',
    game.modes.map(({ id }) => ({ value: id, label: id })),
  );
  const players = await chosen(
    isGerman ? 'Wie viele spielen?' : 'How many play?',
    modeOf(game, mode).seats.map((n) => ({
      value: String(n),
      label: n === 1 ? (isGerman ? '1 (allein)' : '1 (solo)') : String(n),
    })),
  );
  if (players === '1') return { lang, mode, players, people: '1' };
  const people = await chosen(
    isGerman ? 'Wie viele davon sitzen hier?' : 'How many of them sit here?',
    Array.from({ length: Number(players) }, (_, i) => ({ value: String(i + 1), label: String(i + 1) })),
  );
  if (people === players) return { lang, mode, players, people };
  const bot = await chosen(isGerman ? 'Gegen wen?' : 'Against whom?', BOTS);
  return { lang, mode, players, people, bot };
}

async function chosen(message: string, options: { value: string; label: string }[]): Promise<string> {
  const answer = await select({ message, options });
  if (!isCancel(answer)) return answer;
  cancel('–');
  throw new Trouble(0, 'nothing was chosen');
}
