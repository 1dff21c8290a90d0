import { type AnyGame, type Checked, isObject, type Json, type JsonObject, parseJson } from '@nightjar/kernel';
import type { KeptEdition } from '@nightjar/wire';
import { ask, type Fetch, look } from './api.ts';
import type { Store } from './shelf.ts';

/** The house editions that this device keeps, by name. */
export interface EditionShelf {
  /** Admits the edition in a file and keeps it on this device. Gives its name, or its fault. */
  bring(rules: AnyGame, file: string): Checked<string>;
  /** The house edition that options name, as it was brought; null for the game's own edition. */
  of(options: object): Json | null;
  /** Admits to the rules the edition that options name, from this device or from the server. */
  meet(rules: AnyGame, options: JsonObject): Promise<void>;
  /** Sends the house edition that options name to the server; false where that fails. */
  lend(game: string, options: object): Promise<boolean>;
}

const PREFIX = 'nightjar.edition.';

/** A shelf in a browser's storage. It asks the server for editions that are not there. */
export function editionsIn(store: Store | null, fetch: Fetch): EditionShelf {
  const met = new Map<string, Json>();

  const kept = (name: string): Json | null => {
    const file = parseJson(store?.getItem(PREFIX + name) ?? 'null');
    return file.ok ? file.value : null;
  };
  const keep = (name: string, edition: Json): void => {
    met.set(name, edition);
    try {
      store?.setItem(PREFIX + name, JSON.stringify(edition));
    } catch {
      // The storage is full: the edition lasts as long as the page.
    }
  };
  const of = (options: object): Json | null => met.get(nameIn(options)) ?? null;

  return {
    of,
    bring(rules, file) {
      const json = parseJson(file);
      if (!json.ok) return json;
      // Changes over the default edition stay changes over today's, whatever the default will be.
      const { value } = json;
      const edition = isObject(value) && value['over'] === 'default' ? { ...value, over: rules.edition } : value;
      const name = rules.admit(edition);
      if (name.ok && name.value !== rules.edition) keep(name.value, edition);
      return name;
    },
    async meet(rules, options) {
      if (rules.options(options).ok) return;
      const name = nameIn(options);
      const edition = kept(name) ?? (await look<KeptEdition>(fetch, `/editions/${name}`))?.edition ?? null;
      if (edition !== null && rules.admit(edition).ok) keep(name, edition);
    },
    async lend(game, options) {
      const edition = of(options);
      if (edition === null) return true;
      const wish = { game, name: nameIn(options).slice(0, 12), edition };
      const said = await ask(fetch, 'POST', '/editions', wish).catch(() => null);
      return said?.ok === true;
    },
  };
}

const nameIn = (options: object): string => (options as { readonly edition?: string }).edition ?? '';
