import type { Person } from '../people/person.ts';

/** People remembered; a person beyond is a group of their own until their next request. */
const MOST_KNOWN = 50_000;

/**
 * Groups of clients that share what is scarce: each account alone, all guests of one address together, because guests are
 * free to create.
 */
export class FairShareGroups {
  readonly #known = new Map<string, string>();
  readonly #people = new Map<string, Set<string>>();

  /** A request of this person came from this address. */
  seen({ id, kind }: Pick<Person, 'id' | 'kind'>, address: string): void {
    const group = kind === 'account' ? id : address;
    const before = this.#known.get(id);
    if (before === group) return;
    if (before !== undefined) this.#remove(id, before);
    if (this.#known.size >= MOST_KNOWN) {
      this.#known.clear();
      this.#people.clear();
    }
    this.#known.set(id, group);
    this.#people.set(group, (this.#people.get(group) ?? new Set()).add(id));
  }

  /** The group of a person's last request; a person who is not known is a group of their own. */
  of(person: string): string {
    return this.#known.get(person) ?? person;
  }

  /** The people who may belong to a group. */
  membersOf(group: string): readonly string[] {
    return [group, ...(this.#people.get(group) ?? [])];
  }

  #remove(person: string, group: string): void {
    const people = this.#people.get(group);
    people?.delete(person);
    if (people?.size === 0) this.#people.delete(group);
  }
}
