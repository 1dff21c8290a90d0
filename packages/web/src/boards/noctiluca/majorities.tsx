import { JAR_COLOURS } from '@nightjar/noctiluca';
import type { ReactNode } from 'react';
import { leaderLine } from './leader.ts';
import css from './majorities.module.css';
import { type Props, partOf } from './part.ts';
import { majoritiesIn } from './standing.ts';
import { countsOf, Token } from './token.tsx';

/** How many tokens of each colour everybody has, and what that would take of the rest. */
export function Majorities(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t, name } = part;
  const settled = majoritiesIn(part);
  const sides = [
    ...table.seats.map(({ tokens }) => tokens),
    ...(table.solo === null ? [] : [table.solo.tempest.tokens]),
  ].map(countsOf);
  return (
    <section className={css.majorities}>
      <h3>{t('majorities')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {JAR_COLOURS.map((colour, i) => (
              <th key={colour} scope="col">
                <Token colour={colour} value={table.stacks[i]?.values[0] ?? '–'} />
                {name(colour)} <small>× {table.stacks[i]?.values.length ?? 0}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map((counts, side) => (
            <tr key={props.speech.side(side)}>
              <th scope="row">{props.speech.side(side)}</th>
              {counts.map((n, i) => (
                <td
                  key={JAR_COLOURS[i]}
                  className="number"
                  data-leads={settled[i]?.sides.includes(side) ? '' : undefined}
                >
                  {n}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {settled.map((majority, i) => (
          <li key={JAR_COLOURS[i]}>
            <b>{name(JAR_COLOURS[i] as string)}</b>: {leaderLine(part, majority)}
          </li>
        ))}
      </ul>
    </section>
  );
}
