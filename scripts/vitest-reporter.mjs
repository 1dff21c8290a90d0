// Vitest's report of our tests: one line for each package, and all of what failed.
import { DefaultReporter } from 'vitest/node';
import { endRun, Group, quoted } from './test-report.mjs';

/** @typedef {import('vitest/node').TestModule} TestModule */

/** Vitest takes the name of a test for a pattern. @param {string} name */
const pattern = (name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

// Vitest asks for a default export.
// oxlint-disable-next-line import/no-default-export
export default class PackageReporter extends DefaultReporter {
  /** @type {Map<string, Group & { open: number }>} */
  #groups = new Map();

  constructor() {
    super({ silent: 'passed-only', summary: false });
  }

  /** @override @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.ctx = vitest;
  }

  /** @override @param {readonly import('vitest/node').TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    super.onTestRunStart(specifications);
    this.#groups.clear();
    for (const { moduleId } of specifications) this.#group(moduleId).open += 1;
  }

  /** @param {string} moduleId */
  #group(moduleId) {
    const [top = '', name = ''] = this.relative(moduleId).split(/[\\/]/);
    const key = top === 'packages' ? name : top;
    const group = this.#groups.get(key) ?? Object.assign(new Group(key), { open: 0 });
    this.#groups.set(key, group);
    return group;
  }

  /** What failed is named at once; the whole of it stands at the end. @override @param {TestModule} testModule */
  printTestModule(testModule) {
    const group = this.#group(testModule.moduleId);
    const file = this.relative(testModule.moduleId);
    const { collectDuration, duration } = testModule.diagnostic();
    group.ms += collectDuration + duration;
    const { passed, failed } = countOf(testModule);
    group.passed += passed;
    group.failed += failed;
    for (const test of testModule.children.allTests('failed')) this.log(`FAIL ${file} > ${test.fullName}`);
    if (testModule.errors().length > 0) this.log(`FAIL ${file}`);
    group.open -= 1;
    if (group.open === 0) this.log(group.line());
  }

  /** @override @param {readonly TestModule[]} modules @param {readonly import('vitest/node').SerializedError[]} errors @param {import('vitest/node').TestRunEndReason} reason */
  onTestRunEnd(modules, errors, reason) {
    super.onTestRunEnd(modules, errors, reason);
    // Packages that were not run to their end.
    for (const group of this.#groups.values())
      if (group.open > 0) this.log(`${group.line()}  ${group.open} files missing`);
    const counts = modules.map(countOf);
    const count = {
      passed: counts.reduce((sum, { passed }) => sum + passed, 0),
      failed: counts.reduce((sum, { failed }) => sum + failed, errors.length),
    };
    const commands = modules.flatMap((testModule) => {
      const command = `npm test -- ${this.relative(testModule.moduleId)}`;
      const tests = [...testModule.children.allTests('failed')];
      const whole = testModule.errors().length > 0 ? [command] : [];
      return [...whole, ...tests.map(({ fullName }) => `${command} -t ${quoted(pattern(fullName))}`)];
    });
    endRun(count, commands, (line) => this.log(line));
  }

  /** Its own summary is the last line. @override */
  reportTestSummary() {}
}

/** A file that could not be loaded is a failure, although it has no test. @param {TestModule} testModule */
const countOf = (testModule) => ({
  passed: [...testModule.children.allTests('passed')].length,
  failed: [...testModule.children.allTests('failed')].length + testModule.errors().length,
});
