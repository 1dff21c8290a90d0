/** How wide a terminal is at least. */
export const WIDTH = 80;

/** How wide a text looks: colours take no room. */
// oxlint-disable-next-line no-control-regex
export const widthOf = (text: string): number => text.replace(/\u001B\[\d+m/g, '').length;

/** Pieces on as few lines as they fit on, the further lines set in as far as the head is wide. */
export function wrapped(head: string, pieces: readonly string[], between: string): string[] {
  const lines: string[] = [];
  const [first = '', ...rest] = pieces;
  let line = `${head}${first}`;
  for (const piece of rest) {
    const next = `${line}${between}${piece}`;
    if (widthOf(next) < WIDTH) {
      line = next;
      continue;
    }
    lines.push(`${line}${between}`.trimEnd());
    line = `${' '.repeat(widthOf(head))}${piece}`;
  }
  return [...lines, line];
}

/** A text on as many lines as it needs, all after the same indent. */
export const paragraph = (text: string, indent: string): string[] => wrapped(indent, text.split(' '), ' ');
