import type { Haul } from '@nightjar/noctiluca';
import type { Lang, Speech } from '@nightjar/words';
import { boardWords, diceWords } from '@nightjar/words/noctiluca';
import { memo, type ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import { DiceRow } from './die.tsx';
import { shoreText } from './dive.ts';
import type { Help } from './help.ts';
import { signed } from './part.ts';
import { remarksOn, type Words } from './remarks.ts';
import { byName, total } from './view.ts';

interface RowProps {
  readonly haul: Haul;
  /** The answers that would bring it. */
  readonly text: string;
  readonly isOn: boolean;
  readonly isAsked: boolean;
  /** Whether Tab leads here; arrows lead to the other rows. */
  readonly isStop: boolean;
  readonly isSolo: boolean;
  readonly help: Help;
  readonly speech: Speech;
  readonly lang: Lang;
  readonly onAnswer: (text: string) => void;
  readonly onPreview: (text: string | null) => void;
  readonly onTry: (text: string) => void;
}

/** What a row of the list is known by. */
export const haulKey = ({ shore, path, number }: Haul): string => `${shore} ${path} ${number}`;

/** One haul: row and number, what fits, what is passed on, and whether a jar is filled. */
export const HaulRow = memo(function HaulRow(props: RowProps): ReactNode {
  const { haul, text, isOn, isAsked, help, lang } = props;
  const inside = (
    <>
      <span className="luca-where">
        <span className="luca-dots" data-path={haul.path} />
        <small>{haul.shore}</small>
      </span>
      <b className="num">{haul.number}</b>
      <span className="luca-fit" data-many={total(haul.fits) > 4 ? '' : undefined}>
        <DiceRow dice={haul.fits} />
        {haul.fills.length > 0 && <Glyph of={NOCTILUCA_GLYPHS.jar} className="luca-fills" />}
      </span>
      <span className="luca-rest">
        <DiceRow dice={haul.rest} />
        {help === 'full' && <span className="luca-worth num">{signed(haul.worth, lang)}</span>}
      </span>
    </>
  );
  const label = labelOf(props);
  const point = (pointed: string | null): void => (isAsked ? props.onPreview(pointed) : undefined);
  return (
    <li data-on={isOn ? '' : undefined} data-haul={haulKey(haul)}>
      <button
        type="button"
        tabIndex={props.isStop ? 0 : -1}
        aria-label={label}
        data-state={isAsked ? undefined : 'quiet'}
        onClick={() => (isAsked ? props.onAnswer(text) : props.onTry(shoreText(haul.shore)))}
        onFocus={() => point(text)}
        onBlur={() => point(null)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && point(text)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && point(null)}
      >
        {inside}
      </button>
    </li>
  );
});

/** The words a row needs, from what is the same for all rows. */
export function wordsOf(speech: Speech, lang: Lang): Words {
  const name = (id: string): string => speech.name(id);
  return {
    lang,
    t: boardWords(lang),
    name,
    side: (side) => speech.side(side),
    dice: (dice) => diceWords(byName(dice), lang, name),
  };
}

function labelOf({ haul, help, isSolo, speech, lang }: RowProps): string {
  const words = wordsOf(speech, lang);
  const { t, dice } = words;
  const said = [
    t('haul', { shore: haul.shore, path: t(haul.path), n: haul.number }),
    t('fits', { dice: dice(haul.fits) }),
  ];
  if (total(haul.rest) > 0) said.push(t('passedOn', { dice: dice(haul.rest) }));
  said.push(
    ...remarksOn(haul, words, { isSolo, help })
      .filter(({ kind }) => kind !== 'rest')
      .map(({ text }) => text),
  );
  if (help === 'full') said.push(t('estimate', { n: signed(haul.worth, lang) }));
  return said.join('; ');
}
