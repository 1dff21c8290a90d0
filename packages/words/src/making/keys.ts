import { askedFor, isChoice, type Message, readMessage, type Texts } from '../message.ts';

/** What a message is given: names, and numbers that choose among its words. */
export interface Takes {
  readonly names: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

/** The arguments of a message; the form of a name is not one, it is asked for from within. */
export function takesOf(message: Message): Takes {
  const names = new Set<string>();
  const numbers = new Set<string>();
  for (const part of message) {
    if (typeof part === 'string') continue;
    const { name } = askedFor(part.arg);
    if (name !== 'form') (isChoice(part) && part.kind !== 'select' ? numbers : names).add(name);
    if (!isChoice(part)) continue;
    for (const inner of Object.values(part.cases).map(takesOf)) {
      for (const each of inner.names) names.add(each);
      for (const each of inner.numbers) numbers.add(each);
    }
  }
  for (const number of numbers) names.delete(number);
  return { names, numbers };
}

const union = (names: ReadonlySet<string>): string =>
  names.size === 0
    ? 'never'
    : [...names]
        .toSorted()
        .map((name) => `'${name}'`)
        .join(' | ');

/** The type of a message that is one in every language: it is given what any of them asks for. */
function typeOf(texts: readonly string[]): string {
  const takes = texts.map((text) => takesOf(readMessage(text)));
  const numbers = new Set(takes.flatMap((each) => [...each.numbers]));
  const names = new Set(takes.flatMap((each) => [...each.names]).filter((name) => !numbers.has(name)));
  if (names.size + numbers.size === 0) return 'Takes';
  return numbers.size === 0 ? `Takes<${union(names)}>` : `Takes<${union(names)}, ${union(numbers)}>`;
}

/** The source of `keys.ts`: every key of every catalogue with what its message is given. */
export function keysSource(
  catalogues: { readonly [name: string]: Texts },
  inEvery: (name: string, key: string) => string[],
): string {
  const lines = [
    '// Made by `npm run words` from the catalogues in `locales`.',
    "import type { Value } from './message.ts';",
    '',
    '/** What a message is given: names, and numbers that choose among its words. */',
    'type Takes<Names extends string = never, Numbers extends string = never> = {',
    '  readonly [name in Names]: Value;',
    '} & { readonly [name in Numbers]: number };',
    '',
    'export interface Messages {',
  ];
  for (const [name, texts] of Object.entries(catalogues)) {
    lines.push(`  readonly ${name}: {`);
    for (const key of Object.keys(texts)) lines.push(`    readonly '${key}': ${typeOf(inEvery(name, key))};`);
    lines.push('  };');
  }
  return `${[...lines, '}'].join('\n')}\n`;
}
