import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';

/** Child processes that start from now on: workers, where nothing else is started. */
export function hired(begun: (one: ChildProcess) => void = () => undefined): readonly ChildProcess[] {
  const all: ChildProcess[] = [];
  subscribe('child_process', (message) => {
    const { process: one } = message as { readonly process: ChildProcess };
    all.push(one);
    begun(one);
  });
  return all;
}
