import { type Entry, fill, type Lang, type Said } from '../words.ts';
import { type Seen, spaceOf } from './seen.ts';

/** What each answer says, by its verb; variants come after a dot. */
export const ANSWERS: { readonly [verb: string]: Said } = {
  'first.player': { en: 'Ask {side} first', de: 'Zuerst {side} fragen' },
  first: { en: '{thing} first', de: '{thing} zuerst' },
  choose: { en: 'Take {thing}', de: '{thing} nehmen' },
  cast: { en: 'Cast {token} on {space}', de: 'Wirke {token} auf {space}' },
  echo: { en: 'Echo with {token} on {space}', de: 'Widerhall: wirke {token} auf {space}' },
  leap: { en: 'Leap with {token} to {space}', de: 'Sprung: wirke {token} auf {space}' },
  pass: { en: 'Pass', de: 'Passen' },
  dedicate: { en: 'Dedicate {token}', de: 'Widme {token}' },
  'dedicate.none': { en: 'Dedicate none', de: 'Keinen widmen' },
  take: { en: 'Take {thing}', de: 'Nimm {thing}' },
  'take.back': { en: 'Take {token} back', de: 'Nimm {token} zurück' },
  gift: { en: 'Use Gift: dedicate {token}', de: 'Gabe nutzen: widme {token}' },
  'gift.none': { en: 'Keep Gift for later', de: 'Gabe aufsparen' },
  open: { en: 'Open the chest', de: 'Truhe öffnen' },
  swap: { en: 'Swap for {thing} on {space}', de: 'Gegen {thing} auf {space} tauschen' },
  'swap.sprite': {
    en: 'Swap for slot {number} of the Sprite Board',
    de: 'Gegen Plättchen {number} der Waldgeist-Tafel tauschen',
  },
  keep: { en: 'Keep {thing}', de: 'Behalte {thing}' },
  hoard: { en: 'Keep {thing} as well', de: 'Behalte auch {thing}' },
  'hoard.none': { en: 'Keep Hoard for later', de: 'Hort aufsparen' },
  copy: { en: 'Copy {thing}', de: 'Spiegle {thing}' },
  'copy.nothing': { en: 'Copy nothing', de: 'Nichts spiegeln' },
  accept: { en: 'Keep them', de: 'So lassen' },
  arrange: { en: 'Share out myself', de: 'Selbst verteilen' },
  tier: { en: 'Tier {number}', de: 'Stufe {number}' },
  'tier.0': { en: 'Do not brew it', de: 'Nicht brauen' },
  mark: { en: 'Mark “{thing}”', de: '„{thing}“ eintragen' },
};

/** How the things in an answer are called. */
export interface Things {
  readonly side: (side: number) => string;
  readonly token: (name: string) => string;
  /** In German a token that is acted upon: "den Stern". */
  readonly object: (name: string) => string;
  readonly name: (id: string) => string;
}

/** Which text an answer has, by its words. */
function answerKey([verb = '', second = '', third]: readonly string[]): string {
  if (second === 'none' || second === 'nothing') return `${verb}.${second}`;
  if (verb === 'take' && second === 'back' && third !== undefined) return 'take.back';
  if (verb === 'swap' && second === 'sprite') return 'swap.sprite';
  if (verb === 'tier' && second === '0') return 'tier.0';
  if (verb === 'first' && /^\d+$/.test(second)) return 'first.player';
  return verb;
}

/** An answer in full. */
export function answerOf(answer: string, view: Seen | null, lang: Lang, things: Things): string {
  const words = answer.split(' ');
  const [verb = '', second = '', third = ''] = words;
  const key = answerKey(words);
  const said = ANSWERS[key];
  if (said === undefined) return answer;
  return fill(said[lang], {
    side: things.side(Number(second) - 1),
    token: things.object(key === 'take.back' ? third : second),
    space: verb === 'swap' ? second : third,
    thing: things.name(verb === 'swap' ? (spaceOf(view, second)?.tile ?? second) : second),
    number: key === 'swap.sprite' ? third : second,
  });
}

/** Headings for answers of which there are many, by verb; all others stand by themselves. */
export const HEADINGS: { readonly [verb: string]: Said } = {
  first: { en: 'First', de: 'Zuerst' },
  choose: { en: 'Characters', de: 'Charaktere' },
  take: { en: 'Take', de: 'Nehmen' },
  swap: { en: 'Swap for', de: 'Tauschen gegen' },
  keep: { en: 'Keep', de: 'Behalten' },
  hoard: { en: 'Keep as well', de: 'Auch behalten' },
  copy: { en: 'Copy', de: 'Spiegeln' },
  mark: { en: 'Mark', de: 'Eintragen' },
};

/** Casts stand under their token, things to choose from under what is done with them, everything else by itself. */
export function entryOf(answer: string, view: Seen | null, lang: Lang, things: Things): Entry {
  const words = answer.split(' ');
  const [verb = '', second = '', third = ''] = words;
  if (verb === 'cast' || verb === 'echo' || verb === 'leap') {
    const tile = spaceOf(view, third)?.tile ?? null;
    const way = verb === 'cast' ? '' : `${things.name(verb)}: `;
    const token = things.token(second);
    return {
      group: `${way}${token.charAt(0).toUpperCase()}${token.slice(1)}`,
      label: tile === null ? third : `${third}, ${things.name(tile)}`,
    };
  }
  const key = answerKey(words);
  const group = HEADINGS[verb]?.[lang];
  if (group === undefined || /\.(none|nothing|back)$/.test(key))
    return { group: null, label: answerOf(answer, view, lang, things) };
  if (key === 'first.player') return { group, label: things.side(Number(second) - 1) };
  if (key === 'swap.sprite') return { group, label: answerOf(answer, view, lang, things) };
  const tile = verb === 'swap' ? (spaceOf(view, second)?.tile ?? null) : null;
  return { group, label: tile === null ? things.name(second) : `${second}, ${things.name(tile)}` };
}
