import { open } from '@nightjar/server';

/** Our server in a process of its own, which says how much memory it holds when it is asked. */
const running = await open(process.env);
process.on('message', (asked: 'memory' | 'stop') => {
  if (asked === 'stop') {
    void running.close().then(() => process.exit(0));
    return;
  }
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed + external });
});
process.send?.({ address: running.address });
