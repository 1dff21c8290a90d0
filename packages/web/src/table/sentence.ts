/** A sentence with its full stop; a question, and what ends by itself, stays as it is. */
export const ended = (sentence: string): string => (/[.?!…]$/.test(sentence) ? sentence : `${sentence}.`);
