import { run } from './ready.mjs';

await run('vitest', ['run', ...process.argv.slice(2)]);
