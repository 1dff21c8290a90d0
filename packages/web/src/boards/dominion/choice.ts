import { type Answer, readAnswer, type View, writeAnswer } from '@nightjar/dominion';
import { without } from './view.ts';

/** Where the thing lies that an answer names. */
const PLACES = ['hand', 'pile', 'play', 'tray'] as const;
export type Place = (typeof PLACES)[number];

/** Questions about cards that lie nowhere else on the table: they are laid out on a tray. */
const TRAYED = ['lookDiscard', 'orderBack', 'banditTrash', 'discardPileToDeck', 'necromancerCard', 'cryptTake'];

/** Questions about cards in play, though their answers do not say so. */
const IN_PLAY = ['cryptSetAside'];

/** The words that end a choice and a phase. */
export const STOP = 'stop';
export const END = 'end';

/** Where the thing lies that an answer names; null where it names none. */
function placeOf(question: string, answer: Answer | null): Place | null {
  if (answer === null || answer.kind === 'word') return null;
  if (answer.kind === 'first' || answer.kind === 'receive' || TRAYED.includes(question)) return 'tray';
  if (answer.isInPlay || IN_PLAY.includes(question)) return 'play';
  return answer.kind === 'buy' || answer.kind === 'gain' ? 'pile' : 'hand';
}

/** Answers by the place and the card they name. */
export function answersAt(question: string, answers: readonly string[], place: Place): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const text of answers) {
    const answer = readAnswer(text);
    if (placeOf(question, answer) !== place || answer === null || answer.kind === 'word') continue;
    found.set(place === 'tray' ? text : answer.card, text);
  }
  return found;
}

/** Whether several cards are to be picked, in any order, before the choice is made. */
export function isSet({ decision, looking }: View, answers: readonly string[]): boolean {
  if (decision === null || (decision.max ?? 1) < 2 || looking === null) return false;
  const places = answers.map((text) => placeOf(decision.question, readAnswer(text)));
  return places.some((place) => place === 'hand' || place === 'play' || place === 'tray') && !places.includes('pile');
}

/** What may be picked, each as often as it may be, as answers. */
export function pickable({ decision, looking, seats }: View, answers: readonly string[]): readonly string[] {
  const own = seats[decision?.seat ?? 0];
  const lying: { readonly [place in Place]: readonly string[] } = {
    hand: own?.hand ?? [],
    play: own?.inPlay.map(({ card }) => card) ?? [],
    tray: looking?.options ?? [],
    pile: [],
  };
  return answers.flatMap((text) => {
    const answer = readAnswer(text);
    const place = placeOf(decision?.question ?? '', answer);
    if (answer === null || answer.kind === 'word' || place === null) return [];
    return without(lying[place], looking?.picked ?? [])
      .filter((card) => card === answer.card)
      .map(() => text);
  });
}

/** How many are to be picked altogether, and how many are. */
interface Bounds {
  readonly made?: number;
  readonly min?: number;
  readonly max?: number;
}

/**
 * The answers that make a choice of these, as lines; null while it is none. What has become the only answer on the way the
 * table gives by itself, and must not be given to it again.
 */
export function chosenOf(picked: readonly string[], all: readonly string[], bounds: Bounds): string | null {
  const { min = 1, max = 1 } = bounds;
  let { made = 0 } = bounds;
  if (picked.length === 0 || made + picked.length < min || made + picked.length > max) return null;
  const lines: string[] = [];
  let rest = all;
  for (const text of picked) {
    const answers = new Set(rest).size + (made >= min ? 1 : 0);
    if (answers > 1) lines.push(text);
    rest = without(rest, [text]);
    made += 1;
  }
  if (made < max && rest.length > 0) lines.push(writeAnswer({ kind: 'word', word: STOP }));
  return lines.join('\n');
}
