import { bad, type Checked, faultText, good, isObject, type Json } from '@nightjar/kernel';
import { titlesOf } from './titles.ts';

/** A source of tests: where it is and what it says. */
export interface TestSource {
  readonly path: string;
  readonly text: string;
}

/** A test whose title names more clauses than one test can prove. */
export interface Overloaded {
  readonly path: string;
  readonly title: string;
  readonly ids: readonly string[];
}

/** Which clauses of a game's rules are held by tests. */
export interface ClauseCoverage {
  /** In the order of the rules. */
  readonly clauses: readonly string[];
  readonly cited: readonly string[];
  /** Neither cited nor excused. */
  readonly missing: readonly string[];
  readonly untestable: Readonly<Record<string, string>>;
  /** Titles that cite more clauses than one test can prove. */
  readonly overloaded: readonly Overloaded[];
  /** Faults: an id that does not exist, is defined twice, or is excused and cited. */
  readonly errors: readonly string[];
}

/** `NOC-6.3a`; clauses of a card bear its id: `DOM-C.cellar.1`. */
export const ID = '[A-Z]{2,4}-(?:\\d+(?:\\.\\d+)*[a-z]?|C\\.[a-z][a-z-]*\\.\\d+[a-z]?)';
const MOST_CITED = 3;

/** The ids a numbered rules text defines: in bold, at the head of a list item, a table row or a paragraph. */
export const clausesOf = (rules: string): readonly string[] =>
  [...rules.matchAll(new RegExp(`^[ \\t]*(?:[-*+] |\\d+\\. |\\|[ \\t]*)?\\*\\*(${ID})\\*\\*`, 'gm'))].map(
    (match) => match[1] as string,
  );

/** The ids a title cites. */
export const idsIn = (title: string): readonly string[] => [
  ...new Set([...title.matchAll(new RegExp(`(?<![\\w-])${ID}(?!\\w|\\.\\d)`, 'g'))].map((match) => match[0])),
];

/** Reads the list of clauses no test can hold: `{ "NOC-2.10": "about the product, not the rules" }`. */
export function untestableFrom(json: Json): Checked<Readonly<Record<string, string>>> {
  if (!isObject(json)) return bad('', 'the untestable clauses are a JSON object');
  for (const [id, reason] of Object.entries(json)) {
    if (!new RegExp(`^${ID}$`).test(id)) return bad(id, 'is no clause id');
    if (typeof reason !== 'string' || reason.trim() === '') return bad(id, 'must have a reason');
  }
  return good(json as Readonly<Record<string, string>>);
}

/** The coverage of one game's rules. Ids of other games, known by their prefix, are not its concern. */
export function clauseCoverage(rules: string, tests: readonly TestSource[], excused: Json = {}): ClauseCoverage {
  const defined = clausesOf(rules);
  const clauses = [...new Set(defined)];
  const prefixes = new Set(clauses.map(prefixOf));
  const isOurs = (id: string): boolean => prefixes.has(prefixOf(id));
  const errors = [...new Set(defined.filter((id, i) => defined.indexOf(id) !== i))].map(
    (id) => `${id} is defined twice`,
  );
  const read = untestableFrom(excused);
  if (!read.ok) errors.push(`untestable: ${faultText(read.fault)}`);
  const untestable = Object.fromEntries(Object.entries(read.ok ? read.value : {}).filter(([id]) => isOurs(id)));

  const cited = new Set<string>();
  const overloaded: Overloaded[] = [];
  for (const { path, text } of tests) {
    for (const title of titlesOf(text)) {
      const ids = idsIn(title);
      if (ids.length > MOST_CITED && ids.some(isOurs)) overloaded.push({ path, title, ids });
      for (const id of ids.filter(isOurs)) {
        if (clauses.includes(id)) cited.add(id);
        else errors.push(`${path}: "${title}" cites ${id}, which does not exist`);
      }
    }
  }
  for (const id of Object.keys(untestable)) {
    if (!clauses.includes(id)) errors.push(`${id} is listed as untestable and does not exist`);
    if (cited.has(id)) errors.push(`${id} is listed as untestable and cited by a test`);
  }
  const missing = clauses.filter((id) => !cited.has(id) && !Object.hasOwn(untestable, id));
  return { clauses, cited: clauses.filter((id) => cited.has(id)), missing, untestable, overloaded, errors };
}

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));
