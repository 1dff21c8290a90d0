// Who may import whom; everything not named here is refused. Prose: README, "Map".
const listed = Object.keys(require('./packages/games/package.json').dependencies);
const GAMES = listed
  .map((name) => name.replace('@nightjar/', ''))
  .filter((name) => name !== 'kernel')
  .join('|');
const RULES = `kernel|script|${GAMES}`;
const TEST = '(\\.test\\.ts$|/testing/)';

/** What each package may import besides itself. `tests` are the additional ones for its tests. */
const ARROWS = [
  { from: 'kernel', to: '', tests: '' },
  { from: 'lab', to: 'kernel', tests: '' },
  { from: 'script', to: 'kernel', tests: 'lab' },
  ...GAMES.split('|').map((from) => ({ from, to: 'kernel|script', tests: 'lab' })),
  { from: 'bots', to: 'kernel', tests: `lab|games|${GAMES}` },
  { from: 'games', to: `kernel|${GAMES}`, tests: 'lab' },
  { from: 'wire', to: 'kernel|words', tests: '' },
  { from: 'server', to: 'kernel|words|bots|games|wire', tests: `lab|${GAMES}` },
  { from: 'words', to: `kernel|${GAMES}`, tests: '' },
  { from: 'web', to: `kernel|words|bots|games|wire|${GAMES}`, tests: 'lab|server' },
  { from: 'cli', to: `kernel|lab|words|bots|games|server|${GAMES}`, tests: '' },
];

const among = (...names) => `^packages/(${names.filter(Boolean).join('|')})/`;

const arrows = ARROWS.flatMap(({ from, to, tests }) => [
  {
    name: `${from}-imports-only-${to.split('|').filter(Boolean).join('-') || 'itself'}`,
    severity: 'error',
    from: { path: among(from), pathNot: TEST },
    to: { path: '^packages/', pathNot: among(from, to) },
  },
  {
    name: `${from}-tests`,
    severity: 'error',
    from: { path: `^packages/${from}/.*${TEST}` },
    to: { path: '^packages/', pathNot: among(from, to, tests) },
  },
]);

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'packages-are-entered-by-name',
      comment: 'A relative path into another package goes around its exports.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'rules-have-no-dependencies',
      comment: 'Rules run in a browser, a server and a worker alike: no Node, nothing from npm.',
      severity: 'error',
      from: { path: among(RULES), pathNot: TEST },
      to: {
        path: '.',
        pathNot: '^packages/',
      },
    },
    {
      name: 'sources-do-not-import-tests',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.stryker-tmp|dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
