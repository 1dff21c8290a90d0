// What the packages show to others, read from their built types: one page each, and an index of every name. Kept beside the
// sources and compared by a test, so that it only changes on purpose.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MADE = '<!-- Made by `npm run pack -- --report`. -->';

const INTRO = `Every exported name of the packages that others can install, with its first sentence. Start with these
twelve: \`Sitting\` plays a game, \`sightOf\` gives what a seat sees of it, \`foresee\` previews an answer, \`writeRecord\` and \`verify\` keep and
check a record, \`unwrap\` gives a checked value or throws its fault, \`defineGame\` makes a game of your own (kernel); \`obeysLaws\` and
\`obeysEditions\` test it (lab); \`readBot\`, \`advise\` and \`arena\` are the bots (bots).`;

/**
 * @typedef {{ name: string, comment: string, code: string, isExported: boolean }} Declared
 * @typedef {{ file: string, name: string }} Place
 * @typedef {{ declared: Map<string, Declared>, imported: Map<string, Place>, passed: Map<string, Place>, all: string[] }} Types
 *   A file of types: what it declares, what it takes from its neighbours, and what it passes on by name or whole.
 * @typedef {{ name: string, exports: Record<string, string | { types: string }>, description: string }} Manifest
 */

const STARTS = /^(\/\*\*|\/\/|export\b|import\b|declare\b|interface\b|type\b)/;
const DECLARES = /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type) (\w+)/;
const NAMES = /^(?:export|import) (?:type )?\{(.*)\} from '(\.[^']+)'/s;
const WHOLE = /^export \* from '(\.[^']+)'/;
/** A type that is named in place. */
const IN_PLACE = /import\("(\.[^"]+)"\)\.(\w+)/g;

/** @type {Map<string, Types>} */
const known = new Map();

/**
 * @param {string} file
 * @returns {Types}
 */
function typesIn(file) {
  const before = known.get(file);
  if (before !== undefined) return before;
  /** @type {Types} */
  const types = { declared: new Map(), imported: new Map(), passed: new Map(), all: [] };
  known.set(file, types);
  const neighbour = (/** @type {string} */ path) => resolve(dirname(file), path.replace(/\.js$/, '.d.ts'));
  let comment = '';
  for (const code of statementsOf(readFileSync(file, 'utf8'))) {
    const [, list = '', from = ''] = NAMES.exec(code) ?? [];
    const [, name = ''] = DECLARES.exec(code) ?? [];
    const [, whole] = WHOLE.exec(code) ?? [];
    if (code.startsWith('/**')) comment = code;
    else if (whole !== undefined) types.all.push(neighbour(whole));
    else if (from !== '') {
      const names = code.startsWith('import') ? types.imported : types.passed;
      for (const [there, here] of namesIn(list)) names.set(here, { file: neighbour(from), name: there });
    } else if (name !== '') {
      // A function may be declared more than once.
      const all = [types.declared.get(name)?.code, code].filter(Boolean).join('\n');
      types.declared.set(name, { name, comment, code: all, isExported: code.startsWith('export') });
    }
    if (!code.startsWith('/**')) comment = '';
  }
  return types;
}

/**
 * Each begins a line; what goes on in the next lines is indented or closes a bracket.
 * @param {string} text
 */
function statementsOf(text) {
  /** @type {string[]} */
  const statements = [];
  let isComment = false;
  for (const line of text.split('\n')) {
    if (STARTS.test(line) && !isComment) statements.push(line);
    else if (line !== '') statements.push(`${statements.pop() ?? ''}\n${line}`);
    if (line.startsWith('/**') || isComment) isComment = !line.endsWith('*/');
  }
  return statements.filter((statement) => !statement.startsWith('//'));
}

/**
 * @param {string} list `a, type B as C`
 * @returns {[there: string, here: string][]}
 */
const namesIn = (list) =>
  list
    .split(',')
    .map((item) => item.replace(/\btype /, '').trim())
    .filter((item) => item !== '')
    .map((item) => {
      const [there = '', here = there] = item.split(' as ');
      return [there, here];
    });

/**
 * Where a name leads that a file has, declares or passes on.
 * @param {Place} place
 * @returns {Place | null}
 */
function found({ file, name }) {
  const types = typesIn(file);
  if (types.declared.has(name)) return { file, name };
  const elsewhere = types.passed.get(name) ?? types.imported.get(name);
  if (elsewhere !== undefined) return found(elsewhere);
  for (const other of types.all) {
    const there = found({ file: other, name });
    if (there !== null) return there;
  }
  return null;
}

/**
 * The names that a file exports.
 * @param {string} file
 * @returns {string[]}
 */
function exportedBy(file) {
  const { declared, passed, all } = typesIn(file);
  const own = [...declared.values()].filter(({ isExported }) => isExported).map(({ name }) => name);
  return [...new Set([...own, ...passed.keys(), ...all.flatMap(exportedBy)])].toSorted(byName);
}

