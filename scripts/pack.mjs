// Makes packages that others can install from what is here: JavaScript with types and maps, as tarballs in dist.
//   npm run pack               builds them
//   npm run pack -- --report   also writes down what they show to others: docs/api.md and docs/api
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writePages } from './api.mjs';
import { collect, ready } from './ready.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What is packed, a package after those it needs. */
export const PACKED = [
  'kernel',
  'script',
  'nocturne',
  'noctiluca',
  'dominion',
  'nocturion',
  'lab',
  'bots',
  'words',
  'wire',
];

/** Those with a page of what they show. Words are in catalogues, which have checks of their own; wire takes them along. */
export const REPORTED = PACKED.filter((name) => name !== 'words');

/**
 * @typedef {Readonly<Record<string, string>>} Names
 * @typedef {{ name: string, description: string, license: string, exports: Names, dependencies?: Names }} Manifest
 */

/**
 * @param {string} place
 * @returns {Manifest & { version: string }}
 */
const manifestOf = (place) => JSON.parse(readFileSync(join(ROOT, place, 'package.json'), 'utf8'));

/** All packages have the one version and the one licence of the whole. */
const { version } = manifestOf('.');

/** From there on JSON can be imported as `with { type: 'json' }`. */
const engines = { node: '>=20.10' };

/** @param {string} path */
const isSource = (path) => path.startsWith('./src/');

/** The folder of a package that exports name as it is, such as `data`; empty for sources. */
const folderOf = (/** @type {string} */ path) => (isSource(path) ? '' : dirname(path));

/** @param {string} path `./src/index.ts` as it is found once built. */
const built = (path) => path.replace('./src/', './dist/').replace(/\.ts$/, '');

/**
 * What `package.json` says in the tarball.
 * @param {Manifest} manifest
 */
function manifestFor({ name, description, license, exports, dependencies = {} }) {
  const entries = Object.entries(exports).map(([entry, path]) => [
    entry,
    isSource(path) ? { types: `${built(path)}.d.ts`, default: `${built(path)}.js` } : path,
  ]);
  const needed = Object.entries(dependencies).map(([other, wanted]) => [other, wanted === '*' ? version : wanted]);
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: Object.fromEntries(entries),
    dependencies: Object.fromEntries(needed),
  };
}

/**
 * Compiles everything that the packages' exports lead to, all in one go.
 * @param {string} folder
 */
async function compile(folder) {
  const entries = PACKED.flatMap((short) => {
    const home = join(ROOT, 'packages', short);
    const { name, exports } = manifestOf(join('packages', short));
    return Object.entries(exports).map(([entry, path]) => ({ name: join(name, entry), path: join(home, path) }));
  });
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      rootDir: join(ROOT, 'packages'),
      outDir: folder,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
      typeRoots: [join(ROOT, 'node_modules', '@types')],
      // Files in node_modules count as a dependency's, and might not be written.
      paths: Object.fromEntries(entries.map(({ name, path }) => [name, [path]])),
    },
    files: entries.filter(({ path }) => path.endsWith('.ts')).map(({ path }) => path),
    include: [],
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await tool('tsc', ['-p', join(folder, 'tsconfig.json')]);
}

/**
 * Types still name sources, and maps where they lay here: both get to know where they lie now.
 * @param {string} dist
 */
function settle(dist) {
  for (const entry of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = join(dist, entry);
    const text = () => readFileSync(file, 'utf8');
    if (entry.endsWith('.d.ts')) {
      const named = text().replace(/(from |import\()(['"])(\.{1,2}\/[^'"]+)\.ts\2/g, '$1$2$3.js$2');
      writeFileSync(file, named.replace(/( from '[^']+\.json');/g, "$1 with { type: 'json' };"));
    } else if (entry.endsWith('.js.map')) {
      const source = join(dist, '..', 'src', entry.replace(/\.js\.map$/, '.ts'));
      writeFileSync(file, JSON.stringify({ ...JSON.parse(text()), sources: [relative(dirname(file), source)] }));
    }
  }
}

/**
 * Lays out a package as it will be in its tarball.
 * @param {string} name
 * @param {string} compiled
 * @param {string} folder
 */
function layOut(name, compiled, folder) {
  const home = join(ROOT, 'packages', name);
  const manifest = manifestOf(join('packages', name));
  cpSync(join(compiled, name, 'src'), join(folder, 'dist'), { recursive: true });
  settle(join(folder, 'dist'));
  for (const data of new Set(Object.values(manifest.exports).map(folderOf))) {
    if (data === '') continue;
    // The language for tests is not published, nor is how a net was made.
    const filter = (/** @type {string} */ path) => !/(qps|\.csv|net\.training\.json)$/.test(path);
    cpSync(join(home, data), join(folder, data), { recursive: true, filter });
  }
  cpSync(join(home, 'README.md'), join(folder, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestFor(manifest), null, 2)}\n`);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
async function tool(command, args) {
  const { code, output } = await collect(command, args);
  if (code !== 0) throw new Error(`${command} failed:\n${output}`);
}

/**
 * Builds every package below a folder, each in one of its own name, and puts their tarballs beside them; these, in order.
 * @param {string} out
 */
export async function pack(out) {
  const compiled = join(out, '.compiled');
  rmSync(out, { recursive: true, force: true });
  await compile(compiled);
  for (const name of PACKED) layOut(name, compiled, join(out, name));
  rmSync(compiled, { recursive: true });
  const folders = PACKED.map((name) => join(out, name));
  await tool('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', out, ...folders]);
  const tarballs = PACKED.map((name) => join(out, `nightjar-${name}-${version}.tgz`));
  const missing = tarballs.find((tarball) => !existsSync(tarball));
  if (missing !== undefined) throw new Error(`npm made no ${missing}`);
  return tarballs;
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const failed = await ready();
  if (failed !== 0) process.exit(failed);
  const out = join(ROOT, 'dist');
  for (const tarball of await pack(out)) console.log(relative(process.cwd(), tarball));
  if (process.argv.includes('--report'))
    for (const page of writePages(REPORTED.map((name) => join(out, name)))) console.log(relative(process.cwd(), page));
}
