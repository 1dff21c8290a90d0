import { readAnswer, thingIn } from '@nightjar/nocturne';
import { listed } from '@nightjar/words';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { SideFace } from '../../kit/side-face.tsx';
import { thing } from '../../kit/thing.ts';
import { Tray } from '../../kit/tray.tsx';
import { Brew } from './brew.tsx';
import { Brings } from './brings.tsx';
import { CharacterCard } from './character-card.tsx';
import { gainWords } from './gain.ts';
import { lookOf } from './look.ts';
import { type Part, type Props, partOf } from './part.ts';
import { prospectBefore } from './preview.ts';
import { TileFace, tileLook, tilePiece } from './tile.tsx';
import { tileKind } from './view.ts';

/** Questions about things that do not lie in the forest; they are laid out above it. */
const IN_TRAY = [
  'firstPlayer',
  'character',
  'chest',
  'runestone',
  'hoard',
  'effect',
  'sprite',
  'mirror',
  'brewing',
  'tier',
  'mark',
];

/** Whether the answers of this question are laid out in the tray. */
export const isTrayed = (props: Props): boolean =>
  IN_TRAY.includes(props.decision?.question ?? '') && props.answers.length > 0;

/** The choices of the moment, large enough to be pressed, with what each would bring. */
export function Choices(props: Props): ReactNode {
  const part = partOf(props);
  const question = props.decision?.question ?? '';
  if (question === 'brewing' || question === 'tier') return <BrewTray {...props} part={part} />;
  const things = props.answers.filter((text) => thingOf(text) !== null);
  const kept = (question === 'hoard' && part.table.drawn?.kept) || [];
  const note = kept.length > 0 && (
    <p className="label">{part.t('kept', { list: listed(kept.map(part.name), part.lang) })}</p>
  );
  return (
    <Tray board={props} className="nocturne-tray" isMany={things.length > 6} above={note}>
      {things.map((text, i) => (
        <Choice key={text} {...props} part={part} text={text} isStop={i === 0} />
      ))}
    </Tray>
  );
}

/** What an answer of the tray is about, by its id or, for a side, its number; null for none of them. */
function thingOf(text: string): string | null {
  const answer = readAnswer(text);
  if (answer === null) return null;
  return answer.kind === 'firstPlayer' ? String(answer.side) : thingIn(answer);
}

interface ChoiceProps extends Props {
  readonly part: Part;
  readonly text: string;
  readonly isStop: boolean;
}

function Choice(props: ChoiceProps): ReactNode {
  const { part, text, isStop, speech, view, lang } = props;
  const { table, box, t, name, me } = part;
  const id = thingOf(text) ?? '';
  const question = props.decision?.question ?? '';
  const prospect = me < 0 ? null : prospectBefore(part, text);
  const isBest =
    question === 'mirror' && (table.proposal?.slice(props.decision?.made ?? 0).some((best) => best === id) ?? false);
  const label = [speech.answer(text, view), ...gainWords(prospect, t, lang), ...(isBest ? [t('best')] : [])];
  const button = { ...thing(props, { to: [text], isStop }), 'aria-label': label.join('; ') };

  if (tileKind(box, id) >= 0) {
    const isDrawn = table.drawn?.drawn?.includes(id) ?? false;
    return (
      <span className="nocturne-choice">
        <button {...button} {...tileLook(box, id)} {...(isDrawn ? tilePiece(id) : {})}>
          <TileFace box={box} id={id} lang={lang} />
          <Brings prospect={prospect} lang={lang} />
          {isBest && <span className="nocturne-best">{t('proposed')}</span>}
        </button>
        <span className="label" aria-hidden="true">
          {name(id)}
        </span>
      </span>
    );
  }
  switch (question) {
    case 'runestone':
    case 'hoard':
      return (
        <button {...button} className="nocturne-card">
          <Brew {...props} id={id} side={me} />
          <Brings prospect={prospect} lang={lang} />
        </button>
      );
    case 'character':
      return (
        <button {...button} className="nocturne-card">
          <CharacterCard {...props} id={id} />
        </button>
      );
    case 'firstPlayer': {
      const look = lookOf(table, Number(id));
      return (
        <button {...button} className="nocturne-card nocturne-who">
          <SideFace colour={look.colour} emblem={look.fox} />
          <b>{speech.side(Number(id))}</b>
        </button>
      );
    }
    default:
      return (
        <button {...button} className="nocturne-card nocturne-mark">
          <Glyph of={NOCTURNE_GLYPHS.goal} />
          <b>{name(id)}</b>
        </button>
      );
  }
}

/** Concoctions with the tiers that are proposed, or the tiers of the one that is next. */
function BrewTray(props: Props & { readonly part: Part }): ReactNode {
  const { table, me } = props.part;
  const question = props.decision?.question;
  const own = table.sides[me];
  const settled = own?.tiers ?? [];
  const scored = (i: number): number => {
    const tier = settled[i] ?? (question === 'brewing' ? table.proposal?.[i] : undefined);
    return typeof tier === 'number' ? tier : 0;
  };
  return (
    <Tray board={props} className="nocturne-tray" isAsked={false}>
      {(own?.concoctions ?? []).map((id, i) => (
        <div
          key={`${id} ${i}`}
          className="nocturne-card"
          data-next={question === 'tier' && i === settled.length ? '' : undefined}
        >
          <Brew {...props} id={id} side={me} scored={scored(i)} />
        </div>
      ))}
    </Tray>
  );
}

/** What another player looks at: the backs of what was drawn. */
export function Drawing(props: Props): ReactNode {
  const { table, t } = partOf(props);
  const { drawn, asked } = table;
  if (drawn === null || asked === null || drawn.drawn !== null) return null;
  const key = drawn.what === 'tiles' ? 'looksAtTiles' : 'looksAtBrews';
  return (
    <p className="nocturne-drawing sheet">
      <Glyph of={drawn.what === 'tiles' ? NOCTURNE_GLYPHS.chest : NOCTURNE_GLYPHS.concoction} />
      {t(key, { side: props.speech.side(asked) })}
    </p>
  );
}
