import { ensurePostgres } from './postgres.mjs';
import { run } from './ready.mjs';

if (!process.env['DATABASE_URL_TEST']) {
  try {
    ensurePostgres();
  } catch (error) {
    // The tests that need it fail by themselves; the others are still worth running.
    process.stderr.write(`nightjar: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
await run('vitest', ['run', ...process.argv.slice(2)]);
