import { cancel, intro, isCancel, select } from '@clack/prompts';
import { GRADES } from '@nightjar/bots';
import { LANGS, type Lang, load, text, tongueOf } from '@nightjar/words';
import type { Offered } from './games.ts';
import { type BotFlags, modeOf, type SettingFlags, USUAL_BOT } from './setting.ts';
import { langOf, type Spoken } from './spoken.ts';
import { Trouble } from './trouble.ts';
import { gameName, tell } from './words/words.ts';

/** What the command line says about a game at this terminal. */
export interface PlayFlags extends SettingFlags, BotFlags {
  readonly people?: string;
  readonly names?: string;
  readonly seed?: string;
  readonly lang?: Lang;
  readonly load?: string;
}

/** Asks the person at the terminal how they want to play. */
export async function askSetting({ game, words }: Offered, spoken: Spoken): Promise<PlayFlags> {
  await Promise.all([spoken.lang, ...LANGS].map((each) => load(each, 'shell', 'terminal')));
  intro(`nightjar: ${gameName(game.name, spoken.lang)}`);
  const lang = spoken.isAskedFor ? spoken.lang : await askLang();
  await words.load(lang);
  const offers = words.offers(lang, game.edition);
  const mode = await chosen(
    tell(lang, 'ask.mode'),
    game.modes.map(({ id }) => ({ value: id, label: offers.mode(id).name })),
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
  const bot = await chosen(
    tell(lang, 'ask.bot'),
    GRADES.map((grade) => ({ value: grade, label: text(lang, `grade.${grade}`) })),
    USUAL_BOT,
  );
  return { lang, mode, players, people, bots: [bot] };
}

/** Which language the person wants, asked in all of them. */
const askLang = async (): Promise<Lang> =>
  langOf(
    await chosen(
      LANGS.map((each) => text(each, 'settings.language')).join(' / '),
      LANGS.map((each) => ({ value: each, label: tongueOf(each) })),
    ),
  );

async function chosen(message: string, options: { value: string; label: string }[], usual?: string): Promise<string> {
  const answer = await select({ message, options, ...(usual === undefined ? {} : { initialValue: usual }) });
  if (!isCancel(answer)) return answer;
  cancel('–');
  throw new Trouble(0, 'nothingChosen');
}
