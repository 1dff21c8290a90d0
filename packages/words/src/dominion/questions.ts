import type { View } from '@nightjar/dominion';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Args, Value } from '../message.ts';
import { effectIn } from './seen.ts';

/** Cards that questions and answers speak of by name. */
const SPOKEN_OF: { readonly [arg: string]: string } = {
  moat: 'moat',
  hound: 'faithful-hound',
  pixie: 'pixie',
  changeling: 'changeling',
  ghost: 'ghost',
};

export const spokenOf = (thing: (id: string) => Value): Args =>
  Object.fromEntries(Object.entries(SPOKEN_OF).map(([arg, id]) => [arg, thing(id)]));

/** What the question is asked about. */
export interface Cards {
  readonly thing: (id: string) => Value;
  readonly isTreasure: (id: string) => boolean;
}

/** The question in the words that fit what lies on the table, after the name of the card that asks it. */
export function questionOf(question: string, view: View | null, lang: Lang, { thing, isTreasure }: Cards): string {
  const said = catalogue(lang, 'dominion');
  const plain = said.find(`question.${question}`, spokenOf(thing)) ?? question;
  if (view === null || view.decision?.question !== question) return plain;
  const { actions, coins, buys, decision, looking } = view;
  if (question === 'buyPhase') {
    const isRich = view.mayPlayTreasures && view.seats[decision.seat]?.hand?.some(isTreasure) === true;
    return said.say(isRich ? 'question.buyPhase.treasures' : 'question.buyPhase.seen', { coins, buys });
  }
  if (question === 'actionPhase') return said.say('question.actionPhase.seen', { actions });
  const about = looking?.about ?? null;
  const named = about === null ? {} : { ...spokenOf(thing), about: thing(about) };
  const asked = (about === null ? null : said.find(`question.${question}.about`, named)) ?? plain;
  const effect = effectIn(view);
  const whole =
    effect === null || question === 'chooseTrigger'
      ? asked
      : said.say('question.of', { card: thing(effect), question: asked });
  const { made, min, max } = decision;
  if (min === undefined || max === undefined || max < 2) return whole;
  return said.say(min === max ? 'progress.exactly' : 'progress.upTo', { question: whole, made, max });
}
