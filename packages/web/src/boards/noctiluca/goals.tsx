import { JAR_COLOURS } from '@nightjar/noctiluca';
import type { ReactNode } from 'react';
import { Lid, leaderLine, Piles } from './common.tsx';
import { HaulList } from './haul-list.tsx';
import { Jar } from './jar.tsx';
import { Favourite } from './mine.tsx';
import { type Props, partOf } from './part.ts';
import { majoritiesIn } from './standing.ts';
import { Tempest } from './tempest.tsx';
import { countsOf, Token } from './token.tsx';

/** Everything to play for: the favourite, majorities, jars to take, the tempest, what was delivered, and all hauls. */
export function Goals(props: Props): ReactNode {
  const part = partOf(props);
  const { table, me, t } = part;
  return (
    <div className="luca-drawer">
      {me >= 0 && <Favourite part={part} side={me} sheets={props.sheets} />}
      <Majorities {...props} />
      <Piles {...props} />
      {table.solo !== null && (
        <section>
          <h3>{t('tempest')}</h3>
          <Tempest {...props} isWhole />
        </section>
      )}
      {table.seats.map(({ seat, delivered }) =>
        delivered.length === 0 ? null : (
          <section key={seat} className="luca-delivered">
            <h3>
              {props.speech.side(seat)}: {t('deliveredCount', { n: delivered.length })}
            </h3>
            <div className="luca-jars">
              {delivered.map((jar) => (
                <Jar key={jar} part={part} jar={jar} />
              ))}
            </div>
          </section>
        ),
      )}
      <Lid {...props} />
      <HaulList {...props} />
    </div>
  );
}

/** How many tokens of each colour everybody has, and what that would take of the rest. */
function Majorities(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t, name } = part;
  const settled = majoritiesIn(part);
  const sides = [
    ...table.seats.map(({ tokens }) => tokens),
    ...(table.solo === null ? [] : [table.solo.tempest.tokens]),
  ].map(countsOf);
  return (
    <section className="luca-majorities">
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
                <td key={JAR_COLOURS[i]} className="num" data-leads={settled[i]?.sides.includes(side) ? '' : undefined}>
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
