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

/** The numbered clauses in a rules text, section by section. Appendices are for the workshop and left out. */
export function readClauses(markdown: string): Section[] {
  const sections: { title: string; clauses: Clause[] }[] = [];
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) sections.push({ title: plain(line.slice(3)), clauses: [] });
    const listed =
      /^- \*\*([A-Z]+-[\w.-]+)\*\* (.*)$/.exec(line) ?? /^\| \*\*([A-Z]+-[\w.-]+)\*\* \| (.*) \|$/.exec(line);
    if (listed === null) continue;
    const text = (listed[2] as string).replaceAll(' | ', ' · ');
    const tag = text.search(/\[(EN|DE|RULING|RULEBOOK|SOURCE)/);
    sections.at(-1)?.clauses.push({
      id: listed[1] as string,
      text: plain(tag < 0 ? text : text.slice(0, tag)),
      source: tag < 0 ? '' : plain(text.slice(tag)),
    });
  }
  return sections.filter(({ clauses }) => clauses.length > 0);
}

const plain = (markdown: string): string =>
  markdown
    .replace(/\*\((?:data|Daten)[^)]*\)\*/g, '')
    .replace(/\*\*|\*|`/g, '')
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
export async function loadRules(game: string, lang: Lang): Promise<Rules> {
  const own = kept(`${game}.${lang}`);
  const load = own ?? kept(game);
  return { lang: own === undefined ? SOURCE : lang, sections: load === undefined ? [] : readClauses(await load()) };
}
