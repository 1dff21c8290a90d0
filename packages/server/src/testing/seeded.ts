// The real server with every match dealt from NIGHTJAR_TEST_SEED, so that a test plays the same deal each time.
import { systemChance } from '../chance.ts';
import { open } from '../main.ts';

const seed = process.env['NIGHTJAR_TEST_SEED'] ?? '';
const running = await open(process.env, { chance: { ...systemChance, seed: () => seed } });
process.stdout.write(`nightjar: ${running.address}\n`);
process.once('SIGTERM', () => void running.close().then(() => process.exit(0)));
