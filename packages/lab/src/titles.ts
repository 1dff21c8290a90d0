/** Walks over source text, past comments and literals, so that only code is read as code. */
class Source {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Takes what the pattern matches here, if it does. The pattern must be sticky. */
  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  skipSpace(): void {
    this.take(SPACE);
  }

  /** Past a bracket and all that belongs to it. */
  skipBrackets(): void {
    let depth = 0;
    do {
      if (this.take(LITERAL) !== null || this.take(COMMENT) !== null) continue;
      const c = this.text[this.at] ?? '';
      if ('([{'.includes(c)) depth += 1;
      if (')]}'.includes(c)) depth -= 1;
      this.at += 1;
    } while (depth > 0 && !this.isAtEnd);
  }
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/y;
const WORD = /[\w$]+/y;
const CALL = /(?:test|it)(?:\.\w+)*(?=\s*[(<`])/y;
const TYPES = /<[^()]*>(?=\s*\()/y;

/** The literal titles of the tests in a source. A test that does not run has no title that counts. */
export function titlesOf(text: string): readonly string[] {
  const source = new Source(text);
  const titles: string[] = [];
  while (!source.isAtEnd) {
    if (source.take(COMMENT) !== null || source.take(LITERAL) !== null) continue;
    const call = text[source.at - 1] === '.' ? null : source.take(CALL);
    if (call === null) {
      if (source.take(WORD) === null) source.at += 1;
      continue;
    }
    const title = titleAfter(source, /\.(?:each|for)$/.test(call));
    if (title !== null && !/\.(?:skip|todo|fails)\b/.test(call)) titles.push(title);
  }
  return titles;
}

/** The title of the call that begins here; a table of rows comes before it. */
function titleAfter(source: Source, hasRows: boolean): string | null {
  source.skipSpace();
  source.take(TYPES);
  if (hasRows && source.take(LITERAL) === null) source.skipBrackets();
  source.skipSpace();
  if (source.text[source.at] !== '(') return null;
  source.at += 1;
  source.skipSpace();
  const literal = source.take(LITERAL);
  return literal === null ? null : literal.slice(1, -1).replace(/\\([\s\S])/g, '$1');
}
