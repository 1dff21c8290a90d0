// Who may import whom; everything not named here is refused. docs/architecture.md shows the same table.
const GAMES = Object.keys(require('../packages/games/package.json').dependencies)
  .map((name) => name.replace('@nightjar/', ''))
  .filter((name) => name !== 'kernel')
  .join('|');

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

module.exports = { ARROWS, GAMES };
