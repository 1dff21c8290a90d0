import { writeAnswer } from '@nightjar/noctiluca';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import { explains } from '../../kit/explained.tsx';
import { Zone } from '../../kit/zone.tsx';
import { explainStack } from './explain.ts';
import { Jar, jarLabel } from './jar.tsx';
import { leaderLine } from './leader.ts';
import { type Part, type Props, partOf } from './part.ts';
import { majoritiesIn } from './standing.ts';
import { Token } from './token.tsx';
import { byColour } from './view.ts';

/** What everybody takes from: the piles of jars and the token stacks. */
export function Common(props: Props): ReactNode {
  return (
    <div className="noctiluca-common">
      <Piles {...props} />
      <Stacks {...props} />
    </div>
  );
}

/** The piles with their top jars; while a new jar is to be taken they are answers. */
export function Piles(props: Props): ReactNode {
  const { answers } = props;
  const part = partOf(props);
  const { table, t, shown } = part;
  if (table.piles.length === 0) return null;
  return (
    <Zone className="noctiluca-piles" title={t('piles')} glyph={NOCTILUCA_GLYPHS.jar}>
      <ul>
        {table.piles.map(({ top, count }, i) => {
          const text = writeAnswer({ kind: 'take', pile: i + 1 });
          const label =
            top === null
              ? t('pileEmpty', { n: i + 1 })
              : `${t('pile', { n: i + 1, count })}: ${jarLabel(part, top, {})}`;
          const state = answers.includes(text) ? (shown === text ? 'focus' : 'legal') : undefined;
          return (
            <li key={`${i} ${top ?? ''}`}>
              <span
                role="img"
                aria-label={label}
                className="noctiluca-pile"
                {...explains({ name: label, text: t('explainPile'), clause: 'NLC-8.6' })}
              >
                {top === null ? (
                  <span className="noctiluca-gone" />
                ) : (
                  <Jar part={part} jar={top} isSilent isLying state={state} />
                )}
                <span className="label number" aria-hidden="true">
                  {count}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Zone>
  );
}

/** The token stacks: the next token, how many are left, and who would take them. */
function Stacks(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t, name } = part;
  const settled = majoritiesIn(part);
  return (
    <Zone className="noctiluca-stacks" title={t('stacks')} glyph={NOCTILUCA_GLYPHS.token}>
      <ul>
        {table.stacks.map(({ colour, values }, i) => (
          <li key={colour} {...explainStack(part, stackLabel(part, colour, values), leaderLine(part, settled[i]))}>
            <Token colour={colour} value={values[0] ?? '–'} isLying />
            <span className="noctiluca-stack">
              <b aria-hidden="true">
                {name(colour)} <small>× {values.length}</small>
              </b>
              <span className="visually-hidden">{stackLabel(part, colour, values)}</span>
              <span className="label">{leaderLine(part, settled[i])}</span>
            </span>
          </li>
        ))}
      </ul>
    </Zone>
  );
}

/** What a stack is called: its next token, and how many are left. */
const stackLabel = ({ t, name }: Part, colour: string, [value, ...rest]: readonly number[]): string =>
  value === undefined
    ? t('stackEmpty', { colour: name(colour) })
    : t('stack', { colour: name(colour), value, n: rest.length + 1 });

/** The dice outside the pool, which round 2 is filled from. */
export function Lid(props: Props): ReactNode {
  const { table, t, dice } = partOf(props);
  return (
    <p
      className="noctiluca-lid-line"
      {...explains({
        name: t('lidWith', { dice: dice(byColour(table.lid)) }),
        text: t('explainLid'),
        clause: 'NLC-9.3a',
      })}
    >
      <Glyph of={NOCTILUCA_GLYPHS.lid} /> {t('lidWith', { dice: dice(byColour(table.lid)) })}
    </p>
  );
}
