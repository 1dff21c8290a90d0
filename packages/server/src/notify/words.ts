import { catalogue, LANGS, type Lang, load, together } from '@nightjar/words';

/** The words of a notice. They name the players and whose turn it is, and nothing about the game itself. */
export interface Word {
  readonly title: string;
  readonly text: string;
}

// A receiver may read any language.
await Promise.all(LANGS.map((lang) => load(lang, 'shell', 'notices')));

export function turnWord(lang: Lang, game: string, others: readonly string[]): Word {
  const said = catalogue(lang, 'notices');
  return {
    title: said.say('turn.title', { game: catalogue(lang, 'shell').find(`game.${game}`) ?? game }),
    text: said.say('turn.text', { others: together(others, lang), count: others.length }),
  };
}

export function recoverWord(lang: Lang, code: string): Word {
  const said = catalogue(lang, 'notices');
  return { title: said.say('recover.title'), text: said.say('recover.text', { code }) };
}

export function confirmWord(lang: Lang, code: string): Word {
  const said = catalogue(lang, 'notices');
  return { title: said.say('confirm.title'), text: said.say('confirm.text', { code }) };
}
