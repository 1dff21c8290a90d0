import cliProgress from 'cli-progress';
import type { Terminal } from './terminal.ts';

/** How far a long piece of work has come. */
export interface Bar {
  /** So many of the parts are done. */
  at(done: number): void;
  stop(): void;
}

const SILENT: Bar = { at: () => {}, stop: () => {} };

/** A bar on stderr where it is a terminal; otherwise nothing. */
export function startBar(terminal: Terminal, what: string, total: number): Bar {
  if (!terminal.hasBars || total < 2) return SILENT;
  const bar = new cliProgress.SingleBar(
    {
      format: `${what} [{bar}] {value}/{total} {eta_formatted}`,
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
    },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, 0);
  return { at: (done) => bar.update(done), stop: () => bar.stop() };
}
