import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AnyGame, canonical, faultText, type Json, parseJson } from '@nightjar/kernel';
import type { Release } from '@nightjar/kernel/editions';
import { readJson } from './file.ts';
import type { Terminal } from './terminal.ts';
import { failed } from './trouble.ts';

/** Names the edition in a game's data folder, and keeps the one that was released last; what was done, in a sentence. */
export async function release(terminal: Terminal, game: AnyGame, folder: string): Promise<string> {
  const [edition, list] = [join(folder, 'edition.json'), join(folder, 'released.json')];
  const name = game.admit(await readJson(terminal, edition));
  if (!name.ok) return failed(`${edition}: ${faultText(name.fault)}`);
  const releases = (await readJson(terminal, list)) as unknown as readonly Release[];
  const last = releases.at(-1);
  if (last?.names.includes(name.value)) return `${edition} is released already, as ${name.value}`;
  const kept =
    last === undefined
      ? []
      : [{ names: last.names, edition: former(game, resolve(terminal.folder, folder), last.names) }];
  const all = [...releases.slice(0, -1), ...kept, { names: [name.value] }];
  writeFileSync(resolve(terminal.folder, list), written(all));
  return `${edition} is released as ${name.value}; ${kept.length === 0 ? 'it is the first' : 'the one before is kept'}`;
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
  return failed(`${folder}: no committed edition.json is called ${names.join(' or ')}`);
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
