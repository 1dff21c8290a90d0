import { cancel, intro, isCancel, select } from '@clack/prompts';
import type { AnyGame } from '@nightjar/kernel';
import { LANGS, load, text, tongueOf } from '@nightjar/words';
import { modeOf, type SettingFlags } from './setting.ts';
import { Trouble } from './trouble.ts';
import { langOf, tell } from './words/words.ts';

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
  await Promise.all(LANGS.map((each) => load(each, 'shell', 'terminal')));
  const lang = langOf(
    await chosen(
      LANGS.map((each) => text(each, 'settings.language')).join(' / '),
      LANGS.map((each) => ({ value: each, label: tongueOf(each) })),
    ),
  );
  const mode = await chosen(
    tell(lang, 'ask.mode'),
    game.modes.map(({ id }) => ({ value: id, label: id })),
  );
  const players = await chosen(
    tell(lang, 'ask.players'),
    modeOf(game, mode).seats.map((n) => ({
      value: String(n),
      label: n === 1 ? tell(lang, 'ask.alone') : String(n),
    })),
  );
  if (players === '1') return { lang, mode, players, people: '1' };
  const people = await chosen(
    tell(lang, 'ask.people'),
    Array.from({ length: Number(players) }, (_, i) => ({ value: String(i + 1), label: String(i + 1) })),
  );
  if (people === players) return { lang, mode, players, people };
  const bot = await chosen(tell(lang, 'ask.bot'), BOTS);
  return { lang, mode, players, people, bot };
}

async function chosen(message: string, options: { value: string; label: string }[]): Promise<string> {
  const answer = await select({ message, options });
  if (!isCancel(answer)) return answer;
  cancel('–');
  throw new Trouble(0, 'nothing was chosen');
}
