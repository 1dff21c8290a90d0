import { EVENTS, type View } from '@nightjar/nocturion';
import { catalogue } from '../catalogue.ts';
import { asking, locationIn, sourceIn } from './seen.ts';
import type { Things } from './things.ts';

/** What opened the window in which a seat is asked. */
function occasionIn(view: View, { lang, edition, who, thing }: Things): string | null {
  const [event = -1, by = 0, what = -1] = asking(view)?.kept ?? [];
  return catalogue(lang, 'nocturion').find(`occasion.${EVENTS[event] ?? ''}`, {
    seat: who(by),
    target: who(what),
    location: thing(locationIn(view) ?? ''),
    resource: thing(edition.resources.entries[what]?.id ?? ''),
    beast: thing(edition.beasts.entries[what]?.id ?? ''),
    quest: thing(edition.quests.entries[what]?.id ?? ''),
    curse: thing(view.underway.curse ?? ''),
  });
}

/** The question in words that name what it is about; null where nothing is to be named. */
function seenQuestion(question: string, view: View, things: Things): string | null {
  const said = catalogue(things.lang, 'nocturion');
  switch (question) {
    case 'location':
      return said.say('question.location.seen', { location: things.thing(locationIn(view) ?? '') });
    case 'reward': {
      const quest = things.edition.quests.entries[asking(view)?.card ?? -1]?.id ?? '';
      return said.say('question.reward.seen', { quest: things.thing(quest) });
    }
    case 'curseTarget':
      return said.say('question.curseTarget.seen', { curse: things.thing(view.underway.curse ?? '') });
    case 'react': {
      const occasion = occasionIn(view, things);
      return occasion === null ? null : said.say('question.react.seen', { occasion });
    }
    default:
      return null;
  }
}

/** The question in the words that fit what lies on the table, after the name of the card that asks it. */
export function questionOf(question: string, view: View | null, things: Things): string {
  const said = catalogue(things.lang, 'nocturion');
  const plain = said.find(`question.${question}`) ?? question;
  if (view?.question !== question) return plain;
  const whole = seenQuestion(question, view, things);
  if (whole !== null) return whole;
  const source = sourceIn(view);
  const asked = source === null ? plain : said.say('question.of', { thing: things.thing(source.id), question: plain });
  const n = view.underway.picks.length;
  return n === 0 ? asked : said.say('question.picked', { question: asked, n });
}
