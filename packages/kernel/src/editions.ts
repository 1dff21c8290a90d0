import { bad, type Checked, good } from './checked.ts';
import { type HouseRules, houseEdition } from './house.ts';
import { canonical, isObject, type Json } from './json.ts';
import { sha256Hex } from './sha256.ts';

/** A default edition that was released, under every name it has had. The newest is the game's `edition.json` itself. */
export interface Release {
  readonly names: readonly string[];
  readonly edition?: Json;
}

/** Where the numbers of an edition come from, place by place. */
export interface Sources {
  /** What the words mean that stand as a source. */
  readonly legend: { readonly [source: string]: string };
  readonly of: { readonly [place: string]: Provenance };
}

interface Provenance {
  readonly source?: string;
  readonly parts?: { readonly [part: string]: string };
  readonly note?: string;
}

/** The name of an edition: a hash of what the rules read, whatever the order and spacing of its file. */
export const identityOf = (edition: Json): string => sha256Hex(canonical(edition));

interface Unpacked<Edition> {
  readonly edition: Edition;
  readonly hash: string;
}

/** What a game says of its editions: how one is read, changed and unpacked. */
export interface EditionRules<Edition, Box> extends HouseRules<Edition> {
  /** Turns an edition that was read into what the rules play with. */
  unpack(edition: Edition, hash: string): Box;
}

/** House editions at hand at once. Each may be as large as a box. */
const MOST_HOUSE = 100;

/**
 * Boxes that games may be played with, by the names of their editions; a name never changes hands. Released ones are
 * always at hand. Of house editions the one that was not admitted for longest goes, and may be admitted again.
 */
export class Editions<Edition, Box extends Unpacked<Edition>> {
  /** What a match is played with unless its options name another. */
  readonly newest: Box;
  readonly #rules: EditionRules<Edition, Box>;
  readonly #released = new Map<string, Json>();
  readonly #boxes = new Map<string, Box>();
  readonly #house = new Map<string, Box>();

  constructor(edition: Json, releases: readonly Release[], rules: EditionRules<Edition, Box>) {
    this.#rules = rules;
    const name = identityOf(edition);
    this.newest = this.#unpacked(edition, name);
    this.#boxes.set(name, this.newest);
    for (const { names, edition: kept } of releases) {
      // Names of an `edition.json` that has changed since are left out, rather than given to other numbers.
      const numbers = kept ?? (names.includes(name) ? edition : null);
      if (numbers !== null) for (const known of names) this.#released.set(known, numbers);
    }
  }

  /** The box under this name, and it says so itself: a match keeps the name it was begun with. */
  with(name: string): Box | undefined {
    const known = this.#boxes.get(name) ?? this.#house.get(name);
    if (known !== undefined) return known;
    const released = this.#released.get(name);
    if (released === undefined) return undefined;
    const box = this.#unpacked(released, name);
    this.#boxes.set(name, box);
    return box;
  }

  /** The box of an edition that ships with the game. It is not read anew at every start: a test of the game reads it. */
  #unpacked(edition: Json, name: string): Box {
    return this.#rules.unpack(edition as unknown as Edition, name);
  }

  /** Takes an edition from outside: in full, as changes `over` another, or by a name that is known here. */
  admit(json: Json): Checked<Box> {
    if (typeof json === 'string') return this.#named(json, '');
    const edition =
      isObject(json) && Object.hasOwn(json, 'over') ? this.#over(json['over'] ?? null, json) : this.#rules.read(json);
    if (!edition.ok) return edition;
    const name = identityOf(edition.value as unknown as Json);
    return good(this.#kept(name, this.with(name) ?? this.#rules.unpack(edition.value, name)));
  }

  /** The box, as the last one that may be let go of. */
  #kept(name: string, box: Box): Box {
    if (this.#boxes.has(name)) return box;
    this.#house.delete(name);
    this.#house.set(name, box);
    if (this.#house.size > MOST_HOUSE) this.#house.delete(this.#house.keys().next().value as string);
    return box;
  }

  #over(name: Json, changes: Json): Checked<Edition> {
    const base = name === 'default' ? good(this.newest) : this.#named(name, 'over');
    return base.ok ? houseEdition(base.value.edition, changes, this.#rules) : base;
  }

  #named(name: Json, where: string): Checked<Box> {
    const box = typeof name === 'string' ? this.with(name) : undefined;
    if (typeof name !== 'string' || box === undefined) return bad(where, 'no such edition is known here');
    return good(this.#kept(name, box));
  }
}
