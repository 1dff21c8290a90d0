import { GAMES } from '@nightjar/games';
import { catalogue, type Lang } from '@nightjar/words';

/** What the deal of the day of a game is called. */
export const dailyName = (game: string, lang: Lang): string => {
  const shell = catalogue(lang, 'shell');
  return shell.find(`daily.name.${game}`) ?? shell.say('daily.name');
};

/** Whether a game has a deal of the day, told without loading its rules. */
export const hasDaily = (game: string): boolean =>
  GAMES.some(({ name, hasDaily: has }) => name === game && has === true);
