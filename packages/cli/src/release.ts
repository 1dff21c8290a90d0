import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AnyGame, canonical, faultText, type Json, parseJson } from '@nightjar/kernel';
import type { Release } from '@nightjar/kernel/editions';
import { readJson } from './file.ts';
import type { Terminal } from './terminal.ts';
import { failed } from './trouble.ts';

/** What a release came to: an edition has its name already, is the first, or comes after one that is kept. */
export interface Released {
  readonly how: 'already' | 'first' | 'next';
  readonly file: string;
  readonly edition: string;
}

/** Names the edition in a game's data folder, and keeps the one that was released last. */
export async function release(terminal: Terminal, game: AnyGame, folder: string): Promise<Released> {
  const [edition, list] = [join(folder, 'edition.json'), join(folder, 'released.json')];
  const name = game.admit(await readJson(terminal, edition));
  if (!name.ok) return failed('file', { file: edition, fault: faultText(name.fault) });
  const releases = (await readJson(terminal, list)) as unknown as readonly Release[];
  const last = releases.at(-1);
  if (last?.names.includes(name.value)) return { how: 'already', file: edition, edition: name.value };
  const kept =
    last === undefined
      ? []
      : [{ names: last.names, edition: former(game, resolve(terminal.folder, folder), last.names) }];
  const all = [...releases.slice(0, -1), ...kept, { names: [name.value] }];
  writeFileSync(resolve(terminal.folder, list), written(all));
  return { how: kept.length === 0 ? 'first' : 'next', file: edition, edition: name.value };
}

/** The edition with one of these names, as the history of the repository has it. */
function former(game: AnyGame, folder: string, names: readonly string[]): Json {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  for (const commit of git('log', '--format=%H', '--', 'edition.json').split('\n').filter(Boolean)) {
    const json = parseJson(git('show', `${commit}:./edition.json`));
    const name = json.ok ? game.admit(json.value) : json;
    if (json.ok && name.ok && names.includes(name.value)) return json.value;
  }
  return failed('noEdition', { folder, names: names.join(', ') });
}

/** One line for each name and one for the numbers of an edition. */
const written = (releases: readonly Release[]): string => {
  const entries = releases.map(({ names, edition }) => {
    const called = names.map((name) => `      ${JSON.stringify(name)}`).join(',\n');
    const numbers = edition === undefined ? '' : `,\n    "edition": ${canonical(edition)}`;
    return `  {\n    "names": [\n${called}\n    ]${numbers}\n  }`;
  });
  return `[\n${entries.join(',\n')}\n]\n`;
};
