import type { View } from '@nightjar/nocturne';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Value } from '../message.ts';
import { spaceOf } from './seen.ts';

/** How the things are called that a question is about. */
export interface Namer {
  readonly who: (side: number) => Value;
  readonly token: (id: string) => Value;
  readonly name: (id: string) => string;
}

/** The question in the words that fit what lies on the table. Variants for that come after a dot. */
export function questionOf(question: string, view: View | null, lang: Lang, { who, token, name }: Namer): string {
  const said = catalogue(lang, 'nocturne');
  const plain = said.find(`question.${question}`) ?? question;
  if (view === null || view.question !== question) return plain;
  if (question === 'start') {
    if (!view.opened) return said.say('question.start.first');
    return view.tied === null ? plain : said.say('question.start.tied');
  }
  if (question === 'answer') {
    const lies = spaceOf(view, view.highest)?.token;
    return lies ? said.say('question.answer.seen', { token: token(lies.token), side: who(lies.side) }) : plain;
  }
  if (question === 'dedicate') {
    const lies = spaceOf(view, view.waiting[0] ?? null)?.token;
    return lies ? said.say('question.dedicate.seen', { token: token(lies.token) }) : plain;
  }
  if (question === 'tier') {
    const own = view.sides[view.asked ?? -1];
    const next = own?.concoctions?.[own.tiers?.length ?? 0];
    return next === undefined ? plain : said.say('question.tier.seen', { concoction: name(next) });
  }
  return plain;
}
