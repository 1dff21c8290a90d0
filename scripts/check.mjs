// Runs every check, or the ones named; silent where all is well, and all findings where not.
import { collect, ready } from './ready.mjs';

/** @type {Record<string, readonly (readonly [string, ...string[]])[]>} */
const CHECKS = {
  types: [
    ['tsc', '-p', 'tsconfig.json'],
    ['tsc', '-p', 'tsconfig.rules.json'],
    ['tsc', '-p', 'packages/web/tsconfig.json'],
    ['tsc', '-p', 'packages/web/test/tsconfig.json'],
  ],
  lint: [['oxlint', '--type-aware', '--deny-warnings']],
  format: [['biome', 'check', '--error-on-warnings']],
  layers: [
    ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages'],
    ['node', 'scripts/boards.mjs'],
  ],
  dead: [['knip']],
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in CHECKS));
if (unknown !== undefined) {
  console.error(`nightjar: no check is called "${unknown}"; there are ${Object.keys(CHECKS).join(', ')}`);
  process.exit(2);
}

const failed = await ready();
if (failed !== 0) process.exit(failed);

let bad = 0;
for (const name of asked.length > 0 ? asked : Object.keys(CHECKS)) {
  const began = performance.now();
  const findings = [];
  for (const [command, ...args] of CHECKS[name] ?? []) {
    const { code, signal, output } = await collect(command, args);
    if (signal) process.exit(code);
    if (code !== 0) findings.push(output);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${findings.length === 0 ? 'ok  ' : 'BAD '} ${name.padEnd(7)} ${seconds} s`);
  for (const finding of findings) console.log(finding);
  bad += findings.length;
}
process.exitCode = bad === 0 ? 0 : 1;
