import { type Lang, SOURCE } from '@nightjar/words';

/** One numbered clause of a game's rules. */
interface Clause {
  readonly id: string;
  readonly text: string;
  /** Where it comes from, as the rules tag it: both books, one of them, or a ruling with its reason. */
  readonly source: string;
}

export interface Section {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** What the text calls by its name in the program, in words: an option or a value of one; itself where it is neither. */
export type Named = (code: string) => string;

/** Where a clause's text ends and its source begins. */
const TAG = /\[(EN|DE|RULING|RULEBOOK|SOURCE|BASE|CARD|ERRATA)/;

/** The numbered clauses in a rules text, section by section. Appendices are for the workshop and left out. */
export function readClauses(markdown: string, named: Named = (code) => code): Section[] {
  const sections: { title: string; clauses: Clause[] }[] = [];
  let columns: readonly string[] = [];
  const lines = markdown.split('\n');
  for (const [i, line] of lines.entries()) {
    if (line.startsWith('## ')) sections.push({ title: plain(line.slice(3), named), clauses: [] });
    if (/^\| ?---/.test(line)) columns = cellsOf(lines[i - 1] ?? '').slice(1);
    const listed = /^- \*\*([A-Z]+-[\w.-]+)\*\* (.*)$/.exec(line);
    const row = /^\| \*\*([A-Z]+-[\w.-]+)\*\* \|/.exec(line);
    const id = listed?.[1] ?? row?.[1];
    if (id === undefined) continue;
    const text = listed?.[2] ?? rowText(columns, cellsOf(line).slice(1));
    const tag = text.search(TAG);
    sections.at(-1)?.clauses.push({
      id,
      text: plain(tag < 0 ? text : text.slice(0, tag), named),
      source: tag < 0 ? '' : plain(text.slice(tag), named),
    });
  }
  return sections.filter(({ clauses }) => clauses.length > 0);
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A row of a table, each cell with what its column is called; a column of mere numbers has no name. */
const rowText = (columns: readonly string[], cells: readonly string[]): string =>
  cells
    .map((cell, i) => ({ cell, column: columns[i] ?? '' }))
    .filter(({ column }) => column !== '#')
    .map(({ cell, column }) => (column === '' ? cell : `${column.charAt(0).toUpperCase()}${column.slice(1)}: ${cell}`))
    .join(' · ');

/** Text as people read it: values of the box in brackets, names of the program in words, and no marks. */
const plain = (markdown: string, named: Named): string =>
  markdown
    .replace(/\s*\*\((?:data|Daten)\)\*/g, '')
    .replace(/\*\((?:data|Daten)[:;] ([^)]*)\)\*/g, '($1)')
    .replace(/`([^`]*)`/g, (_, code: string) => named(code))
    .replace(/\*\*|\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Sections with the clauses that hold every word, by number or text; all of them for no words. */
export function findClauses(sections: readonly Section[], wanted: string): Section[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  return sections.flatMap(({ title, clauses }) => {
    const found = clauses.filter(({ id, text }) => {
      const hay = `${id} ${title} ${text}`.toLowerCase();
      return words.every((word) => hay.includes(word));
    });
    return found.length === 0 ? [] : [{ title, clauses: found }];
  });
}

/** Every game's numbered rules: `<game>.md`, and `<game>.<language>.md` in other languages than English. */
const RULES = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

const kept = (name: string) => RULES[`../../../../docs/rules/${name}.md`];

/** A game's rules, and the language they are told in. */
export interface Rules {
  readonly lang: Lang;
  readonly sections: readonly Section[];
}

/** A game's rules in a language, or in English where they are not told in it; none for a game without numbered rules. */
export async function loadRules(game: string, lang: Lang, named?: Named): Promise<Rules> {
  const own = kept(`${game}.${lang}`);
  const load = own ?? kept(game);
  return {
    lang: own === undefined ? SOURCE : lang,
    sections: load === undefined ? [] : readClauses(await load(), named),
  };
}
