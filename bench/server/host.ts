import { open } from '@nightjar/server';
import { usage } from './usage.ts';

/** Our server in a process of its own, which says what it holds and has used when it is asked. */
const running = await open(process.env);
process.on('message', (asked: 'usage' | 'stop') => {
  if (asked === 'stop') {
    void running.close().then(() => process.exit(0));
    return;
  }
  process.send?.(usage());
});
// Nothing outlives the bench.
process.on('disconnect', () => process.exit(1));
process.send?.({ address: running.address });
