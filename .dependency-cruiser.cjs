// Enforces the layers: the table of scripts/layers.cjs and what holds for rules alone.
const { ARROWS, GAMES } = require('./scripts/layers.cjs');
const RULES = `kernel|script|${GAMES}`;
const TEST = '(\\.test\\.ts$|/testing/)';

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
