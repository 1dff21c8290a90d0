// Serves the product on one port with the embedded store.
import { run } from './ready.mjs';
import { buildWeb, webFolder } from './web.mjs';

const { NIGHTJAR_GAMES: list = '', NIGHTJAR_WEB: built = '' } = process.env;
if (built === '') {
  const failed = await buildWeb(list);
  if (failed !== 0) process.exit(failed);
  process.env['NIGHTJAR_WEB'] = webFolder(list);
}
await run('node', ['packages/server/src/main.ts', ...process.argv.slice(2)]);
