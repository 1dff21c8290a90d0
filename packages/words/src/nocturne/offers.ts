import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import { offersIn } from '../table.ts';
import type { Offer, Offers } from '../words.ts';
import type { NocturneEdition } from './edition.ts';
import { objectives, term } from './names.ts';

/** A scenario's name, and what it asks for. */
export function scenarioOffer(number: number, edition: NocturneEdition, lang: Lang): Offer {
  const said = catalogue(lang, 'nocturne');
  const name = said.say('scenario', { number });
  const row = edition.scenarios.list.find((known) => known.number === number);
  if (row === undefined) return { name, note: '' };
  const note = said.say('scenario.note', {
    character: term('characters', row.character, lang),
    difficulty: said.find(`difficulty.${row.difficulty}`) ?? row.difficulty,
    points: row.points,
    objectives: objectives(row, lang).reduce((before, after) => said.say('scenario.and', { before, after })),
  });
  return { name, note };
}

/** Modes and options of a table in plain words; modified games take their names from the box. */
export function offersOf(lang: Lang, edition: NocturneEdition): Offers {
  const said = catalogue(lang, 'nocturne');
  const named = offersIn(said);
  const modified = (id: string): string | null => said.find(`modifiedGames.${id}`);
  return {
    ...named,
    mode(mode) {
      const scenario = /^scenario-(\d+)$/.exec(mode);
      if (scenario !== null) return scenarioOffer(Number(scenario[1]), edition, lang);
      const offer = named.mode(mode);
      return { ...offer, name: modified(mode) ?? offer.name };
    },
    value: (option, value) =>
      (option === 'modifiedGame' ? modified(String(value)) : null) ?? named.value(option, value),
  };
}
