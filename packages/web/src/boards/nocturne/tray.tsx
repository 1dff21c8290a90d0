import { readAnswer, thingIn } from '@nightjar/nocturne';
import { listed } from '@nightjar/words';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { Brew } from './brew.tsx';
import { CharacterCard } from './character-card.tsx';
import { lookOf } from './look.ts';
import { type Part, type Props, partOf, signed } from './part.ts';
import { prospectOf } from './preview.ts';
import { roveList } from './roving.ts';
import { TileFace, typeOf } from './tile.tsx';
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
export function Tray(props: Props): ReactNode {
  const { answers, speech, view, decision } = props;
  const part = partOf(props);
  const question = decision?.question ?? '';
  if (question === 'brewing' || question === 'tier') return <BrewTray {...props} part={part} />;
  const things = answers.filter((text) => thingOf(text) !== null);
  const kept = part.table.drawn?.kept ?? [];
  return (
    <section className="noc-tray sheet" data-question={question} data-many={things.length > 6 ? '' : undefined}>
      {kept.length > 0 && question === 'hoard' && (
        <p className="label">{part.t('kept', { list: listed(kept.map(part.name), part.lang) })}</p>
      )}
      <div className="noc-choices" role="group" aria-label={speech.question(question, view)} onKeyDown={roveList}>
        {things.map((text, i) => (
          <Choice key={text} {...props} part={part} text={text} isStop={i === 0} />
        ))}
      </div>
    </section>
  );
}

/** What an answer of the tray is about, by its id or, for a side, its number; null for none of them. */
function thingOf(text: string): string | null {
  const answer = readAnswer(text);
  if (answer === null) return null;
  return answer.kind === 'firstPlayer' ? String(answer.side) : thingIn(answer);
}

/** What makes a button an answer. */
const answering = (props: Props, text: string): object => ({
  onClick: () => props.onAnswer(text),
  onFocus: () => props.onPreview(text),
  onBlur: () => props.onPreview(null),
  onPointerEnter: () => props.onPreview(text),
  onPointerLeave: () => props.onPreview(null),
});

interface ChoiceProps extends Props {
  readonly part: Part;
  readonly text: string;
  readonly isStop: boolean;
}

function Choice(props: ChoiceProps): ReactNode {
  const { part, text, isStop, speech, view, lang } = props;
  const { table, box, t, name, me, shown } = part;
  const thing = thingOf(text) ?? '';
  const question = props.decision?.question ?? '';
  const adds = me < 0 ? null : (prospectOf(table, me, text)?.adds ?? null);
  const isBest =
    question === 'mirror' && (table.proposal?.slice(props.decision?.made ?? 0).some((best) => best === thing) ?? false);
  const state = shown === text ? 'focus' : 'legal';
  const label = [
    speech.answer(text, view),
    ...(adds === null ? [] : [t('adds', { n: signed(adds) })]),
    ...(isBest ? [t('best')] : []),
  ];
  const button = {
    type: 'button' as const,
    tabIndex: isStop ? 0 : -1,
    'data-state': state,
    'aria-label': label.join('; '),
  };
  const badge = adds !== null && (
    <span className="noc-adds num" data-none={adds <= 0 ? '' : undefined}>
      {signed(adds)}
    </span>
  );

  if (tileKind(box, thing) >= 0) {
    return (
      <span className="noc-choice">
        <button
          {...button}
          className="tile"
          data-k={typeOf(box, thing)}
          data-twin={box.tiles.enchanted[tileKind(box, thing)] ? '' : undefined}
          {...answering(props, text)}
        >
          <TileFace box={box} id={thing} lang={lang} />
          {badge}
          {isBest && <span className="noc-best">{t('proposed')}</span>}
        </button>
        <span className="label" aria-hidden="true">
          {name(thing)}
        </span>
      </span>
    );
  }
  if (question === 'runestone' || question === 'hoard') {
    return (
      <button {...button} className="noc-card" {...answering(props, text)}>
        <Brew {...props} id={thing} side={me} />
        {badge}
      </button>
    );
  }
  if (question === 'character') {
    return (
      <button {...button} className="noc-card" {...answering(props, text)}>
        <CharacterCard {...props} id={thing} />
      </button>
    );
  }
  if (question === 'firstPlayer') {
    const side = Number(thing);
    return (
      <button
        {...button}
        className="noc-card noc-who"
        data-seat={lookOf(table, side).colour}
        {...answering(props, text)}
      >
        <Glyph of={lookOf(table, side).fox} />
        <b>{speech.side(side)}</b>
      </button>
    );
  }
  return (
    <button {...button} className="noc-card noc-mark" {...answering(props, text)}>
      <Glyph of={NOCTURNE_GLYPHS.goal} />
      <b>{name(thing)}</b>
    </button>
  );
}

/** Concoctions with the tiers that are proposed, or the tiers of the one that is next. */
function BrewTray(props: Props & { readonly part: Part }): ReactNode {
  const { part, decision } = props;
  const { table, me } = part;
  const own = table.sides[me];
  const settled = own?.tiers ?? [];
  const scored = (i: number): number => {
    const tier = settled[i] ?? (decision?.question === 'brewing' ? table.proposal?.[i] : undefined);
    return typeof tier === 'number' ? tier : 0;
  };
  return (
    <section className="noc-tray sheet" data-question={decision?.question}>
      <div className="noc-choices">
        {(own?.concoctions ?? []).map((id, i) => (
          <div
            key={`${id} ${i}`}
            className="noc-card"
            data-next={decision?.question === 'tier' && i === settled.length ? '' : undefined}
          >
            <Brew {...props} id={id} side={me} scored={scored(i)} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** What somebody else looks at: backs of what was drawn. */
export function Drawing(props: Props): ReactNode {
  const { table, t } = partOf(props);
  const { drawn, asked } = table;
  if (drawn === null || asked === null || drawn.drawn !== null) return null;
  const key = drawn.what === 'tiles' ? 'looksAtTiles' : 'looksAtBrews';
  return (
    <p className="noc-drawing sheet">
      <Glyph of={drawn.what === 'tiles' ? NOCTURNE_GLYPHS.chest : NOCTURNE_GLYPHS.concoction} />
      {t(key, { side: props.speech.side(asked) })}
    </p>
  );
}
