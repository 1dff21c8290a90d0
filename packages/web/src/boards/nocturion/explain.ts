import type { Resource, SeatView, SiteView } from '@nightjar/nocturion';
import { beastText, curseText, effectText, houseText, resourcesInWords, term } from '@nightjar/words/nocturion';
import { type Explanation, explains } from '../../kit/explained.tsx';
import type { Part } from './part.ts';
import {
  abilityOf,
  beastIn,
  effectAt,
  heirloomsIn,
  lackingOf,
  priceOf,
  questIn,
  resourceOf,
  resultsOf,
} from './view.ts';

type Explains = ReturnType<typeof explains>;

/** Clauses about the things of our own box stand in the order of the box. */
const clauseOf = (section: number, first: number, place: number): string => `NRN-${section}.${first + place}`;

/** A Location: what it gives, what can be done there, and which dice reach it. */
export function explainLocation(part: Part, { location, district, token, die }: SiteView): Explains {
  const { box, t, name, lang } = part;
  const resource = name(resourceOf(box, location));
  const said = [
    t(token ? 'explainToken' : 'explainNoToken', { resource }),
    `${term('locationAbilities', abilityOf(box, location), lang)}: ${effectText(effectAt(box, location), lang)}`,
    t('districtResults', { district: name(district), results: resultsOf(box, district).join(', ') }),
    ...(die === null ? [] : [t('explainPlaced', { die })]),
  ];
  return explains({
    name: name(location),
    about: location,
    text: said.join('\n'),
    clause: clauseOf(11, 10, box.locations.id.indexOf(location)),
  });
}

/** A Beast: its Resource, Prestige and arrow, and what it does. */
export function beastExplained(part: Part, id: string, note?: string): Explanation {
  const { box, t, name, lang } = part;
  const card = beastIn(box, id);
  if (card === undefined) return { name: name(id) };
  const facts = [
    name(card.resource),
    t('prestigeOf', { n: card.prestige }),
    t(card.arrow > 0 ? 'arrowUp' : 'arrowDown', { n: Math.abs(card.arrow) }),
  ];
  return {
    name: name(id),
    about: id,
    note: facts.join(', '),
    text: [beastText(card, lang), ...(note === undefined ? [] : [note])].join('\n'),
    clause: clauseOf(15, 1, box.beasts.id.indexOf(id)),
  };
}

export function explainCurse(part: Part, id: string): Explains {
  const { box, name, lang } = part;
  const card = box.edition.curses.entries.find((curse) => curse.id === id);
  return explains({
    name: name(id),
    about: id,
    ...(card === undefined ? {} : { text: curseText(card, lang) }),
    clause: clauseOf(17, 1, box.curses.id.indexOf(id)),
  });
}

/** A Quest: what it costs, what of that is missing, and its reward. */
export function explainQuest(part: Part, id: string): Explains {
  const { box, t, name, lang, me, table } = part;
  const card = questIn(box, id);
  if (card === undefined) return explains({ name: name(id) });
  const mine = table.seats[me];
  const said = [
    t('questCosts', { list: resourcesIn(part, priceOf(card.cost)) }),
    t('questReward', { text: effectText(card.reward, lang) }),
    ...(mine === undefined ? [] : [missingIn(part, id, mine)]),
  ];
  return explains({
    name: name(id),
    about: id,
    note: `${t('level', { level: 'I'.repeat(card.level) })}, ${t('prestigeOf', { n: card.prestige })}`,
    text: said.join('\n'),
    clause: 'NRN-18.2',
  });
}

/** What a seat still lacks for a Quest, in a sentence. */
export function missingIn(part: Part, id: string, seat: SeatView): string {
  const { box, t } = part;
  const card = questIn(box, id);
  if (card === undefined) return '';
  const lacks = lackingOf(priceOf(card.cost), seat);
  const armor = card.level - seat.equipped.length;
  const said = [
    ...(armor > 0 ? [t('needsHeirlooms', { n: armor })] : []),
    ...(lacks.length > 0 ? [t('needsResources', { list: resourcesIn(part, lacks) })] : []),
  ];
  return said.length === 0 ? t('needsNothing') : said.join(' ');
}

/** An Heirloom on its stand or beside it. */
export function explainHeirloom(part: Part, house: string | null, armor: string, isEquipped: boolean): Explains {
  const { box, t, name } = part;
  const card = heirloomsIn(box, house).find(({ type }) => type === armor);
  if (card === undefined) return explains({ name: name(armor) });
  const cost = resourcesIn(part, priceOf(card.cost));
  return explains({
    name: name(card.id),
    about: card.id,
    note: t('prestigeOf', { n: card.prestige }),
    text: isEquipped ? t('explainEquipped') : t('explainHeirloom', { list: cost }),
    clause: 'NRN-8.1',
  });
}

/** A house: all it can do. */
export function explainHouse(part: Part, house: string): Explains {
  const { box, name, lang } = part;
  const abilities = box.edition.houses.entries.find(({ id }) => id === house)?.abilities ?? [];
  const said = abilities.map((ability) => `${'I'.repeat(ability.heirlooms)}: ${houseText(ability, lang)}`);
  return explains({ name: name(house), about: house, text: said.join('\n'), clause: 'NRN-8.5' });
}

/** An ability of a house: what it does, and how many Heirlooms unlock it. */
export function explainAbility(part: Part, house: string, nth: number): Explains {
  const { box, t, name, lang } = part;
  const ability = box.edition.houses.entries.find(({ id }) => id === house)?.abilities[nth];
  return explains({
    name: name(house),
    about: house,
    note: t('unlockedBy', { n: ability?.heirlooms ?? 0 }),
    ...(ability === undefined ? {} : { text: houseText(ability, lang) }),
    clause: 'NRN-8.5',
  });
}

/** Resources in words, equal ones counted. */
export const resourcesIn = ({ lang }: Part, resources: readonly Resource[]): string =>
  resourcesInWords(
    Object.fromEntries([...new Set(resources)].map((kind) => [kind, resources.filter((one) => one === kind).length])),
    lang,
  );
