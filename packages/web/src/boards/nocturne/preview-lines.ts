import { together } from '@nightjar/words';
import { tokenName } from '@nightjar/words/nocturne';
import type { BoardProps } from '../../table/face.ts';
import { type Part, partOf } from './part.ts';
import { type Preview, previewOf } from './preview.ts';
import { typeOf } from './tile.tsx';

/** A sentence of the preview; what kind it is says its drawing. */
export interface Remark {
  readonly kind: 'glad' | 'warn' | 'eye' | 'sprite' | 'goal';
  readonly text: string;
}

/** A preview in words. */
export interface Told {
  readonly preview: Preview;
  /** What it is about; empty where it is about nothing in particular. */
  readonly title: string;
  /** On what condition. */
  readonly when: string;
  readonly remarks: readonly Remark[];
}

const AT_ONCE = {
  star: 'atOnceStar',
  alone: 'atOnceAlone',
  enclosed: 'atOnceEnclosed',
  unbeatable: 'atOnceUnbeatable',
} as const satisfies { readonly [why in NonNullable<Preview['atOnce']>]: string };

/** The answer that is pointed at, in words; null where there is nothing to say. */
export function told(props: BoardProps, text: string | null): Told | null {
  const part = partOf(props);
  if (text === null || part.me < 0 || !props.answers.includes(text)) return null;
  const preview = previewOf(part.table, part.me, text);
  const remarks = remarksOn(props, part, preview, text);
  const thing = preview.tile ?? preview.concoction;
  if (thing === null && remarks.length === 0 && preview.adds === null) return null;
  const title = thing === null ? props.speech.answer(text, props.view) : part.name(thing);
  return { preview, title, when: whenOf(part, text), remarks };
}

function whenOf({ t }: Part, text: string): string {
  const [verb] = text.split(' ');
  if (verb === 'cast' || verb === 'echo' || verb === 'leap') return t('ifWon');
  if (verb === 'copy') return t('ifCopied');
  return verb === 'take' || verb === 'keep' || verb === 'hoard' || verb === 'swap' ? t('ifTaken') : '';
}

function remarksOn({ speech, lang }: BoardProps, part: Part, preview: Preview, text: string): Remark[] {
  const { box, t, name, me } = part;
  const { tile, atOnce, rivals, place, corner, leaves, goals } = preview;
  const remarks: Remark[] = [];
  const say = (kind: Remark['kind'], said: string): void => {
    remarks.push({ kind, text: said });
  };
  const isCast = /^(cast|echo|leap) /.test(text);
  if (atOnce !== null) say('glad', t(AT_ONCE[atOnce]));
  for (const goal of goals) say('goal', t('reaches', { goal: name(goal) }));
  if (tile !== null && typeOf(box, tile) === 'chest') say('eye', t('drawTiles'));
  if (tile !== null && typeOf(box, tile) === 'runestone' && !text.startsWith('copy')) say('eye', t('drawBrews'));
  if (leaves !== null) say('eye', t('leaves', { side: speech.side(leaves.side), tile: name(leaves.tile) }));
  if (rivals.length > 0)
    say(
      'eye',
      t('canAnswer', {
        sides: together(
          rivals.map((side) => speech.side(side)),
          lang,
        ),
      }),
    );
  if (place !== null) say('sprite', t(isCast ? 'spriteIf' : 'spriteGoes', { n: place.place + 1 }));
  if (place !== null && place.pushed !== null) {
    const { side, token } = place.pushed;
    say('sprite', t('spritePushes', { token: tokenName(token, lang), side: speech.who(side) }));
  }
  if (corner !== null) {
    const left = { tile: name(corner.tile), space: corner.space };
    const theirs = { ...left, side: speech.who(corner.side) };
    if (corner.side === me) say('glad', t('cornerMine', left));
    else say('warn', t(leaves === null ? 'cornerTheirs' : 'cornerLeft', theirs));
  }
  return remarks;
}
