/** One page at a time plays a table of this device: the last to open it. The page before is told. */
export function hold(id: string, lost: () => void): () => void {
  const channel = new BroadcastChannel(`nightjar.table.${id}`);
  channel.addEventListener('message', () => lost());
  // A channel reaches pages of our origin alone; only windows are told which.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage('mine');
  return () => channel.close();
}
