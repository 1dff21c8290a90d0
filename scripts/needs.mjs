// What tests need besides what npm ci brings. All of it is looked for, and got, before the first test runs.
// It runs on a bare Node 20 before anything is installed.
import { BROWSER_MISSING, findBrowser, findWholeBrowser } from './browser.mjs';
import { browserSources } from './browser-sources.mjs';
import { findPostgres, POSTGRES_MISSING, postgresSources } from './postgres-programs.mjs';
import { locked } from './ready.mjs';

/**
 * @typedef {object} Need
 * @property {string} name
 * @property {() => string | null} find Where it is; null if it is nowhere.
 * @property {() => readonly { name: string, get: () => Promise<unknown> }[]} sources In the order they are tried.
 * @property {string} remedy What people can do where none of them works.
 */

/** @type {Need} */
export const POSTGRES = {
  name: 'PostgreSQL',
  find: () => process.env['DATABASE_URL_TEST'] || findPostgres(),
  sources: postgresSources,
  remedy: POSTGRES_MISSING,
};

/** @type {Need} */
export const BROWSER = { name: 'browser', find: findBrowser, sources: browserSources, remedy: BROWSER_MISSING };

/** @type {Need} */
export const WHOLE_BROWSER = {
  name: 'notifications',
  find: findWholeBrowser,
  sources: () => browserSources().filter(({ isWhole }) => isWhole),
  remedy: `a headless shell shows none: ${BROWSER_MISSING}`,
};

/** @param {string} text */
const say = (text) => void process.stderr.write(`${text}\n`);

/** @param {Need} need @param {string} text */
const line = ({ name }, text) => say(`${name.padEnd(14)} ${text}`);

/**
 * Says what is there and what is missing, gets what is missing, and says what to do about the rest. With `isSilent`, of what
 * is there nothing is said.
 * @param {readonly Need[]} needs
 * @returns {Promise<Need[]>} what could not be got
 */
export async function meet(needs, { isSilent = false } = {}) {
  const missing = needs.filter((need) => {
    const place = need.find();
    const ways = need.sources().map(({ name }) => name);
    if (place === null) line(need, `missing; to be got from ${ways.join(', else ') || 'nowhere'}`);
    else if (!isSilent) line(need, place);
    return place === null;
  });
  const unmet = [];
  for (const need of missing) {
    if ((await locked(() => get(need))) !== null) continue;
    line(need, `could not be got: ${need.remedy}`);
    unmet.push(need);
  }
  return unmet;
}

/** Sources that failed for another need. @type {Set<string>} */
const failed = new Set();

/**
 * Where a need is met, once the first source has brought something usable; of the others it is told why not.
 * @param {Need} need
 */
async function get(need) {
  for (const { name, get: fetch } of need.sources()) {
    // It may have come with another need, or by another process.
    const before = need.find();
    if (before !== null) return before;
    if (failed.has(name)) continue;
    line(need, `getting ${name} …`);
    const trouble = await fetch().then(
      () => (need.find() === null ? 'it does not run here' : null),
      (error) => briefly(error),
    );
    if (trouble === null) break;
    failed.add(name);
    line(need, `${name}: ${trouble}`);
  }
  const place = need.find();
  if (place !== null) line(need, place);
  return place;
}

/** Programs end with pages of what went wrong: the first line, and the first that names an error. @param {unknown} error */
function briefly(error) {
  const [first = '', ...lines] = String(error instanceof Error ? error.message : error).split('\n');
  const named = lines.find((each) => /^\s*(E:|\w*error)/i.test(each));
  return named === undefined ? first : `${first} (${named.trim()})`;
}
