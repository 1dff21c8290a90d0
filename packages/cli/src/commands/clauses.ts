import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultText, type Json, parseJson } from '@nightjar/kernel';
import { type ClauseCoverage, clauseCoverage, type TestSource } from '@nightjar/lab';
import type { Command } from 'commander';
import { rulesText } from '../clause.ts';
import { ROOT } from '../file.ts';
import { GAMES } from '../games.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { failed } from '../trouble.ts';

/** `clauses`: which clauses of the rules are held by tests. */
export function addClauses(program: Command, terminal: Terminal, spoken: Spoken): void {
  const { say } = spoken;
  program
    .command('clauses')
    .description(say('clauses'))
    .option('--json', say('flag.json'))
    .action((flags: { json?: true }) => {
      const tests = testSources();
      const byGame: { [game: string]: ClauseCoverage } = {};
      for (const { game } of GAMES)
        byGame[game.name] = clauseCoverage(rulesText(game.name), tests, untestable(game.name));
      if (flags.json) terminal.write(`${JSON.stringify(byGame)}\n`);
      else for (const [game, coverage] of Object.entries(byGame)) terminal.write(told(game, coverage, spoken));
      const bad = Object.values(byGame).some(
        ({ missing, overloaded, errors }) => missing.length + overloaded.length + errors.length > 0,
      );
      if (bad) failed('clauses');
    });
}

/** Clauses no program can show, with the reason. */
function untestable(game: string): Json {
  const file = join(ROOT, 'docs', 'rules', `${game}.untestable.json`);
  if (!existsSync(file)) return {};
  const parsed = parseJson(readFileSync(file, 'utf8'));
  return parsed.ok
    ? parsed.value
    : failed('file', { file: `docs/rules/${game}.untestable.json`, fault: faultText(parsed.fault) });
}

const testSources = (): TestSource[] =>
  globSync('packages/*/src/**/*.test.ts', { cwd: ROOT })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

function told(
  game: string,
  { clauses, cited, missing, untestable: excused, overloaded, errors }: ClauseCoverage,
  { say }: Spoken,
): string {
  const lines = [
    say('clauses.report', {
      game,
      clauses: clauses.length,
      cited: cited.length,
      missing: missing.length,
      untestable: Object.keys(excused).length,
    }),
    ...(missing.length > 0 ? [`  ${say('clauses.missing', { ids: missing.join(' ') })}`] : []),
    ...overloaded.map(({ path, title, ids }) => `  ${say('clauses.overloaded', { file: path, title, n: ids.length })}`),
    ...errors.map((error) => `  ${error}`),
  ];
  return `${lines.join('\n')}\n`;
}
