/** How likely an answer is where every card shall be seen: what uses something comes before what ends something. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  // Few can pay for the dear Quests who complete every cheap one.
  [/^quest quest-iii-/, 9000],
  [/^quest quest-ii-/, 150],
  [/^quest quest-i-/, 20],
  [/^equip /, 900],
  [/^use /, 80],
  [/^use$/, 40],
  [/^ability /, 40],
  [/^choose summon$/, 40],
  [/^(activate|choose|exhaust|refresh) /, 12],
  [/^(end|decline|done|pass)$/, 2],
  [/^(arrow|reserve|discard) \S*\d$/, 2],
  [/^pass /, 1],
];

export const lively = (text: string): number => WEIGHTS.find(([words]) => words.test(text))?.[1] ?? 8;

/** The same, for players who save their Resources for the dearest Quests. */
function patient(text: string): number {
  if (/^quest quest-ii?-/.test(text)) return 1;
  if (/^(ability|use) /.test(text)) return 6;
  return /^end$/.test(text) ? 1 : lively(text);
}

/** Patient players who want some Resources above others. */
export const saving =
  (...wanted: readonly string[]) =>
  (text: string): number => {
    const [verb, ...words] = text.split(' ');
    const isWanted = wanted.includes(words.at(-1) ?? '');
    if (verb === 'take') return isWanted ? 60 : 4;
    if (verb === 'pay' || verb === 'discard') return isWanted ? 2 : 40;
    if (verb === 'exchange') return isWanted && !wanted.includes(words[0] ?? '') ? 60 : 1;
    return patient(text);
  };
