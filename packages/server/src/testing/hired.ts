import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';

/** The processes that are begun from now on, as they come: those of workers, where nothing else is begun. */
export function hired(): readonly ChildProcess[] {
  const all: ChildProcess[] = [];
  subscribe('child_process', (message) => {
    all.push((message as { readonly process: ChildProcess }).process);
  });
  return all;
}
