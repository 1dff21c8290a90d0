import type { Person } from './person.ts';

/** People remembered; whoever is beyond stands for themselves until they come again. */
const MOST_KNOWN = 50_000;

/**
 * Who shares what there is: an account is a group by itself, guests are one with all others at their address, since
 * another guest costs nothing. Whoever takes turns takes them by group.
 */
export class FairShareGroups {
  readonly #known = new Map<string, string>();
  readonly #people = new Map<string, Set<string>>();

  /** Somebody came in from this address. */
  seen({ id, kind }: Pick<Person, 'id' | 'kind'>, address: string): void {
    const group = kind === 'account' ? id : address;
    const before = this.#known.get(id);
    if (before === group) return;
    if (before !== undefined) this.#leave(id, before);
    if (this.#known.size >= MOST_KNOWN) {
      this.#known.clear();
      this.#people.clear();
    }
    this.#known.set(id, group);
    this.#people.set(group, (this.#people.get(group) ?? new Set()).add(id));
  }

  /** The group somebody was of when they came last; who is not known stands for themselves. */
  of(person: string): string {
    return this.#known.get(person) ?? person;
  }

  /** Everybody who may be of a group. */
  with(group: string): readonly string[] {
    return [group, ...(this.#people.get(group) ?? [])];
  }

  #leave(person: string, group: string): void {
    const people = this.#people.get(group);
    people?.delete(person);
    if (people?.size === 0) this.#people.delete(group);
  }
}
