import { writeAnswer } from '@nightjar/nocturion';
import { effectText } from '@nightjar/words/nocturion';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import { piece } from '../../kit/piece.ts';
import { thing } from '../../kit/thing.ts';
import { Zone } from '../../kit/zone.tsx';
import { leading } from './doors.ts';
import { explainQuest, missingIn } from './explain.ts';
import { type Part, type Props, partOf } from './part.ts';
import { prospectOf } from './preview.ts';
import { Price } from './resources.tsx';
import { lackingOf, priceOf, questIn } from './view.ts';

/** The open Quests by level, with what I lack; what the answer pointed at would make possible is marked. */
export function Quests(props: Props & { readonly isFull?: boolean }): ReactNode {
  const part = partOf(props);
  const { table, t, me, shown } = part;
  const mine = table.seats[me];
  const soon = shown === null || me < 0 ? [] : (prospectOf(table, me, shown)?.quests ?? []);
  return (
    <Zone className="nocturion-quests" title={t('quests')} glyph={NOCTURION_GLYPHS.quest}>
      {table.quests.map(({ level, open, deck }) => {
        const isFar = mine !== undefined && mine.equipped.length < level;
        return (
          <section key={level} data-far={isFar ? '' : undefined} aria-label={t('level', { level: 'I'.repeat(level) })}>
            <h4>{'I'.repeat(level)}</h4>
            <ul>
              {open.map((id) => (
                <Quest
                  key={id}
                  board={props}
                  part={part}
                  id={id}
                  isSoon={soon.includes(id)}
                  isFull={props.isFull ?? false}
                />
              ))}
            </ul>
            {isFar && (
              <p className="nocturion-lock">
                <Glyph of={TABLE_GLYPHS.lock} /> {t('needsHeirlooms', { n: level - (mine?.equipped.length ?? 0) })}
              </p>
            )}
            {props.isFull && <p className="label">{t('deckLeft', { n: deck })}</p>}
          </section>
        );
      })}
    </Zone>
  );
}

interface QuestProps {
  readonly board: Props;
  readonly part: Part;
  readonly id: string;
  readonly isSoon: boolean;
  readonly isFull: boolean;
}

function Quest({ board, part, id, isSoon, isFull }: QuestProps): ReactNode {
  const { box, name, table, me, lang } = part;
  const card = questIn(box, id);
  const mine = table.seats[me];
  const price = card === undefined ? [] : priceOf(card.cost);
  const missing = mine === undefined ? '' : missingIn(part, id, mine);
  return (
    <li>
      <button
        {...thing(board, {
          to: leading(board, (answer) => answer.kind === 'quest' && answer.quest === id),
          tried: () => writeAnswer({ kind: 'quest', quest: id }),
        })}
        className="nocturion-quest"
        data-soon={isSoon ? '' : undefined}
        aria-label={[name(id), part.t('prestigeOf', { n: card?.prestige ?? 0 }), missing]
          .filter((said) => said !== '')
          .join('; ')}
        {...piece(id, { settles: 'deal' })}
        {...explainQuest(part, id)}
      >
        <span className="nocturion-quest-name">{name(id)}</span>
        <Price part={part} price={price} lacks={mine === undefined ? [] : lackingOf(price, mine)} />
        <span className="nocturion-quest-prestige number">{card?.prestige ?? ''}</span>
        {isFull && card !== undefined && (
          <span className="nocturion-quest-rewards">
            {part.t('questReward', { text: effectText(card.reward, lang) })} {missing}
          </span>
        )}
      </button>
    </li>
  );
}
