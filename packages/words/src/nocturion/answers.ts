import { type Answer, type Resources, readAnswer, type View } from '@nightjar/nocturion';
import { catalogue } from '../catalogue.ts';
import type { Args, Value } from '../message.ts';
import { listed, textOf } from '../table.ts';
import type { Entry } from '../words.ts';
import { beastText, effectText, houseText } from './effects.ts';
import { resourcesInWords } from './names.ts';
import { operationsOf, ownHouse, sourceIn } from './seen.ts';
import type { Things } from './things.ts';

/** Which text an answer has; variants come after a dot. */
function answerKey(answer: Answer, view: View | null, things: Things): string {
  switch (answer.kind) {
    case 'arrow':
      return beastCalled(answer.beast, things) === undefined ? 'arrow' : 'arrow.seen';
    case 'ability':
      return abilityIn(answer.number, view, things) === undefined ? 'ability' : 'ability.seen';
    case 'pass':
      return answer.until === 'window' ? 'pass' : `pass.${answer.until}`;
    case 'accept':
    case 'decline': {
      const key = `${view?.question ?? ''}.${answer.kind}`;
      return catalogue(things.lang, 'nocturion').has(`answer.${key}`) ? key : answer.kind;
    }
    case 'discard':
      return isResource(answer.what, things) ? 'discard.resource' : 'discard';
    default:
      return answer.kind;
  }
}

const beastCalled = (id: string, { edition }: Things) => edition.beasts.entries.find((beast) => beast.id === id);
const isResource = (id: string, { edition }: Things): boolean =>
  edition.resources.entries.some((resource) => resource.id === id);

const abilityIn = (number: number, view: View | null, { edition }: Things) =>
  edition.houses.entries.find(({ id }) => id === ownHouse(view))?.abilities[number - 1];

function argsOf(answer: Answer, view: View | null, things: Things): Args {
  const { who, thing, lang } = things;
  switch (answer.kind) {
    case 'arrow': {
      const to = answer.die + (beastCalled(answer.beast, things)?.arrow ?? 0);
      return { beast: thing(answer.beast), die: answer.die, from: answer.die, to };
    }
    case 'ability': {
      const ability = abilityIn(answer.number, view, things);
      return { number: answer.number, text: ability === undefined ? '' : houseText(ability, lang) };
    }
    case 'curse':
      return { side: who(answer.seat) };
    case 'discard':
      return { thing: thing(answer.what) };
    default:
      return Object.fromEntries(
        Object.entries(answer).map(([key, value]): [string, Value] => [
          key,
          typeof value === 'string' ? thing(value) : (value ?? ''),
        ]),
      );
  }
}

/** One of several ways to go on: by the first thing it does, or in full where another begins alike. */
function wayOf({ operation, number }: Extract<Answer, { kind: 'choose' }>, view: View | null, things: Things): string {
  const short = catalogue(things.lang, 'nocturion').find(`way.${operation}`) ?? operation;
  const source = sourceIn(view);
  if (number === null || source === null) return short;
  for (const step of operationsOf(source, things.edition)) {
    const way = step.op === 'choose' ? step.options[number - 1] : undefined;
    if (way !== undefined) return effectText(way, things.lang);
  }
  return short;
}

/** An answer in full; several on lines of their own one after the other. */
export function answerOf(text: string, view: View | null, things: Things): string {
  const lines = text.split('\n');
  if (lines.length > 1) {
    return listed(
      lines.map((line) => answerOf(line, view, things)),
      things.lang,
    );
  }
  const answer = readAnswer(text);
  if (answer === null) return text;
  if (answer.kind === 'choose') return wayOf(answer, view, things);
  const key = `answer.${answerKey(answer, view, things)}`;
  return catalogue(things.lang, 'nocturion').find(key, argsOf(answer, view, things)) ?? text;
}

/** What an answer is about, as somebody reads it who has only its text: a Beast with its ability, or the answer in full. */
export function glossOf(text: string, view: View | null, things: Things): string {
  const answer = readAnswer(text);
  if (answer === null) return '';
  const beast = 'beast' in answer && answer.kind !== 'arrow' ? beastCalled(answer.beast, things) : undefined;
  const whole = answerOf(text, view, things);
  if (beast === undefined) return whole;
  return catalogue(things.lang, 'nocturion').say('gloss', { answer: whole, text: beastText(beast, things.lang) });
}

/** Answers stand under what is done, with what it costs; those of which there is one stand by themselves. */
export function entryOf(text: string, view: View | null, things: Things): Entry {
  const said = catalogue(things.lang, 'nocturion');
  const answer = readAnswer(text);
  const key = answer === null ? '' : answerKey(answer, view, things);
  const group = said.find(`heading.${key}`) ?? said.find(`heading.${answer?.kind ?? ''}`);
  if (answer === null || group === null) return { group: null, label: answerOf(text, view, things) };
  return { group, label: labelOf(answer, view, things) };
}

function labelOf(answer: Answer, view: View | null, things: Things): string {
  const said = catalogue(things.lang, 'nocturion');
  const { edition, thing, who } = things;
  const args = argsOf(answer, view, things);
  const priced = (cost: Resources | undefined): string =>
    cost === undefined ? '' : resourcesInWords(cost, things.lang);
  switch (answer.kind) {
    case 'activate':
    case 'arrow':
    case 'change':
    case 'exchange':
      return said.find(`label.${answer.kind}`, args) ?? '';
    case 'ability':
      return textOf(args['text'] ?? '') || String(answer.number);
    case 'equip': {
      const house = ownHouse(view);
      const card = edition.heirlooms.entries.find((one) => one.house === house && one.type === answer.armor);
      const armor = thing(answer.armor);
      return card === undefined ? textOf(armor) : said.say('label.priced', { thing: armor, cost: priced(card.cost) });
    }
    case 'quest': {
      const card = edition.quests.entries.find(({ id }) => id === answer.quest);
      return said.say('label.quest', { quest: thing(answer.quest), cost: priced(card?.cost) });
    }
    case 'exhaust':
    case 'refresh': {
      const owner = view?.seats.find(({ menagerie }) => menagerie.some((one) => one?.beast === answer.beast));
      const beast = thing(answer.beast);
      return owner === undefined ? textOf(beast) : said.say('label.of', { beast, side: who(owner.seat) });
    }
    default: {
      const [first = ''] = Object.values(args).slice(answer.kind === 'curse' || answer.kind === 'discard' ? 0 : 1);
      return textOf(first);
    }
  }
}
