import { gzipSync } from 'node:zlib';
import type { Visitor } from './visitor.ts';

/** Which files a visitor's pages load from now on. */
export class Loads {
  readonly #home: string;
  readonly #paths = new Set<string>();

  constructor({ context, home }: Visitor, files: RegExp) {
    this.#home = home;
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (files.test(pathname)) this.#paths.add(pathname);
    });
  }

  /** Their contents, by path. They are fetched once more: a browser may not tell of a page that was left. */
  async texts(): Promise<ReadonlyMap<string, string>> {
    const texts = [...this.#paths].map(async (path) => [path, await textAt(this.#home + path)] as const);
    return new Map(await Promise.all(texts));
  }
}

export async function textAt(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}`);
  return response.text();
}

/** Bytes of a file as it travels. */
export const packed = (text: string): number => gzipSync(text).length;
