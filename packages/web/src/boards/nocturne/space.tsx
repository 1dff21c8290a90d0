import { type NocturneProspect, type SpaceView, writeAnswer } from '@nightjar/nocturne';
import { listed } from '@nightjar/words';
import { tokenName, tokenWord } from '@nightjar/words/nocturne';
import { memo, type ReactNode } from 'react';
import { thing } from '../../kit/thing.ts';
import { Brings } from './brings.tsx';
import { castOf } from './casts.ts';
import { explainSpace } from './explain.ts';
import { gainOf, gainWords } from './gain.ts';
import type { Part, Props } from './part.ts';
import type { Pick } from './pick.ts';
import { prospectBefore } from './preview.ts';
import { TileFace, tileLook, tilePiece } from './tile.tsx';
import { lookOfToken, Numeral, Token } from './token.tsx';

interface SpaceProps {
  readonly board: Props;
  readonly part: Part;
  readonly space: SpaceView;
  /** The answers this space leads to. */
  readonly door: readonly string[];
  /** Whether what is pointed at or picked leads here, and with which token. */
  readonly isShown: boolean;
  readonly ghostToken: string | null;
  readonly pick: Pick;
  readonly isStop: boolean;
  readonly onHold: (space: string) => void;
}

/** One space of the forest: its tile, what lies on it, and what it would bring. */
export const Space = memo(function Space(props: SpaceProps): ReactNode {
  const { board, part, space, door, isShown, ghostToken, pick, isStop, onHold } = props;
  const { table, box, me } = part;
  const { name, tile, token } = space;
  const [first] = door;
  const brings = first === undefined || me < 0 ? null : prospectBefore(part, first);
  const prospect = brings === null || brings.tile === null ? null : brings;
  const ghost = ghostToken === null ? null : { side: me, token: ghostToken };
  const button = thing(board, {
    to: door,
    tried: () => meant(part, pick, space),
    ...(castOf(first ?? null) === null
      ? {}
      : { picks: pick.token === null ? { space: name } : { ...board.picked, space: name } }),
    isPicked: pick.space === name,
    isShown,
    isStop,
    onHold: () => onHold(name),
  });
  return (
    <button
      {...button}
      {...(tile === null ? { className: 'nocturne-hollow' } : { ...tileLook(box, tile), ...tilePiece(tile) })}
      data-state={door.length > 0 ? button['data-state'] : restingState(props)}
      data-space={name}
      {...explainSpace(board, part, space, prospect === null ? null : gainOf(prospect))}
      data-seat={tile === null && token !== null ? lookOfToken(table, token).colour : undefined}
      data-tokened={token !== null || ghost !== null ? '' : undefined}
      style={{ gridArea: `${space.row + 1} / ${space.col + 1}` }}
      aria-label={labelOf(props, prospect, brings?.rivals?.length === 0)}
    >
      {tile !== null && <TileFace box={box} id={tile} lang={board.lang} />}
      {token !== null && (
        <Token
          view={table}
          of={token}
          isDown={tile === null}
          className={tile === null ? 'nocturne-down' : 'nocturne-cast'}
        />
      )}
      {tile === null && token !== null && (
        <span className="nocturne-was number">
          <Numeral token={token.token} />
        </span>
      )}
      {ghost !== null && token === null && <Token view={table} of={ghost} isGhost className="nocturne-cast" />}
      {!isShown && <Brings prospect={prospect} lang={board.lang} />}
    </button>
  );
});

/** How a space looks that is no answer. */
function restingState({ board, part: { table }, space }: SpaceProps): string | undefined {
  if (space.name === table.highest || (table.question === 'start' && space.name === table.tied)) return 'moon';
  if (space.tile === null) return undefined;
  if (space.token !== null) return 'spent';
  return board.answers.length > 0 ? 'quiet' : undefined;
}

/** What a player means who presses a space that answers nothing: the picked spell there, else one that might have fit. */
function meant({ table, me }: Part, pick: Pick, { name }: SpaceView): string {
  if (table.question === 'swap') return writeAnswer({ kind: 'swap', space: name });
  const supply = table.sides[me]?.supply ?? [];
  const fit = table.question === 'start' && !table.opened ? supply[0] : supply.findLast((token) => token !== 'star');
  const token = pick.token ?? fit ?? supply[0] ?? 'star';
  return writeAnswer({ kind: 'cast', how: 'cast', token, space: name });
}

/** What a space is called: where, what lies there, what it would bring. */
function labelOf({ board, part, space, door }: SpaceProps, prospect: NocturneProspect | null, isWon: boolean): string {
  const { table, t, name } = part;
  const { speech, lang } = board;
  const { tile, token } = space;
  const said: string[] = [];
  if (tile !== null) said.push(t('tileOn', { space: space.name, tile: name(tile) }));
  else if (token === null) said.push(t('emptySpace', { space: space.name }));
  if (token !== null) {
    const of = { token: tokenName(token.token, lang), side: speech.who(token.side) };
    said.push(tile === null ? t('flippedOn', { space: space.name, ...of }) : t('tokenOn', of));
  }
  if (space.name === table.highest) said.push(t('isHighest'));
  const tokens = door.flatMap((text) => castOf(text)?.token ?? []);
  if (tokens.length > 0)
    said.push(
      t('canCast', {
        tokens: listed(
          tokens.map((held) => tokenWord(held, lang)),
          lang,
        ),
      }),
    );
  said.push(...gainWords(prospect, t, lang));
  if (isWon) said.push(t('winsNow'));
  return said.join('; ');
}
