// A board draws what is seen and offers what may be answered; it holds no rule. Run by `npm run check:layers`.
//
// How it works: every source under packages/web/src/boards, tests aside, is parsed and its imports are looked at name by
// name. Types are free. Of values a board may take from a game's package
//   - the game itself, and only to hand it on: `nocturne.legal(…)` and the like are refused;
//   - `readAnswer` and `writeAnswer`: nobody else takes answers apart, so splitting a text at spaces is refused too;
//   - the box and its constants (all capitals), which say what things are called and what is printed on them;
//   - the questions to the rules named below. What a board wants to know beyond its view is asked there or foreseen.
// From the kernel it may take what tells plain data apart, and no table from `play`.
// The kit below all boards knows no game at all, and of the whole browser package only its motion reads layout, and a key that asks
// what lies beside something: asking the page where something is makes it lay itself out at once.
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

const WEB = 'packages/web/src';
const BOARDS = 'boards/';
const KIT = 'kit/';

/** What may ask the page where things are, and how they look. */
const MEASURING = ['kit/explaining.ts', 'kit/motion.ts'];
const MEASURE =
  /\b(getBoundingClientRect|getClientRects|getComputedStyle|(offset|client|scroll)(Width|Height|Top|Left))\b/g;

/** Packages that are no game. */
const AROUND = ['bots', 'games', 'kernel', 'wire', 'words'];

/**
 * Functions of the rules that a board may ask, by game; of a game that is not here, none.
 * @type {Record<string, readonly string[]>}
 */
const QUESTIONS = {
  nocturne: ['goalStands', 'reach', 'scenarioStand', 'soloBand', 'thingIn'],
  noctiluca: ['haulOf', 'hauls', 'majoritiesOf', 'rewardOf', 'sharesOf'],
  dominion: [
    'broughtBy',
    'drawInstead',
    'drawKingdom',
    'filtersIn',
    'pointsSoFar',
    'readCode',
    'treasuresToPlay',
    'writeCode',
  ],
  nocturion: ['sources'],
};

const ALWAYS = ['readAnswer', 'writeAnswer', 'boxWith', 'defaultBox'];
const FROM_KERNEL = ['isObject'];
/** Where tables are played. */
const TABLES = /\/play\/(local-table|remote-table|here)\.ts$/;
const CONSTANT = /^[A-Z][A-Z_]*$/;

/** @typedef {{ type?: string, [key: string]: any }} Node */

/**
 * What is wrong with one source of a board.
 * @param {string} source
 * @returns {string[]}
 */
export function faultsIn(source) {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: true });
  const imports = body.filter((/** @type {Node} */ { type }) => type === 'ImportDeclaration');
  const games = imports.flatMap(gamesIn);
  return [...imports.flatMap(importFaults), ...walk({ body }).flatMap((node) => useFaults(node, games))];
}

/** @param {Node} declaration */
const gameOf = ({ source }) => /^@nightjar\/(\w+)$/.exec(source.value)?.[1] ?? '';

/** @param {Node} declaration */
const valuesOf = ({ typeOnly, specifiers }) =>
  typeOnly ? [] : specifiers.filter((/** @type {Node} */ { isTypeOnly }) => !isTypeOnly);

/** @param {Node} specifier */
const nameOf = ({ type, imported, local }) => (type === 'ImportSpecifier' ? (imported ?? local).value : '*');

/**
 * What the games are called in this source.
 * @param {Node} declaration
 */
const gamesIn = (declaration) =>
  valuesOf(declaration)
    .filter((/** @type {Node} */ specifier) => nameOf(specifier) === gameOf(declaration))
    .map((/** @type {Node} */ { local }) => local.value);

/**
 * @param {Node} declaration
 * @returns {string[]}
 */
function importFaults(declaration) {
  const from = declaration['source'].value;
  const names = valuesOf(declaration).map(nameOf);
  const game = gameOf(declaration);
  if (TABLES.test(from)) {
    return names.map((/** @type {string} */ name) => `takes ${name} from ${from}`);
  }
  if (from.startsWith('@nightjar/kernel')) return refused(names, FROM_KERNEL, from);
  if (game === '' || AROUND.includes(game)) return [];
  const asked = QUESTIONS[game] ?? [];
  return refused(
    names.filter((/** @type {string} */ name) => !CONSTANT.test(name)),
    [game, ...ALWAYS, ...asked],
    from,
  );
}

/**
 * @param {string[]} names
 * @param {readonly string[]} allowed
 * @param {string} from
 */
const refused = (names, allowed, from) =>
  names.filter((name) => !allowed.includes(name)).map((name) => `takes ${name} from ${from}`);

/**
 * @param {Node} node
 * @param {readonly string[]} games
 * @returns {string[]}
 */
function useFaults(node, games) {
  if (node.type === 'MemberExpression' && games.includes(node['object'].value)) {
    return [`looks into ${node['object'].value}`];
  }
  const isSplit = node.type === 'CallExpression' && node['callee'].property?.value === 'split';
  if (isSplit && node['arguments'][0]?.expression.value === ' ') return ['splits a text at spaces'];
  if (node.type === 'CallExpression' && node['callee'].type === 'Import') return ['imports while it runs'];
  return [];
}

/**
 * Every node of a tree.
 * @param {Node} node
 * @returns {Node[]}
 */
const walk = (node) => [
  node,
  ...Object.values(node)
    .flat()
    .filter((child) => typeof child === 'object' && child !== null)
    .flatMap(walk),
];

/**
 * What is wrong with one source of the browser package, by where it stands.
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function faultsOf(file, source) {
  const measures = MEASURING.includes(file) ? [] : [...source.matchAll(MEASURE)].map(([asked]) => `reads ${asked}`);
  if (file.startsWith(BOARDS) && file.indexOf('/', BOARDS.length) > 0) return [...measures, ...faultsIn(source)];
  if (!file.startsWith(KIT)) return measures;
  const games = [...source.matchAll(/from '@nightjar\/(\w+)/g)].filter(([, name]) => !AROUND.includes(name ?? ''));
  return [...measures, ...games.map(([, name]) => `knows ${name}`)];
}

/** @returns {string[]} */
function faults() {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\.d\.ts$|\/testing\//.test(file))
    .flatMap((file) =>
      faultsOf(file, readFileSync(`${WEB}/${file}`, 'utf8')).map((fault) => `${WEB}/${file}: ${fault}`),
    );
}

if (process.argv[1]?.endsWith('/boards.mjs')) {
  const found = faults();
  for (const fault of found) console.error(fault);
  process.exitCode = found.length === 0 ? 0 : 1;
}