const byName = (/** @type {string} */ a, /** @type {string} */ b) =>
  a.toLowerCase() < b.toLowerCase() || (a.toLowerCase() === b.toLowerCase() && a < b) ? -1 : 1;

/**
 * @param {Place} place
 * @returns {Declared}
 */
function declaredAt({ file, name }) {
  const declared = typesIn(file).declared.get(name);
  if (declared === undefined) throw new Error(`${file} declares no ${name}`);
  return declared;
}

/**
 * What a declaration names that is declared beside it or taken from a neighbour.
 * @param {Place} place
 */
function namedBy(place) {
  const { code } = declaredAt(place);
  const bare = code.replace(/\/\*\*.*?\*\//gs, '');
  const inPlace = [...bare.matchAll(IN_PLACE)].map(([, path = '', name = '']) => ({
    file: resolve(dirname(place.file), path.replace(/\.js$/, '.d.ts')),
    name,
  }));
  const words = [...new Set(bare.match(/\b[A-Za-z_]\w*\b/g))].map((name) => ({ file: place.file, name }));
  return [...words, ...inPlace].map(found).filter((other) => other !== null);
}

/**
 * What an entry of a package exports by name, and what stands behind that without a name of its own there.
 * @param {string} file
 */
function surfaceOf(file) {
  const key = (/** @type {Place} */ { file: at, name }) => `${at} ${name}`;
  const exported = exportedBy(file).map((name) => ({ name, place: found({ file, name }) }));
  /** @type {Map<string, Place>} */
  const reached = new Map();
  const visit = (/** @type {Place} */ place) => {
    if (reached.has(key(place))) return;
    reached.set(key(place), place);
    namedBy(place).forEach(visit);
  };
  const places = exported.flatMap(({ place }) => place ?? []);
  places.forEach(visit);
  for (const place of places) reached.delete(key(place));
  return {
    exported: exported.flatMap(({ name, place }) => (place === null ? [] : { ...declaredAt(place), name })),
    behind: [...reached.values()].map(declaredAt).toSorted((a, b) => byName(a.name, b.name)),
  };
}

/** @param {Declared} declared */
const written = ({ comment, code }) => `${comment === '' ? '' : `${comment}\n`}${code}`;

/** @param {readonly Declared[]} all */
const block = (all) => ['```ts', all.map(written).join('\n\n'), '```', ''];

/** The first sentence of a comment, or the type itself where there is none. @param {Declared} declared */
function lineOf({ name, comment, code }) {
  const said = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/\n ?\* ?/g, ' ')
    .trim();
  const [sentence = ''] = /^.*?(?=[.:?](?: |$)|$)/s.exec(said) ?? [];
  const type = code.replace(/^export (declare )?/, '').replace(/;$/, '');
  return `- \`${name}\`: ${sentence === '' ? `\`${type}\`` : sentence}`;
}

/**
 * The pages about built packages, by their places in the repository.
 * @param {readonly string[]} folders The folders of the packages.
 * @returns {Map<string, string>}
 */
export function pagesOf(folders) {
  const pages = new Map();
  const index = ['# What the packages offer', '', MADE, '', INTRO, ''];
  for (const folder of folders) {
    /** @type {Manifest} */
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const short = manifest.name.replace('@nightjar/', '');
    const page = [`# ${manifest.name}`, '', MADE, '', manifest.description, ''];
    index.push(`## [${manifest.name}](api/${short}.md)`, '', manifest.description, '');
    for (const [entry, to] of Object.entries(manifest.exports)) {
      const name = join(manifest.name, entry);
      if (typeof to === 'string') {
        page.push(`## \`${name}\``, '', 'Files as they are.', '');
        continue;
      }
      const { exported, behind } = surfaceOf(join(folder, to.types));
      page.push(`## \`${name}\``, '', ...block(exported));
      if (behind.length > 0) page.push('Types that these speak of:', '', ...block(behind));
      if (entry !== '.') index.push(`### \`${name}\``, '');
      index.push(...exported.map(lineOf), '');
    }
    pages.set(`docs/api/${short}.md`, page.join('\n'));
  }
  pages.set('docs/api.md', index.join('\n'));
  return pages;
}

/**
 * Exported names without a comment whose type does not fit on a line.
 * @param {readonly string[]} folders
 */
export function unexplained(folders) {
  return folders.flatMap((folder) => {
    /** @type {Manifest} */
    const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return Object.values(exports)
      .flatMap((to) => (typeof to === 'string' ? [] : surfaceOf(join(folder, to.types)).exported))
      .filter(({ comment, code }) => comment === '' && code.includes('\n'))
      .map((declared) => `${name}: ${declared.name}`);
  });
}

/**
 * Writes the pages about built packages; their files.
 * @param {readonly string[]} folders
 */
export function writePages(folders) {
  mkdirSync(join(ROOT, 'docs', 'api'), { recursive: true });
  return [...pagesOf(folders)].map(([place, text]) => {
    writeFileSync(join(ROOT, place), text);
    return join(ROOT, place);
  });
}
