import type { Box, SpaceView, TokenView, View } from '@nightjar/nocturne';
import type { Colours } from '../terminal.ts';

const WIDTH = 6;
const SIDE_LETTERS = 'ABCD';

/** Two or three letters for a tile; a plus for an enchanted one. */
export function tileLetters(box: Box, id: string): string {
  const kind = box.edition.tiles.kinds.find((known) => known.id === id);
  if (kind === undefined) return '?';
  const plus = kind.enchanted ? '+' : '';
  switch (kind.type) {
    case 'skull':
      return `Sk${kind.points ?? ''}${plus}`;
    case 'feather':
      return `Fe${plus}`;
    case 'mushroom':
      return `${kind.mushroom === 'tripti' ? 'Tr' : 'Du'}${plus}`;
    case 'herb':
      return `H${kind.herb ?? ''}${kind.points ?? ''}${plus}`;
    case 'egg':
      return `Eg${plus}`;
    case 'chest':
      return 'Ch';
    case 'runestone':
      return `Ru${(kind.symbols[0] ?? '').slice(0, 1).toUpperCase()}`;
    default:
      return 'Mi';
  }
}

export function tileCode(box: Box, id: string, colours: Colours): string {
  const letters = tileLetters(box, id);
  const type = box.edition.tiles.kinds.find((kind) => kind.id === id)?.type ?? '';
  return tint(type, colours)(letters);
}

type Paint = (text: string) => string;

function tint(type: string, colours: Colours): Paint {
  const paints: { readonly [type: string]: Paint } = {
    skull: colours.white,
    feather: colours.red,
    mushroom: colours.magenta,
    herb: colours.green,
    egg: colours.cyan,
    chest: colours.yellow,
    runestone: colours.blue,
  };
  return paints[type] ?? colours.gray;
}

/** A token with its owner's letter: `A4`, `B★`, `As8`. */
export function tokenMark(view: View, { side, token }: TokenView, colours: Colours): string {
  const text = `${SIDE_LETTERS[side] ?? '?'}${token === 'star' ? '★' : token}`;
  return paintOf(view, side, colours)(text);
}

function paintOf(view: View, side: number, colours: Colours): Paint {
  const paints: { readonly [colour: string]: Paint } = {
    orange: colours.yellow,
    green: colours.green,
    teal: colours.cyan,
    purple: colours.magenta,
  };
  return paints[view.sides[side]?.colour ?? ''] ?? colours.white;
}

/** The forest: above what lies there, below the token; `*` is the highest spell, `(…)` a flipped token, `·` a space to cast on. */
export function grid(view: View, box: Box, colours: Colours, targets: ReadonlySet<string>): string[] {
  const at = (row: number, col: number): SpaceView | undefined =>
    view.spaces.find((space) => space.row === row && space.col === col);
  const letters = Array.from({ length: view.cols }, (_, col) => 'abcdefghi'[col] ?? '?');
  const rule = (left: string, middle: string, right: string): string =>
    `   ${left}${letters.map(() => '─'.repeat(WIDTH)).join(middle)}${right}`;
  const lines = [`    ${letters.map((letter) => centred(letter, WIDTH)).join(' ')}`, rule('┌', '┬', '┐')];
  for (let row = 0; row < view.rows; row += 1) {
    if (row > 0) lines.push(rule('├', '┼', '┤'));
    const spaces = letters.map((_, col) => at(row, col));
    const above = spaces.map((space) => {
      if (space === undefined) return '░'.repeat(WIDTH);
      if (space.tile === null) return ' '.repeat(WIDTH);
      return painted(tileLetters(box, space.tile), tileCode(box, space.tile, colours));
    });
    const below = spaces.map((space) => {
      if (space === undefined) return '░'.repeat(WIDTH);
      return tokenCell(view, space, colours, targets.has(space.name));
    });
    lines.push(` ${row + 1} │${above.join('│')}│`, `   │${below.join('│')}│`);
  }
  return [...lines, rule('└', '┴', '┘')];
}

function tokenCell(view: View, space: SpaceView, colours: Colours, isTarget: boolean): string {
  if (space.token === null) return isTarget ? painted('·', colours.bold('·')) : ' '.repeat(WIDTH);
  const plain = `${SIDE_LETTERS[space.token.side] ?? '?'}${space.token.token === 'star' ? '★' : space.token.token}`;
  const mark = tokenMark(view, space.token, colours);
  if (space.tile === null) return painted(`(${plain})`, colours.dim(`(${mark})`));
  if (space.name === view.highest) return painted(`${plain}*`, colours.bold(`${mark}*`));
  return painted(plain, mark);
}

/** Centres a text that is longer in colour than it looks. */
function painted(plain: string, coloured: string): string {
  const left = Math.max(0, Math.floor((WIDTH - plain.length) / 2));
  return `${' '.repeat(left)}${coloured}${' '.repeat(Math.max(0, WIDTH - plain.length - left))}`;
}

const centred = (text: string, width: number): string => {
  const left = Math.floor((width - text.length) / 2);
  return `${' '.repeat(left)}${text}${' '.repeat(width - text.length - left)}`;
};
