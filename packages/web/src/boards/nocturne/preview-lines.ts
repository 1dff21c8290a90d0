import { type Answer, type NocturneProspect, readAnswer } from '@nightjar/nocturne';
import { together } from '@nightjar/words';
import { tokenName } from '@nightjar/words/nocturne';
import { signed } from '../../kit/signed.ts';
import { type Part, type Props, partOf } from './part.ts';
import { atOnce, placeOf, prospectBefore } from './preview.ts';

/** A sentence of the preview; what kind it is says its drawing. */
export interface PreviewRemark {
  readonly kind: 'glad' | 'warn' | 'eye' | 'sprite' | 'goal' | 'cost';
  readonly text: string;
}

/** A preview in words. */
export interface PreviewText {
  readonly prospect: NocturneProspect;
  /** What it is about; empty where it is about nothing in particular. */
  readonly title: string;
  /** On what condition. */
  readonly when: string;
  readonly remarks: readonly PreviewRemark[];
}

/** Why a spell wins at once, as the rules' events say it. */
const AT_ONCE = {
  star: 'atOnceStar',
  alone: 'atOnceAlone',
  enclosed: 'atOnceEnclosed',
  unbeatable: 'atOnceUnbeatable',
} as const;

const isKnown = (reason: string): reason is keyof typeof AT_ONCE => Object.hasOwn(AT_ONCE, reason);

/** The answer that is pointed at, in words; null where there is nothing to say. */
export function told(props: Props, text: string | null): PreviewText | null {
  const part = partOf(props);
  const answer = text === null ? null : readAnswer(text);
  if (text === null || answer === null || part.me < 0 || !props.answers.includes(text)) return null;
  const prospect = prospectBefore(part, text);
  if (prospect === null) return null;
  const remarks = remarksOn(props, part, prospect, text);
  const thing = prospect.tile ?? prospect.concoction;
  if (thing === null && remarks.length === 0 && prospect.adds === null) return null;
  const title = thing === null ? props.speech.answer(text, props.view) : part.name(thing);
  return { prospect, title, when: whenOf(part, answer), remarks };
}

function whenOf({ t }: Part, { kind }: Answer): string {
  switch (kind) {
    case 'cast':
      return t('ifWon');
    case 'copy':
      return t('ifCopied');
    case 'take':
    case 'keep':
    case 'hoard':
    case 'swap':
    case 'swapSlot':
      return t('ifTaken');
    default:
      return '';
  }
}

function remarksOn({ speech, lang }: Props, part: Part, prospect: NocturneProspect, text: string): PreviewRemark[] {
  const { table, t, name, me } = part;
  const { draws, luck, rivals, corner, leaves, goals, costs } = prospect;
  const place = placeOf(table, me, text);
  const remarks: PreviewRemark[] = [];
  const say = (kind: PreviewRemark['kind'], said: string): void => {
    remarks.push({ kind, text: said });
  };
  const won = atOnce(table, me, text);
  if (won !== null && isKnown(won)) say('glad', t(AT_ONCE[won]));
  if (costs < 0) say('cost', t('costs', { n: signed(costs, lang) }));
  for (const goal of goals) say('goal', t('reaches', { goal: name(goal) }));
  if (draws === 'concoctions') say('eye', t('drawBrews'));
  if (draws === 'tiles')
    say('eye', luck === null ? t('drawTiles') : t('drawTilesFor', { n: signed(Math.round(luck), lang) }));
  // Of two nobody else is left to answer.
  if (leaves !== null)
    say(
      'eye',
      t(table.sides.length > 2 ? 'leaves' : 'leavesTo', {
        side: speech.side(leaves.side),
        tile: speech.thing(leaves.tile),
      }),
    );
  if (rivals !== null && rivals.length > 0) {
    const names = rivals.map((side) => speech.side(side));
    say('eye', t('canAnswer', { sides: together(names, lang) }));
  }
  if (place !== null) say('sprite', t(prospect.place === null ? 'spriteGoes' : 'spriteIf', { n: place.place }));
  if (place !== null && place.pushed !== null) {
    const { side, token } = place.pushed;
    say('sprite', t('spritePushes', { token: tokenName(token, lang), side: speech.who(side) }));
  }
  if (corner !== null) {
    const left = { tile: speech.thing(corner.tile), space: corner.space };
    const theirs = { ...left, side: speech.who(corner.side) };
    if (corner.side === me) say('glad', t('cornerMine', left));
    else say('warn', t(leaves === null ? 'cornerTheirs' : 'cornerLeft', theirs));
  }
  return remarks;
}
