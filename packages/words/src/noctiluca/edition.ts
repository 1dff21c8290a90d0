interface Listed {
  readonly id: string;
}

/** What the words need of an edition of Noctiluca: which things there are. */
export interface NoctilucaEdition {
  readonly dieColors: { readonly entries: readonly Listed[] };
  readonly jars: { readonly entries: readonly Listed[] };
  readonly favourites: { readonly entries: readonly Listed[] };
  readonly solo: { readonly sections: readonly Listed[] };
}
