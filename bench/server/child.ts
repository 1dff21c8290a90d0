import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Usage } from './usage.ts';

/** A server or a load in a process of its own. */
export class Child {
  readonly #child: ChildProcess;

  constructor(file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.#child = fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
      execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** What it says next. */
  async said<T>(): Promise<T> {
    const gone = once(this.#child, 'exit').then(([code]) => {
      throw new Error(`a process of the bench ended with ${code}`);
    });
    const [message] = (await Promise.race([once(this.#child, 'message'), gone])) as [T];
    gone.catch(() => undefined);
    return message;
  }

  usage(): Promise<Usage> {
    this.#child.send('usage');
    return this.said<Usage>();
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.send('stop');
    await gone;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
