// Serves the product on one port with the embedded store.
import { run } from './ready.mjs';
import { buildWeb } from './web.mjs';

const failed = await buildWeb();
if (failed !== 0) process.exit(failed);
await run('node', ['packages/server/src/main.ts', ...process.argv.slice(2)]);
