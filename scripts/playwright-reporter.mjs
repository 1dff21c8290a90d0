// Playwright's report of our tests in the browser: one line for each file, and all of what failed.
import { basename, relative } from 'node:path';
import { endRun, Group } from './test-report.mjs';

/**
 * @typedef {import('@playwright/test/reporter').TestCase} TestCase
 * @typedef {import('@playwright/test/reporter').TestResult} TestResult
 * @typedef {import('@playwright/test/reporter').TestError} TestError
 */

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`);

// Playwright asks for a default export.
// oxlint-disable-next-line import/no-default-export
export default class FileReporter {
  /** @type {Map<string, Group & { open: number }>} */
  #groups = new Map();
  /** @type {{ test: TestCase, result: TestResult }[]} */
  #failed = [];
  /** @type {TestError[]} */
  #errors = [];

  /** @param {import('@playwright/test/reporter').FullConfig} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    for (const test of suite.allTests()) this.#group(test).open += 1;
  }

  /** @param {TestCase} test */
  #group({ location }) {
    const name = `browser ${basename(location.file).replace(/\.test\.ts$/, '')}`;
    const group = this.#groups.get(name) ?? Object.assign(new Group(name), { open: 0 });
    this.#groups.set(name, group);
    return group;
  }

  /** @param {TestCase} test @param {TestResult} result */
  onTestEnd(test, result) {
    const group = this.#group(test);
    group.ms += result.duration;
    group.open -= 1;
    if (test.outcome() === 'expected') group.passed += 1;
    else if (result.status !== 'skipped') {
      group.failed += 1;
      this.#failed.push({ test, result });
      say(`FAIL ${named(test)}`);
    }
    if (group.open === 0) say(group.line());
  }

  /** What failed outside any test. @param {TestError} error */
  onError(error) {
    this.#errors.push(error);
  }

  onEnd() {
    for (const group of this.#groups.values()) if (group.open > 0) say(`${group.line()}  ${group.open} not run`);
    for (const error of this.#errors) say(`\n${told(error)}`);
    for (const { test, result } of this.#failed) {
      say(`\n${named(test)}\n`);
      for (const error of result.errors) say(told(error));
      for (const text of [...result.stdout, ...result.stderr]) process.stdout.write(text);
      for (const { name, path } of result.attachments) if (path !== undefined) say(`  ${name}: ${relative('.', path)}`);
    }
    const passed = [...this.#groups.values()].reduce((sum, group) => sum + group.passed, 0);
    const commands = this.#failed.map(({ test }) => `npm run test:web -- ${place(test)}`);
    endRun({ passed, failed: this.#failed.length + this.#errors.length }, commands, say);
  }

  printsToStdio() {
    return true;
  }
}

/** @param {TestCase} test */
const place = ({ location: { file, line } }) => `${basename(file)}:${line}`;

/** @param {TestCase} test */
const named = (test) => `${place(test)} > ${test.titlePath().slice(3).join(' > ')}`;

/** @param {TestError} error */
const told = ({ message, stack, value, snippet, location }) =>
  [stack ?? message ?? value, snippet, location && `at ${relative('.', location.file)}:${location.line}`]
    .filter(Boolean)
    .join('\n');
