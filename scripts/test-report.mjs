// What a run of tests says: a line for each group, how to run what failed again, and the count as its last line.
import { appendFileSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/** Where several runs are one, each leaves its count in this file, and the count of all is said at the end. */
export const SHARED_COUNTS = 'NIGHTJAR_TEST_COUNTS';

/** Tests of one package or one file of the browser's. */
export class Group {
  passed = 0;
  failed = 0;
  ms = 0;

  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  /** `ok   kernel          214 tests    3.1 s` */
  line() {
    const tests = this.passed + this.failed;
    const columns = [
      this.failed === 0 ? 'ok  ' : 'FAIL',
      this.name.padEnd(24),
      `${String(tests).padStart(5)} ${tests === 1 ? 'test ' : 'tests'}`,
      `${(this.ms / 1000).toFixed(1).padStart(7)} s`,
      ...(this.failed === 0 ? [] : [`  ${this.failed} failed`]),
    ];
    return columns.join(' ');
  }
}

/** The count of all runs that left theirs in this file. @param {string} file @returns {Count} */
export function sharedCount(file) {
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  /** @type {Count[]} */
  const counts = lines.map((line) => JSON.parse(line));
  const sum = (/** @type {keyof Count} */ key) => counts.reduce((all, count) => all + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** @param {Count} count */
export const countLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * The end of a run: what to type for each test that failed, and the count.
 * @param {Count} count
 * @param {readonly string[]} commands
 * @param {(line: string) => void} say
 */
export function endRun(count, commands, say) {
  if (commands.length > 0) say('\nAgain:');
  for (const command of commands) say(`  ${command}`);
  const shared = process.env[SHARED_COUNTS];
  if (!shared) say(`\n${countLine(count)}`);
  else appendFileSync(shared, `${JSON.stringify(count)}\n`);
}

/** A text as a shell takes it for one word. @param {string} text */
export const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
