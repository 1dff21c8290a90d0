import type { View } from '@nightjar/noctiluca';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import { ownJars } from './seen.ts';

/** The question in the words that fit what lies on the table. Variants for that come after a dot. */
export function questionOf(
  question: string,
  view: View | null,
  lang: Lang,
  { name, dice }: { readonly name: (id: string) => string; readonly dice: (dice: View['haul']) => string },
): string {
  const said = catalogue(lang, 'noctiluca');
  if (view?.question === question) {
    const [jar, other] = ownJars(view);
    if (question === 'place' && view.placing !== null && jar !== undefined && other !== undefined) {
      return said.say('question.place.seen', { colour: name(view.placing), jar: name(jar), other: name(other) });
    }
    if (question === 'passed') {
      const isOne = Object.values(view.haul).reduce((sum, n) => sum + n, 0) === 1;
      const may = isOne ? 'question.passed.one' : 'question.passed.seen';
      const must = isOne ? 'question.passed.must.one' : 'question.passed.must';
      return said.say(view.options.passedDice === 'must' ? must : may, { dice: dice(view.haul) });
    }
  }
  return said.find(`question.${question}`) ?? question;
}
