import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultText, type Json, parseJson } from '@nightjar/kernel';
import { type ClauseCoverage, clauseCoverage, type TestSource } from '@nightjar/lab';
import type { Command } from 'commander';
import { rulesText } from '../clause.ts';
import { ROOT } from '../file.ts';
import { GAMES } from '../games.ts';
import type { Terminal } from '../terminal.ts';
import { failed } from '../trouble.ts';

/** `clauses`: which clauses of the rules are held by tests. */
export function addClauses(program: Command, terminal: Terminal): void {
  program
    .command('clauses')
    .description('show which clauses of the rules no test cites')
    .option('--json', 'print one JSON object')
    .action((flags: { json?: true }) => {
      const tests = testSources();
      const byGame: { [game: string]: ClauseCoverage } = {};
      for (const { game } of GAMES)
        byGame[game.name] = clauseCoverage(rulesText(game.name), tests, untestable(game.name));
      if (flags.json) terminal.write(`${JSON.stringify(byGame)}\n`);
      else for (const [game, coverage] of Object.entries(byGame)) terminal.write(told(game, coverage));
      const bad = Object.values(byGame).some(
        ({ missing, overloaded, errors }) => missing.length + overloaded.length + errors.length > 0,
      );
      if (bad) failed('some clauses are not held by tests');
    });
}

/** Clauses no program can show, with the reason. */
function untestable(game: string): Json {
  const file = join(ROOT, 'docs', 'rules', `${game}.untestable.json`);
  if (!existsSync(file)) return {};
  const parsed = parseJson(readFileSync(file, 'utf8'));
  return parsed.ok ? parsed.value : failed(`docs/rules/${game}.untestable.json: ${faultText(parsed.fault)}`);
}

const testSources = (): TestSource[] =>
  globSync('packages/*/src/**/*.test.ts', { cwd: ROOT })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

function told(
  game: string,
  { clauses, cited, missing, untestable: excused, overloaded, errors }: ClauseCoverage,
): string {
  const lines = [
    `${game}: ${clauses.length} clauses, ${cited.length} cited, ${missing.length} missing, ${Object.keys(excused).length} untestable`,
    ...(missing.length > 0 ? [`  missing: ${missing.join(' ')}`] : []),
    ...overloaded.map(({ path, title, ids }) => `  ${path}: "${title}" cites ${ids.length} clauses`),
    ...errors.map((error) => `  ${error}`),
  ];
  return `${lines.join('\n')}\n`;
}
