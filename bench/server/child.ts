import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server, a load or a side of a duel in a process of its own. */
export class Child {
  readonly #child: ChildProcess;
  /** In the order it said them, also those nobody has waited for yet. */
  readonly #messages: AsyncIterator<unknown[]>;
  /** Fails when it ends. */
  readonly #gone: Promise<never>;

  constructor(file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.#child = fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
      execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#messages = on(this.#child, 'message');
    this.#gone = once(this.#child, 'exit').then(([code]) => {
      throw new Error(`a process of the bench ended with ${code}`);
    });
    // A caller that waits gets the error; without one it must not end the process.
    this.#gone.catch(() => undefined);
  }

  /** What it says next. */
  async said<T>(): Promise<T> {
    const { value } = await Promise.race([this.#messages.next(), this.#gone]);
    return (value as [T])[0];
  }

  /** What it says to this. */
  asked<T>(what: Serializable): Promise<T> {
    this.#child.send(what);
    return this.said<T>();
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
