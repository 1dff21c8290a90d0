import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Value } from '../message.ts';
import { textOf } from '../table.ts';
import type { GoalCard, NocturneEdition, OpponentCard } from './edition.ts';

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
export function namesOf(edition: NocturneEdition, lang: Lang): ReadonlyMap<string, string> {
  const { tiles, twilightGoals, moonlightGoals, concoctions, characters, achievements, solo } = edition;
  const named = [
    ...tiles.kinds,
    ...twilightGoals.list,
    ...moonlightGoals.list,
    ...concoctions.starters,
    ...concoctions.deck,
    ...characters.list,
    ...characters.list.map(({ ability }) => ability),
    ...achievements.list,
  ];
  const names = new Map(named.map((thing) => [thing.id, thing[lang]]));
  for (const { mushroom, enchanted, [lang]: name } of tiles.kinds)
    if (mushroom && !enchanted) names.set(mushroom, name);
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

/** A goal in two or three words, for where space is scarce. */
export const goalInShort = ({ kind, params }: GoalCard, lang: Lang): string =>
  catalogue(lang, 'nocturne').find(`goal.${kind}`, { ...params }) ?? kind;
