import type { Step } from './script.ts';

/** How a text comes to be followed when it is a trigger. */
export interface Manner<T> {
  /** Its owner may pass it over. */
  readonly may?: boolean;
  /** Asks nothing and gives the same in any order among others of its kind. */
  readonly plain?: boolean;
  /** Whether it could do anything now; a text that could not is not offered. */
  readonly possible?: (t: T) => boolean;
  /** The cards set aside for it are known to their owner alone. */
  readonly hidden?: boolean;
  /** Its very name would give a hidden card away: others learn neither the name nor the players who wait for it. */
  readonly covered?: boolean;
}

/** A text under its name. */
export interface Entry<T> {
  readonly name: string;
  readonly steps: readonly Step<T>[];
  readonly manner: Manner<T>;
}

/** The window in which triggers wait is a text of its own without steps, the first of every library. */
export const TRIGGERS = 0;

/** All texts of a game, by place and by name. */
export class Library<T> {
  readonly entries: Entry<T>[] = [{ name: 'triggers', steps: [], manner: {} }];
  private readonly places = new Map<string, number>([['triggers', TRIGGERS]]);

  /** Takes a text in, with the texts inside it, and says where it stands. */
  add(name: string, steps: readonly Step<T>[], manner: Manner<T> = {}): number {
    if (this.places.has(name)) throw new Error(`two texts are called ${name}`);
    const place = this.entries.length;
    this.entries.push({ name, steps, manner });
    this.places.set(name, place);
    let inner = 0;
    for (const step of steps) {
      if (step.op !== 'each') continue;
      inner += 1;
      step.script = this.add(`${name}.${inner}`, step.body);
    }
    return place;
  }

  /** Where a text stands. */
  place(name: string): number {
    const place = this.places.get(name);
    if (place === undefined) throw new Error(`no text is called ${name}`);
    return place;
  }

  entry(place: number): Entry<T> {
    return this.entries[place] as Entry<T>;
  }

  /** How many instructions have no verb of the language. */
  get bespoke(): number {
    return this.entries.reduce(
      (sum, { steps }) => sum + steps.filter((step) => step.op === 'act' && step.bespoke).length,
      0,
    );
  }
}
