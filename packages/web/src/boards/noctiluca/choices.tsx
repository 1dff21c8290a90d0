import { readAnswer } from '@nightjar/noctiluca';
import type { ReactNode } from 'react';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import { SideFace } from '../../kit/side-face.tsx';
import { type Leading, thing } from '../../kit/thing.ts';
import { Tray } from '../../kit/tray.tsx';
import { Arrange } from './arrange.tsx';
import { comingTo } from './coming.ts';
import { Die } from './die.tsx';
import { isDiving } from './dive.ts';
import { Jar, jarLabel } from './jar.tsx';
import { keepingOf } from './keep.ts';
import { seatColour } from './look.ts';
import { type Part, type Props, partOf } from './part.ts';
import { rewardIn } from './standing.ts';

/** Whether the answers of this question are laid out above the pool: all but those of a dive. */
export const isTrayed = (props: Props): boolean => props.answers.length > 0 && !isDiving(props.view);

/** The choices of the moment, large enough to be pressed, with what each would bring. */
export function Choices(props: Props): ReactNode {
  const part = partOf(props);
  if (props.view.question === 'place') return <Arrange {...props} />;
  const things = props.answers.filter((text) => readAnswer(text)?.kind !== 'decline');
  return (
    <Tray board={props} className="noctiluca-tray" isMany={things.length > 4}>
      {things.map((text, i) => (
        <button
          key={text}
          {...thing(props, { ...leadingOf(props, text), isStop: i === 0 })}
          className="noctiluca-card"
          data-choice={text}
          aria-label={labelOf(props, part, text)}
        >
          <Choice {...props} part={part} text={text} />
        </button>
      ))}
    </Tray>
  );
}

/** Dealt jars are chosen to be kept; everything else is what its answer says. */
function leadingOf(props: Props, text: string): Leading {
  const answer = readAnswer(text);
  return answer?.kind === 'putBack' ? keepingOf(props, answer.jar) : { to: [text] };
}

/** The jar an answer is about; null where it is about something else. */
function jarOf({ table }: Part, text: string): string | null {
  const answer = readAnswer(text);
  switch (answer?.kind) {
    case 'take':
      return table.piles[answer.pile - 1]?.top ?? null;
    case 'putBack':
    case 'keep':
    case 'deliver':
      return answer.jar;
    default:
      return null;
  }
}

function labelOf({ speech, view }: Props, part: Part, text: string): string {
  const jar = jarOf(part, text);
  const words = readAnswer(text)?.kind === 'putBack' ? [] : [speech.answer(text, view)];
  if (jar !== null) words.push(jarLabel(part, jar, {}), ...rewards(part, jar));
  return words.join('; ');
}

/** What a jar brings once it is delivered, in words. */
function rewards(part: Part, jar: string): string[] {
  const { t } = part;
  const reward = rewardIn(part, jar);
  if (reward === null) return [];
  const { token, points, favourite } = reward;
  return [
    t('tokenNow', { n: token }),
    ...(points > 0 ? [t('bonus', { n: points })] : []),
    ...(favourite > 0 ? [t('favouriteSpaces', { n: favourite })] : []),
  ];
}

function Choice(props: Props & { readonly part: Part; readonly text: string }): ReactNode {
  const { part, text, speech, view } = props;
  const { table, me, name } = part;
  const answer = readAnswer(text);
  const own = table.seats[me];
  if (answer?.kind === 'first') {
    return (
      <>
        <SideFace colour={seatColour(answer.seat, false)} emblem={NOCTILUCA_GLYPHS.pawn} className="noctiluca-who" />
        <b>{speech.side(answer.seat)}</b>
      </>
    );
  }
  if (answer?.kind === 'place') {
    const coming = comingTo(part, me, text);
    const slots = (own?.jars ?? []).map((jar, slot) => ({ ...jar, slot }));
    const shown = slots.filter(({ slot }) => (coming[slot] ?? []).some((n) => n > 0));
    return (
      <>
        <span className="noctiluca-split">
          {shown.map(({ jar, dice, slot }) => (
            <Jar key={jar} part={part} jar={jar} dice={dice} coming={coming[slot] ?? []} isSilent />
          ))}
        </span>
        <b className="noctiluca-move">
          <Die colour={answer.colour} /> {speech.entry(text, view).label}
        </b>
      </>
    );
  }
  const jar = jarOf(part, text);
  if (jar === null) return <b>{speech.answer(text, view)}</b>;
  const held = own?.jars.find((each) => each.jar === jar);
  return (
    <>
      <Jar part={part} jar={jar} dice={held?.dice ?? {}} isSilent />
      <b>{name(jar)}</b>
      <span className="label">
        {rewards(part, jar).map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
    </>
  );
}
