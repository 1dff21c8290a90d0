import picocolors from 'picocolors';
import { run } from '../program.ts';
import type { Terminal } from '../terminal.ts';

/** What a command line came to. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A terminal with given input that keeps its output; without a person unless told. */
function fakeTerminal(
  typed: readonly string[] = [],
  { folder = '/', isPerson = false }: { readonly folder?: string; readonly isPerson?: boolean } = {},
): { readonly terminal: Terminal; readonly said: { out: string; err: string } } {
  const lines = [...typed];
  const said = { out: '', err: '' };
  const terminal: Terminal = {
    write: (text) => {
      said.out += text;
    },
    note: (text) => {
      said.err += text;
    },
    ask: (prompt) => {
      said.out += prompt;
      return Promise.resolve(lines.shift() ?? null);
    },
    input: () => Promise.resolve(typed.join('\n')),
    close: () => {},
    isPerson,
    hasBars: false,
    colours: picocolors.createColors(false),
    folder,
  };
  return { terminal, said };
}

/** Runs a command line, given as one text, at a fake terminal. */
export async function nightjar(
  words: string,
  typed: readonly string[] = [],
  settings: { readonly folder?: string; readonly isPerson?: boolean } = {},
): Promise<Outcome> {
  const { terminal, said } = fakeTerminal(typed, settings);
  const code = await run(
    words.split(' ').filter((word) => word !== ''),
    terminal,
  );
  return { code, ...said };
}
