import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const textOf = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8');

describe('the documents', () => {
  it('the README shows the example file as it is', () => {
    const [, file = '', code] = /```ts file=(\S+)\n([\s\S]*?)```/.exec(textOf('README.md')) ?? [];
    expect(code).toBe(textOf(file));
  });

  it('the first example plays a whole game and prints its scores', () => {
    const { stdout, status } = spawnSync('node', ['examples/first-game.ts'], { cwd: ROOT, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\[ \d+, \d+ \] [0-9a-f]{64}\n$/);
  });

  it('every home in the glossary exists', () => {
    const homes = [...textOf('docs/glossary.md').matchAll(/\| `([^`]+)` \|$/gm)].map(([, home]) => home as string);
    expect(homes.length).toBeGreaterThan(50);
    const pathsOf = (home: string): readonly string[] => {
      if (/^(docs|golden)/.test(home)) return [home];
      if (home.startsWith('<game>'))
        return ['nocturne', 'noctiluca', 'dominion', 'nocturion'].map((game) =>
          home.replace('<game>', `packages/${game}`),
        );
      return [`packages/${home}`];
    };
    // Not every game needs every file, but the name is the same where it has one.
    const missing = homes.filter((home) => !pathsOf(home).some((path) => existsSync(`${ROOT}/${path}`)));
    expect(missing).toEqual([]);
  });

  it('every file that the page on architecture names exists', () => {
    const page = textOf('docs/architecture.md');
    const named = [
      ...page.matchAll(/`((?:kernel|bots|server|web|wire|words|cli|games|dominion)\/[\w./-]+\.\w+)`/g),
    ].map(([, file]) => file as string);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !existsSync(`${ROOT}/packages/${file}`))).toEqual([]);
  });

  it('each word of the glossary is explained once', () => {
    const words = [...textOf('docs/glossary.md').matchAll(/^\| (\*.+?\*) \|/gm)].flatMap(([, cell]) =>
      [...(cell as string).matchAll(/\*([^*]+)\*/g)].map(([, word]) => word),
    );
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });

  it('every link between documents leads to a file and a heading that exist', () => {
    const pages = spawnSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim().split('\n');
    const broken = pages.flatMap((page) =>
      [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link]) => link as string)
        .filter((link) => !/^[a-z]+:/.test(link) && !leads(page, link))
        .map((link) => `${page}: ${link}`),
    );
    expect(pages.length).toBeGreaterThan(80);
    expect(broken).toEqual([]);
  });
});

function leads(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : new URL(path, `file:///${page}`).pathname.slice(1);
  if (!existsSync(`${ROOT}/${target}`)) return false;
  return anchor === undefined || !target.endsWith('.md') || anchorsOf(textOf(target)).includes(anchor);
}

/** The anchors that GitHub gives a page: one per heading, and those set by hand. */
const anchorsOf = (text: string): readonly string[] => [
  ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    (title as string)
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  ),
  ...[...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id]) => id as string),
];
