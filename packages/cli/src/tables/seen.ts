/** A token as a view shows it. */
export interface SeenToken {
  readonly side: number;
  readonly token: string;
}

export interface SeenSpace {
  readonly name: string;
  readonly row: number;
  readonly col: number;
  readonly tile: string | null;
  readonly token: SeenToken | null;
}

export interface SeenSide {
  readonly side: number;
  readonly opponent: boolean;
  readonly colour: string;
  readonly character: string | null;
  readonly ability: string | null;
  readonly used: boolean;
  readonly supply: readonly string[];
  readonly passed: boolean;
  readonly collection: readonly string[];
  readonly concoctionCount: number;
  readonly concoctions: readonly string[] | null;
  readonly tiers: readonly number[] | null;
}

/** What the drawing relies on of a view of Nocturne. */
export interface SeenTable {
  readonly options: { readonly edition: string; readonly familyMode: string; readonly scenario: number | null };
  readonly round: 'twilight' | 'moonlight';
  readonly question: string;
  readonly asked: number | null;
  readonly rows: number;
  readonly cols: number;
  readonly spaces: readonly SeenSpace[];
  readonly highest: string | null;
  readonly sprite: {
    readonly spaces: number;
    readonly tokens: readonly SeenToken[];
    readonly tiles: readonly (string | null)[];
  };
  readonly sides: readonly SeenSide[];
  readonly shadowRow: readonly string[];
  readonly twilight: readonly { readonly goal: string; readonly holder: number | null }[];
  readonly moonlight: readonly string[] | null;
  readonly stack: number;
  readonly deck: number;
  /** For mirror stones tiles, for concoctions tiers: what would be best. */
  readonly proposal: readonly (string | number | null)[] | null;
}
