import type { SpaceView } from '@nightjar/nocturne';
import { type Lang, listed, type Speech } from '@nightjar/words';
import { tokenName, tokenWord } from '@nightjar/words/nocturne';
import { memo, type ReactNode, type RefObject } from 'react';
import { castOf } from './casts.ts';
import { type Part, signed } from './part.ts';
import { prospectOf } from './preview.ts';
import { TileFace, typeOf } from './tile.tsx';
import { lookOfToken, Numeral, Token } from './token.tsx';
import { tileKind } from './view.ts';

/** What a space does when it is used; the same object as long as the forest stands. */
export interface SpaceHands {
  readonly open: (space: SpaceView) => void;
  /** Points at a space, or at none any more. */
  readonly point: (space: SpaceView | null) => void;
  readonly hold: (space: SpaceView) => void;
}

interface SpaceProps {
  /** The table without what is pointed at: that concerns a space or two, and the others are not drawn again. */
  readonly part: Part;
  readonly space: SpaceView;
  /** The answers this space leads to. */
  readonly door: readonly string[] | undefined;
  /** Whether what is pointed at or picked leads here, and with which token. */
  readonly isShown: boolean;
  readonly ghostToken: string | null;
  readonly isPicked: boolean;
  readonly isStop: boolean;
  readonly isAsked: boolean;
  readonly speech: Speech;
  readonly lang: Lang;
  readonly hands: RefObject<SpaceHands>;
}

/** One space of the forest: its tile, what lies on it, and what it would bring. */
export const Space = memo(function Space(props: SpaceProps): ReactNode {
  const { part, space, door, isShown, ghostToken, isPicked, isStop, isAsked, lang, hands } = props;
  const { table, box, me } = part;
  const [first] = door ?? [];
  const brings = first === undefined || me < 0 ? null : prospectOf(table, me, first);
  const adds = brings === null || brings.tile === null ? null : brings.adds;
  const ghost = ghostToken === null ? null : { side: me, token: ghostToken };
  const state = stateOf(props);
  const { tile, token } = space;
  const isDown = tile === null;
  const look = isDown && token !== null ? lookOfToken(table, token).colour : undefined;
  return (
    <button
      type="button"
      className={isDown ? 'noc-hollow' : 'tile'}
      data-k={isDown ? undefined : typeOf(box, tile)}
      data-twin={!isDown && box.tiles.enchanted[tileKind(box, tile)] ? '' : undefined}
      data-state={state}
      data-space={space.name}
      data-seat={look}
      data-tokened={token !== null || ghost !== null ? '' : undefined}
      style={{ gridArea: `${space.row + 1} / ${space.col + 1}` }}
      tabIndex={isStop ? 0 : -1}
      aria-label={labelOf(props, adds, brings?.rivals?.length === 0)}
      aria-pressed={door !== undefined && door.length > 1 ? isPicked : undefined}
      onClick={() => hands.current.open(space)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && isAsked && hands.current.point(space)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && isAsked && hands.current.point(null)}
      onFocus={() => {
        hands.current.hold(space);
        if (isAsked) hands.current.point(space);
      }}
      onBlur={() => isAsked && hands.current.point(null)}
    >
      {tile !== null && <TileFace box={box} id={tile} lang={lang} />}
      {token !== null && <Token view={table} of={token} isDown={isDown} className={isDown ? 'noc-down' : 'noc-cast'} />}
      {isDown && token !== null && (
        <span className="noc-was num">
          <Numeral token={token.token} />
        </span>
      )}
      {ghost !== null && token === null && <Token view={table} of={ghost} isGhost className="noc-cast" />}
      {adds !== null && !isShown && (
        <span className="noc-adds num" data-none={adds <= 0 ? '' : undefined}>
          {signed(adds)}
        </span>
      )}
    </button>
  );
});

function stateOf({ part, space, door, isShown, isPicked, isAsked }: SpaceProps): string | undefined {
  const { table } = part;
  if (isShown || (isPicked && door !== undefined)) return 'focus';
  if (door !== undefined) return 'legal';
  if (space.name === table.highest || (table.question === 'start' && space.name === table.tied)) return 'moon';
  if (space.tile === null) return undefined;
  if (space.token !== null) return 'spent';
  return isAsked ? 'quiet' : undefined;
}

/** What a space is called: where, what lies there, what it would bring. */
function labelOf({ part, space, door, speech, lang }: SpaceProps, adds: number | null, isWon: boolean): string {
  const { table, t, name } = part;
  const { tile, token } = space;
  const said: string[] = [];
  if (tile !== null) said.push(t('tileOn', { space: space.name, tile: name(tile) }));
  else if (token === null) said.push(t('emptySpace', { space: space.name }));
  if (token !== null) {
    const of = { token: tokenName(token.token, lang), side: speech.who(token.side) };
    said.push(tile === null ? t('flippedOn', { space: space.name, ...of }) : t('tokenOn', of));
  }
  if (space.name === table.highest) said.push(t('isHighest'));
  const tokens = (door ?? []).flatMap((text) => castOf(text)?.token ?? []);
  if (tokens.length > 0)
    said.push(
      t('canCast', {
        tokens: listed(
          tokens.map((held) => tokenWord(held, lang)),
          lang,
        ),
      }),
    );
  if (adds !== null) said.push(t('adds', { n: signed(adds) }));
  if (isWon) said.push(t('winsNow'));
  return said.join('; ');
}
