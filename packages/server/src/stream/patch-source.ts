import type { Eyes, JsonObject, ViewerPart } from '@nightjar/kernel';
import { Page, patchOf, Slip, type Turned } from '@nightjar/wire';

/** A match as it looks now. */
export interface Look {
  readonly seq: number;
  /** What everybody sees alike. */
  open(): JsonObject;
  /** What certain eyes see besides. */
  own(eyes: Eyes): readonly ViewerPart[];
}

/** What leads eyes to a look from what they were shown before. */
export interface Step {
  /** The `seq` it starts from. */
  readonly since: number;
  /** As JSON. */
  readonly patch: string;
  /** Of what they see then. */
  readonly sum: number;
}

/** What all who listen to a match were shown last: a page for all of them, and a slip for each pair of eyes. */
export class PatchSource {
  #seq = 0;
  #page: Page | null = null;
  /** How the page was turned last, until everybody is told. */
  #turned: (Turned & { readonly since: number }) | null = null;
  readonly #slips = new Map<Eyes, { readonly slip: Slip; seq: number }>();

  /** Shows a match to some eyes; null where nothing leads there, because they, or others, were shown something else last. */
  show(look: Look, eyes: Eyes): Step | null {
    const { seq } = look;
    if (seq < this.#seq) return null;
    const page = this.#turn(look);
    const own = look.own(eyes);
    const before = this.#slips.get(eyes);
    if (before === undefined) {
      this.#slips.set(eyes, { slip: new Slip(own), seq });
      return null;
    }
    const since = before.seq;
    before.seq = seq;
    const turned = this.#turned?.since === since ? this.#turned : null;
    const said = before.slip.turn(own, turned?.isTorn ?? false);
    if (turned === null) return null;
    return { since, patch: patchOf(turned.said, said), sum: (page.sum + before.slip.sum) | 0 };
  }

  /** Everybody was told: what lies here long afterwards keeps nothing of a patch. */
  told(): void {
    this.#turned = null;
  }

  #turn(look: Look): Page {
    const { seq } = look;
    if (this.#page === null) this.#page = new Page(look.open());
    else if (seq > this.#seq) this.#turned = { ...this.#page.turn(look.open()), since: this.#seq };
    this.#seq = seq;
    return this.#page;
  }
}
