import { TILE_TYPES, type View } from '@nightjar/nocturne';
import type { Pieces } from '../../look/laid.ts';
import { Brew } from './brew.tsx';
import { CharacterCard } from './character-card.tsx';
import { GoalList } from './goal-list.tsx';
import { Tile, TileFace, typeOf } from './tile.tsx';
import { Token } from './token.tsx';
import { boxIn } from './view.ts';

const STATES = ['quiet', 'legal', 'focus', 'moon'];
const TOKENS = ['1', '2', '3', '4', '5', '6', 'star'];

/** What lies on a table of Nocturne. */
export const pieces: Pieces<View> = {
  tiles: ({ board: { view, lang, speech } }) => {
    const box = boxIn(view);
    return TILE_TYPES.map((type) => box.tiles.id.find((id) => typeOf(box, id) === type) ?? '').map((id) => (
      <Tile key={id} box={box} id={id} lang={lang} label={speech.name(id)} />
    ));
  },
  states: ({ board: { view, lang } }) => {
    const box = boxIn(view);
    const id = box.tiles.id[0] ?? '';
    return STATES.map((state) => (
      <span key={state} className="tile" data-k={typeOf(box, id)} data-state={state}>
        <TileFace box={box} id={id} lang={lang} />
      </span>
    ));
  },
  tokens: ({ board: { view } }) =>
    view.sides.flatMap(({ side }) =>
      TOKENS.map((token) => <Token key={`${side} ${token}`} view={view} of={{ side, token }} />),
    ),
  'tokens face down': ({ board: { view } }) =>
    view.sides.map(({ side }) => <Token key={side} view={view} of={{ side, token: '1' }} isDown />),
  brew: ({ board }) => <Brew {...board} id={boxIn(board.view).brews[0]?.id ?? ''} side={0} />,
  character: ({ board }) => boxIn(board.view).characters.map(({ id }) => <CharacterCard key={id} {...board} id={id} />),
  goals: ({ board }) => <GoalList {...board} />,
};
