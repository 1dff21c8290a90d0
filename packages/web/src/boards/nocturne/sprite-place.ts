import { boxIn, isFamily, isShadowToken, type SeenTable, type SeenToken, strengthIn } from './view.ts';

/** Whether a Forest Sprite Board lies on the table. */
export const isOnStage = (view: SeenTable): boolean => !isFamily(view) && view.sprite.spaces > 0;

/** Where a token would be laid on the Forest Sprite Board, and what it would push off (NOC-8.7–8.12). */
export function placeOn(
  view: SeenTable,
  token: string,
): { readonly place: number; readonly pushed: SeenToken | null } | null {
  const box = boxIn(view);
  const { tokens, spaces } = view.sprite;
  if (isShadowToken(box, token)) return null;
  const strength = strengthIn(box, token);
  const lower = tokens.findIndex((lying) => strengthIn(box, lying.token) < strength);
  const place = lower < 0 ? tokens.length : lower;
  if (place >= spaces) return null;
  return { place, pushed: tokens.length < spaces ? null : (tokens.at(-1) ?? null) };
}
