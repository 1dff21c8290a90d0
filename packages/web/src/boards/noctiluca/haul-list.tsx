import { FACES, PATHS } from '@nightjar/noctiluca';
import { type ReactNode, useMemo, useState } from 'react';
import { roveList } from '../../kit/roving.ts';
import { useStill } from '../../kit/still.ts';
import { thing } from '../../kit/thing.ts';
import { type Dive, diveIn, diveText, isDiving } from './dive.ts';
import { haulsIn, SORTS, type Sort, sorted } from './haul.ts';
import { HaulRow, haulKey } from './haul-row.tsx';
import { HELPS, type Help, setHelp, useHelp } from './help.ts';
import { baseDive } from './lit.ts';
import { type Part, type Props, partOf } from './part.ts';
import { pickIn } from './pick.ts';
import { isSettingUp } from './view.ts';

/** The shore the list is about: one that is pointed at, else the one picked; null for all of them. */
function listed(part: Part, base: Dive | null): Dive | null {
  const pointed = diveIn(part.table, part.shown);
  return pointed !== null && pointed.number === null ? pointed : base;
}

/** What every row and number would bring: of the shore in question, or all there are. */
export function HaulList(props: Props): ReactNode {
  const { picked, answers } = props;
  const part = partOf(props);
  // What is pointed at concerns a row or two; the others are not drawn again.
  const board = useStill(props);
  const { table, me, t } = part;
  const { help, sort } = useHelp();
  const [held, hold] = useState<string | null>(null);
  const of = listed(part, baseDive(part, pickIn(picked)));
  const about = of === null ? '' : `${of.shore} ${of.path ?? ''}`;
  const order = help !== 'full' && sort === 'worth' ? 'fits' : sort;
  const hauls = useMemo(
    () => (me < 0 || help === 'none' ? [] : sorted(haulsIn(part, of), order)),
    // Part and dive are made anew on every pass; what they say is in the others.
    [table, me, about, help === 'none', order],
  );
  if (me < 0 || table.question === 'over' || isSettingUp(table)) return null;
  const isAsked = answers.length > 0 && isDiving(table);
  const stop = hauls.findIndex((haul) => haulKey(haul) === held);
  return (
    <section className="noctiluca-hauls" aria-label={t('hauls')}>
      <header>
        <h3>{of === null ? t('hauls') : t('haulsFrom', { shore: of.shore })}</h3>
        <Controls part={part} help={help} sort={order} />
      </header>
      {help === 'none' ? (
        <NumberPad {...props} part={part} of={isAsked ? of : null} />
      ) : (
        <>
          <p className="noctiluca-columns label" aria-hidden="true">
            <span>{t('colRow')}</span>
            <span>{t('colNumber')}</span>
            <span>{t('colFits')}</span>
            <span>{t(table.solo === null ? 'colPassed' : 'colLost')}</span>
          </p>
          {hauls.length === 0 && <p className="label noctiluca-none">{t('noHauls')}</p>}
          <ol data-one={of === null ? undefined : ''} onKeyDown={roveList}>
            {hauls.map((haul, i) => {
              const text = diveText(table, haul);
              return (
                <HaulRow
                  key={haulKey(haul)}
                  board={board}
                  haul={haul}
                  text={text}
                  isOn={part.shown === text}
                  isAsked={isAsked}
                  isStop={stop < 0 ? i === 0 : i === stop}
                  help={help}
                  onHold={hold}
                />
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}

/** How much the list tells, and in which order. */
function Controls({
  part: { t },
  help,
  sort,
}: {
  readonly part: Part;
  readonly help: Help;
  readonly sort: Sort;
}): ReactNode {
  return (
    <p className="noctiluca-controls">
      <select aria-label={t('help')} value={help} onChange={({ target }) => setHelp({ help: target.value as Help })}>
        {HELPS.map((each) => (
          <option key={each} value={each}>
            {t(`help.${each}`)}
          </option>
        ))}
      </select>
      {help !== 'none' && (
        <select aria-label={t('sort')} value={sort} onChange={({ target }) => setHelp({ sort: target.value as Sort })}>
          {SORTS.filter((each) => each !== 'worth' || help === 'full').map((each) => (
            <option key={each} value={each}>
              {t(`sort.${each}`)}
            </option>
          ))}
        </select>
      )}
    </p>
  );
}

/** Without help: the numbers of both paths, and nothing about them. */
function NumberPad(props: Props & { readonly part: Part; readonly of: Dive | null }): ReactNode {
  const { part, of } = props;
  const { table, t } = part;
  if (of === null) return <p className="label noctiluca-none">{t('helpNone')}</p>;
  return (
    <div
      className="noctiluca-haul-pad"
      role="group"
      aria-label={t('haulsFrom', { shore: of.shore })}
      onKeyDown={roveList}
    >
      {PATHS.filter((path) => of.path === null || of.path === path).map((path) => (
        <p key={path}>
          <span className="noctiluca-dots" data-path={path} aria-hidden="true" />
          {Array.from({ length: FACES }, (_, face) => {
            const text = diveText(table, { shore: of.shore, path, number: face + 1 });
            return (
              <button
                key={face}
                {...thing(props, { to: [text] })}
                className="number"
                aria-label={t('haul', { shore: of.shore, path: t(path), n: face + 1 })}
              >
                {face + 1}
              </button>
            );
          })}
        </p>
      ))}
    </div>
  );
}
