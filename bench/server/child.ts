import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Usage } from './usage.ts';

/** A server, a load or a side of a duel in a process of its own. */
export class Child {
  readonly #child: ChildProcess;
  /** Fails when it ends. */
  readonly #gone: Promise<never>;

  constructor(file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.#child = fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
      execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#gone = once(this.#child, 'exit').then(([code]) => {
      throw new Error(`a process of the bench ended with ${code}`);
    });
    // Whoever waits for it hears of it; nobody may.
    this.#gone.catch(() => undefined);
  }

  /** What it says next. */
  async said<T>(): Promise<T> {
    const [message] = (await Promise.race([once(this.#child, 'message'), this.#gone])) as [T];
    return message;
  }

  /** What it says to this. */
  asked<T>(what: string): Promise<T> {
    this.#child.send(what);
    return this.said<T>();
  }

  usage(): Promise<Usage> {
    return this.asked<Usage>('usage');
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
