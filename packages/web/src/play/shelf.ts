import type { SeatKind } from '@nightjar/wire';

/** Who sits at a table of this device: a person's name, or a bot by the name `readBot` reads. */
export interface Sitter {
  readonly kind: Exclude<SeatKind, 'open'>;
  readonly name: string;
  readonly bot: string | null;
}

/** A table kept on this device. The record is the file itself; the rest is for lists. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly record: string;
  readonly startedAt: number;
  readonly changedAt: number;
  readonly isOver: boolean;
  /** The seat that is asked, and whether a person sits there. */
  readonly asked: number | null;
  readonly scores: readonly number[] | null;
  readonly places: readonly number[] | null;
}

/** Where tables are kept on this device. */
export interface Shelf {
  /** Newest change first. */
  list(): readonly KeptTable[];
  get(id: string): KeptTable | null;
  /** False if there is no room, or nothing may be kept here. */
  put(table: KeptTable): boolean;
  remove(id: string): void;
}

/** The part of the browser's storage a shelf needs. */
export interface Store {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const PREFIX = 'nightjar.table.';

/** A shelf in a browser's storage. What cannot be read is left alone and not shown. */
export function shelfIn(store: Store | null): Shelf {
  const read = (key: string): KeptTable | null => {
    try {
      const text = store?.getItem(key) ?? null;
      const table = text === null ? null : (JSON.parse(text) as Partial<KeptTable> | null);
      return typeof table?.record === 'string' && typeof table.id === 'string' ? (table as KeptTable) : null;
    } catch {
      return null;
    }
  };
  return {
    list() {
      if (store === null) return [];
      const keys = Array.from({ length: store.length }, (_, i) => store.key(i) ?? '');
      return keys
        .filter((key) => key.startsWith(PREFIX))
        .flatMap((key) => read(key) ?? [])
        .toSorted((a, b) => b.changedAt - a.changedAt);
    },
    get: (id) => read(PREFIX + id),
    put(table) {
      try {
        store?.setItem(PREFIX + table.id, JSON.stringify(table));
        return store !== null;
      } catch {
        return false;
      }
    },
    remove: (id) => store?.removeItem(PREFIX + id),
  };
}
