import type { View } from '@nightjar/nocturne';
import type { ReactNode } from 'react';
import type { Laid } from '../../look/laid.ts';
import type { Pictures } from '../../rules/pictures.ts';
import { Brew } from './brew.tsx';
import { TilePicture } from './tile.tsx';
import { Token } from './token.tsx';
import { boxIn } from './view.ts';

interface TilesProps {
  readonly laid: Laid<View>;
  readonly ids: readonly string[];
}

const Tiles = ({ laid: { board }, ids }: TilesProps): ReactNode =>
  ids.map((id, i) => <TilePicture key={i} box={boxIn(board.view)} id={id} lang={board.lang} />);

interface SpellProps {
  readonly laid: Laid<View>;
  readonly tile?: string;
  readonly side?: number;
  readonly token: string;
  readonly isDown?: boolean;
}

/** A spell, on its tile where it was cast on one. */
const Spell = ({ laid: { board }, tile, side = 0, token, isDown = false }: SpellProps): ReactNode => (
  <span className="guide-spell">
    {tile !== undefined && <TilePicture box={boxIn(board.view)} id={tile} lang={board.lang} />}
    <Token view={board.view} of={{ side, token }} isDown={isDown} />
  </span>
);

/** What the page on how to play shows of Nocturne. */
export const pictures: Pictures<'nocturne', View> = {
  'goal.tiles': (laid) => <Tiles laid={laid} ids={['skull-4', 'feather-1', 'tripti-1', 'herb-A', 'egg-1']} />,
  'turn.first': (laid) => <Spell laid={laid} tile="duode-1" token="1" />,
  'turn.answer': (laid) => (
    <>
      <Spell laid={laid} tile="duode-1" token="1" />
      <Spell laid={laid} tile="egg-1" side={1} token="3" />
      <Spell laid={laid} tile="skull-3" token="5" />
    </>
  ),
  'turn.win': (laid) => (
    <>
      <Spell laid={laid} token="5" isDown />
      <Tiles laid={laid} ids={['skull-3']} />
    </>
  ),
  'turn.dedicate': (laid) => (
    <>
      <Spell laid={laid} side={1} token="3" />
      <Spell laid={laid} token="2" />
      <Tiles laid={laid} ids={['runestone-E', 'feather-2']} />
    </>
  ),
  'turn.dusk': (laid) => (
    <>
      <Spell laid={laid} token="s8" />
      <Spell laid={laid} token="s9" />
      <Spell laid={laid} token="s10" />
    </>
  ),
  'score.skulls': (laid) => <Tiles laid={laid} ids={['skull-4', 'skull-2']} />,
  'score.feathers': (laid) => <Tiles laid={laid} ids={['feather-1', 'feather-1', 'feather-1']} />,
  'score.mushrooms': (laid) => <Tiles laid={laid} ids={['tripti-1', 'duode-1', 'duode-1']} />,
  'score.herbs': (laid) => <Tiles laid={laid} ids={['herb-A', 'herb-B', 'herb-W']} />,
  'score.eggs': (laid) => <Tiles laid={laid} ids={['egg-1', 'egg-2']} />,
  'score.chests': (laid) => <Tiles laid={laid} ids={['chest']} />,
  'score.mirrors': (laid) => <Tiles laid={laid} ids={['mirror', 'skull-4']} />,
  'score.brews': ({ board }) => <Brew {...board} id="start-FM" side={0} />,
  'score.goals': (laid) => <Spell laid={laid} token="5" />,
  'score.spells': (laid) => (
    <>
      <Spell laid={laid} token="6" />
      <Spell laid={laid} token="star" />
    </>
  ),
  'wrong.beside': (laid) => (
    <>
      <Spell laid={laid} tile="egg-1" side={1} token="3" />
      <Tiles laid={laid} ids={['herb-C']} />
    </>
  ),
  'wrong.lowest': (laid) => (
    <>
      <Spell laid={laid} token="1" />
      <Spell laid={laid} token="star" />
    </>
  ),
  'wrong.tripti': (laid) => <Tiles laid={laid} ids={['tripti-1', 'tripti-1']} />,
};
