import { type Answer, type Box, readAnswer } from '@nightjar/nocturne';

/** A cast among the answers. */
export type Cast = Extract<Answer, { readonly kind: 'cast' }> & { readonly text: string };

/** An answer as a cast; null if it is none. */
export function castOf(text: string | null): Cast | null {
  const answer = text === null ? null : readAnswer(text);
  return text !== null && answer?.kind === 'cast' ? { ...answer, text } : null;
}

/** The casts among the answers, weakest token first. */
export function castsIn(answers: readonly string[], box: Box): Cast[] {
  const strength = ({ token }: Cast): number => box.tokens.strength[box.tokens.names.indexOf(token)] ?? 0;
  return answers.flatMap((text) => castOf(text) ?? []).toSorted((a, b) => strength(a) - strength(b));
}
