import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Value } from '../message.ts';
import { textOf } from '../table.ts';
import type { GoalCard, NocturneEdition, OpponentCard } from './edition.ts';

/** The things that have names, as keys of the catalogue begin. */
export type Section =
  | 'symbols'
  | 'tiles'
  | 'goals'
  | 'concoctions'
  | 'characters'
  | 'abilities'
  | 'abilityTexts'
  | 'objectives'
  | 'achievements'
  | 'modifiedGames'
  | 'soloBands';

/** A name or text by its section and id; the id itself where nobody has named it. */
export const term = (section: Section, id: string, lang: Lang): string => textOf(termName(section, id, lang));

/** The same as messages take it, in the form they need. */
const termName = (section: Section, id: string, lang: Lang): Value =>
  catalogue(lang, 'nocturne').findName(`${section}.${id}`) ?? id;

/** What a player must know about the box: which of its numbers are not the printed ones. */
export const notice = (lang: Lang): string => catalogue(lang, 'nocturne').say('notice');

/** A token as it is spoken of: the 4, the star, the shadow 8. */
export const tokenWord = (token: string, lang: Lang): string => textOf(tokenName(token, lang));

/** The same as messages take it, in the form they need. */
export function tokenName(token: string, lang: Lang): Value {
  const said = catalogue(lang, 'nocturne');
  if (token === 'star') return said.name('token.star');
  const [, shadow, number] = /^(s?)(\d+)$/.exec(token) ?? [];
  if (number === undefined) return token;
  return said.name(shadow === '' ? 'token.number' : 'token.shadow', { n: number });
}

/** What things are called, by id. */
export function namesOf(edition: NocturneEdition, lang: Lang): ReadonlyMap<string, Value> {
  const { tiles, twilightGoals, moonlightGoals, concoctions, characters, achievements, solo } = edition;
  const abilities = characters.list.map(({ ability }) => ability);
  const listed: readonly (readonly [Section, readonly { readonly id: string }[]])[] = [
    ['tiles', tiles.kinds],
    ['goals', [...twilightGoals.list, ...moonlightGoals.list]],
    ['concoctions', [...concoctions.starters, ...concoctions.deck]],
    ['characters', characters.list],
    ['abilities', abilities],
    ['achievements', achievements.list],
  ];
  const names = new Map(
    listed.flatMap(([section, all]) => all.map(({ id }) => [id, termName(section, id, lang)] as const)),
  );
  for (const { id, mushroom, enchanted } of tiles.kinds)
    if (mushroom && !enchanted) names.set(mushroom, termName('tiles', id, lang));
  for (const card of solo.deck.cards) names.set(card.id, cardWords(card, lang));
  return names;
}

/** A solo card in short: what it answers with and where, what it starts with, and whether it dedicates. */
function cardWords(card: OpponentCard, lang: Lang): string {
  const said = catalogue(lang, 'nocturne');
  const { power, startingSpell: start, spriteIcon } = card;
  const answer = said.find(`power.${power.kind}`, { value: power.value ?? '' }) ?? power.kind;
  const about = { answer, direction: directionOf(card, lang), start };
  return said.say(spriteIcon ? 'card.sprite' : 'card', about);
}

const directionOf = ({ direction }: OpponentCard, lang: Lang): string =>
  catalogue(lang, 'nocturne').find(`direction.${direction}`) ?? direction;

/** What a solo card bids the opponent do, step by step (NOC-19.7–19.14). */
export function cardSteps(card: OpponentCard, lang: Lang): string[] {
  const said = catalogue(lang, 'nocturne');
  const { power, startingSpell, spriteIcon } = card;
  return [
    said.find(`step.${power.kind}`, { value: power.value ?? '' }) ?? power.kind,
    said.say('step.direction', { direction: directionOf(card, lang) }),
    said.say(spriteIcon ? 'step.icon' : 'step.noIcon'),
    said.say('step.start', { value: startingSpell }),
  ];
}

/** What a scenario asks for besides its points. */
export const objectives = (scenario: NocturneEdition['scenarios']['list'][number], lang: Lang): readonly string[] =>
  scenario.objectives.map((_, i) => term('objectives', `${scenario.id}.${i + 1}`, lang));

/** A goal in two or three words, for where space is scarce. */
export const goalInShort = ({ kind, params }: GoalCard, lang: Lang): string =>
  catalogue(lang, 'nocturne').find(`goal.${kind}`, { ...params }) ?? kind;
