import { type Answer, type Prospect, readAnswer } from '@nightjar/nocturne';
import type { Said } from '@nightjar/words';
import { type BoardKey, tokenObject } from '@nightjar/words/nocturne';
import { type Part, type Props, partOf } from './part.ts';
import { atOnce, placeOf, prospectOf } from './preview.ts';

/** A sentence of the preview; what kind it is says its drawing. */
export interface Remark {
  readonly kind: 'glad' | 'warn' | 'eye' | 'sprite' | 'goal';
  readonly text: string;
}

/** A preview in words. */
export interface Told {
  readonly prospect: Prospect;
  /** What it is about; empty where it is about nothing in particular. */
  readonly title: string;
  /** On what condition. */
  readonly when: string;
  readonly remarks: readonly Remark[];
}

/** Why a spell wins at once, as the rules' events say it. */
const AT_ONCE: { readonly [reason: string]: BoardKey } = {
  star: 'atOnceStar',
  alone: 'atOnceAlone',
  enclosed: 'atOnceEnclosed',
  unbeatable: 'atOnceUnbeatable',
};

const AND: Said = { en: ' and ', de: ' und ' };

/** The answer that is pointed at, in words; null where there is nothing to say. */
export function told(props: Props, text: string | null): Told | null {
  const part = partOf(props);
  const answer = text === null ? null : readAnswer(text);
  if (text === null || answer === null || part.me < 0 || !props.answers.includes(text)) return null;
  const prospect = prospectOf(part.table, part.me, text);
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

function remarksOn({ speech, lang }: Props, part: Part, prospect: Prospect, text: string): Remark[] {
  const { table, t, name, me } = part;
  const { draws, rivals, corner, leaves, goals } = prospect;
  const place = placeOf(table, me, text);
  const remarks: Remark[] = [];
  const say = (kind: Remark['kind'], key: BoardKey, args?: { readonly [arg: string]: string | number }): void => {
    remarks.push({ kind, text: t(key, args) });
  };
  const won = AT_ONCE[atOnce(table, me, text) ?? ''];
  if (won !== undefined) say('glad', won);
  for (const goal of goals) say('goal', 'reaches', { goal: name(goal) });
  if (draws !== null) say('eye', draws === 'tiles' ? 'drawTiles' : 'drawBrews');
  if (leaves !== null) say('eye', 'leaves', { side: speech.side(leaves.side), tile: name(leaves.tile) });
  if (rivals !== null && rivals.length > 0) {
    say('eye', 'canAnswer', { sides: rivals.map((side) => speech.side(side)).join(AND[lang]) });
  }
  if (place !== null) say('sprite', prospect.place === null ? 'spriteGoes' : 'spriteIf', { n: place.place });
  if (place !== null && place.pushed !== null) {
    const { side, token } = place.pushed;
    say('sprite', 'spritePushes', { token: tokenObject(token, lang), side: speech.side(side) });
  }
  if (corner !== null) {
    const args = { tile: name(corner.tile), space: corner.space, side: speech.side(corner.side) };
    if (corner.side === me) say('glad', 'cornerMine', args);
    else say('warn', leaves === null ? 'cornerTheirs' : 'cornerLeft', args);
  }
  return remarks;
}
