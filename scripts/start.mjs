import { run } from './ready.mjs';

await run('node', ['packages/cli/src/main.ts', 'play', 'nocturne', ...process.argv.slice(2)]);
