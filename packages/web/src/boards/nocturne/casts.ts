import type { Box } from '@nightjar/nocturne';

/** A cast among the answers. */
export interface Cast {
  readonly text: string;
  readonly token: string;
  readonly space: string;
}

const CAST = /^(?:cast|echo|leap) (\S+) (\S+)$/;

/** An answer as a cast; null if it is none. */
export function castOf(text: string | null): Cast | null {
  const [, token, space] = CAST.exec(text ?? '') ?? [];
  return token === undefined || space === undefined ? null : { text: text as string, token, space };
}

/** The casts among the answers, weakest token first. */
export function castsIn(answers: readonly string[], box: Box): Cast[] {
  const strength = ({ token }: Cast): number => box.tokens.strength[box.tokens.names.indexOf(token)] ?? 0;
  return answers.flatMap((text) => castOf(text) ?? []).toSorted((a, b) => strength(a) - strength(b));
}
