import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { catalogue, grammarOf, load, loadAlso } from './catalogue.ts';
import { LANGS, readLang, tonguesOf } from './lang.ts';
import { keysSource, takesOf } from './making/keys.ts';
import { cataloguesIn, folders, inEvery, KEYS } from './making/shelf.ts';
import { type Args, askedFor, isChoice, type Message, readMessage, say } from './message.ts';

const [source, ...others] = LANGS.map((lang) => ({ lang, catalogues: cataloguesIn(lang) }));
const every = folders().flatMap((lang) =>
  Object.entries(cataloguesIn(lang)).flatMap(([name, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ lang, name, key, text })),
  ),
);

test('every language says everything, and nothing else', () => {
  const keys = (catalogues: { readonly [name: string]: object }): string[] =>
    Object.entries(catalogues).flatMap(([name, texts]) => Object.keys(texts).map((key) => `${name} ${key}`));
  for (const { catalogues } of others) expect(keys(catalogues)).toEqual(keys(source?.catalogues ?? {}));
});

test('every message says something, of the same things in every language', () => {
  const takes = (text: string): string[] => {
    const { names, numbers } = takesOf(readMessage(text));
    return [...names, ...numbers].toSorted();
  };
  for (const { name, key, text } of every) {
    expect(text.trim(), `${name} ${key}`).not.toBe('');
    expect(takes(text), `${name} ${key}`).toEqual(takes(source?.catalogues[name]?.[key] ?? ''));
  }
});

test('every folder is a language one may ask for, and says nothing that the first does not; a draft may say less', () => {
  for (const { lang, name, key } of every) {
    expect([lang, readLang(lang)]).toEqual([lang, lang]);
    expect(source?.catalogues[name]?.[key], `${lang} ${name} ${key}`).toBeDefined();
  }
});

test('the types of keys are those of the catalogues (otherwise: npm run words)', () => {
  expect(readFileSync(KEYS, 'utf8')).toBe(keysSource(source?.catalogues ?? {}, inEvery(LANGS)));
});

/** What each argument may be, so that every text of the message is said once. */
function argsOf(message: Message): Args[] {
  const values = new Map<string, Set<string | number>>();
  const collect = (parts: Message): void => {
    for (const part of parts) {
      if (typeof part === 'string') continue;
      const known = values.get(part.arg) ?? new Set();
      values.set(part.arg, known);
      if (!isChoice(part)) continue;
      for (const key of Object.keys(part.cases)) if (part.kind === 'select') known.add(key);
      if (part.kind !== 'select') for (const n of [0, 1, 2, 21]) known.add(n);
      for (const inner of Object.values(part.cases)) collect(inner);
    }
  };
  collect(message);
  const most = Math.max(1, ...[...values.values()].map(({ size }) => size));
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries([...values].map(([arg, known]) => [arg, [...known][i % (known.size || 1)] ?? `<${arg}>`])),
  );
}

test('every message is said as the standard’s own formatter says it', () => {
  for (const { lang, name, key, text } of every) {
    const message = readMessage(text);
    const theirs = new IntlMessageFormat(text, [...tonguesOf(lang)], undefined, { ignoreTag: true });
    for (const args of argsOf(message)) {
      expect(say(message, args, grammarOf(lang)), `${lang} ${name} ${key}`).toBe(theirs.format(args as never));
    }
  }
});

test('whatever form a sentence asks of whoever is spoken to has a word of its own', async () => {
  for (const lang of LANGS) {
    await load(lang, 'shell');
    const you = catalogue(lang, 'shell').name('seat.you');
    const forms = new Set<string>();
    const collect = (message: Message): void => {
      for (const part of message) {
        if (typeof part === 'string') continue;
        const { name, form } = askedFor(part.arg);
        if (['side', 'seat', 'first'].includes(name) && form !== '') forms.add(form);
        if (isChoice(part)) for (const inner of Object.values(part.cases)) collect(inner);
      }
    };
    for (const { text } of every.filter((each) => each.lang === lang)) collect(readMessage(text));
    expect(forms.size).toBeGreaterThan(1);
    for (const form of forms) expect(you(form), `${lang} ${form}`).not.toBe(you(''));
  }
});

test('a catalogue is there once it was loaded, in another language with all the others', async () => {
  expect(() => catalogue('en', 'notices')).toThrow('the catalogue "notices" has not been loaded in "en"');
  await load('en', 'notices');
  expect(catalogue('en', 'notices').say('turn.title', { game: 'Nocturne' })).toBe('Nocturne: your move');
  await loadAlso('de');
  expect(catalogue('de', 'notices').say('turn.title', { game: 'Nocturne' })).toBe('Nocturne: du bist am Zug');
});

test('a key or an argument that is not there is an error of types', async () => {
  await load('en', 'notices');
  const { say: tell } = catalogue('en', 'notices');
  // @ts-expect-error no message has this key
  expect(tell('moon')).toBe('moon');
  // @ts-expect-error this message is given a game
  expect(tell('turn.title')).toBe('?: your move');
  // @ts-expect-error it has no other argument
  expect(tell('turn.title', { match: 'Nocturne' })).toBe('?: your move');
  // @ts-expect-error this one is given nothing
  expect(tell('guests', { n: 1 })).toContain('Fox');
});

test('a key that only data names is found, or it is not there', async () => {
  await load('en', 'notices');
  const notices = catalogue('en', 'notices');
  expect(notices.find('turn.title', { game: 'Nocturne' })).toBe('Nocturne: your move');
  expect([notices.find('moon'), notices.has('moon'), notices.has('turn.title')]).toEqual([null, false, true]);
});
