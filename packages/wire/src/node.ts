/** A JSON value somewhere inside; undefined where nothing stands. */
export type Node = unknown;
/** A list, or names with what stands under them. */
export type Branch = { readonly [name: string]: Node };

export const isBranch = (value: Node): value is Branch => typeof value === 'object' && value !== null;
