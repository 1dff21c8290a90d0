// Puts arena and training into one file, dist/arena.mjs, that runs on a machine with nothing but Node (18 or later).
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** What Node 18 lacks of the language we write. */
const OLDER = `
for (const [name, how] of [['toSorted', (list, by) => list.sort(by)], ['toReversed', (list) => list.reverse()]])
  Array.prototype[name] ??= function (by) { return how([...this], by); };
Array.prototype.with ??= function (at, value) { const list = [...this]; list[at] = value; return list; };
Array.prototype.toSpliced ??= function (...how) { const list = [...this]; list.splice(...how); return list; };
`;

await build({
  configFile: false,
  root: at('..'),
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: at('../packages/cli/src/arena-main.ts'),
    outDir: at('../dist'),
    emptyOutDir: false,
    target: 'es2022',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'arena.mjs', codeSplitting: false, banner: OLDER } },
  },
});
