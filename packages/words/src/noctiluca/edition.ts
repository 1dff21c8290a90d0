import type { Said } from '../words.ts';

interface Named {
  readonly id: string;
  readonly names: Said;
}

/** What the words need of an edition of Noctiluca: what its things are called. */
export interface NoctilucaEdition {
  readonly notice: Said;
  readonly dieColors: { readonly entries: readonly Named[] };
  readonly jarColors: { readonly entries: readonly Named[] };
  readonly jars: { readonly entries: readonly Named[] };
  readonly favourites: { readonly entries: readonly Named[] };
  readonly solo: { readonly sections: readonly Named[] };
}
