import type { SpaceView, TokenView } from '@nightjar/nocturne';
import { tokenName, tokenWord } from '@nightjar/words/nocturne';
import { type Explanation, explains } from '../../kit/explained.tsx';
import { type Gain, gainText } from './gain.ts';
import type { Part, Props } from './part.ts';
import { typeOf } from './tile.tsx';
import { tileKind } from './view.ts';

type Explains = ReturnType<typeof explains>;

/** What a kind of tile does, and the clause that says so. */
const TILES = {
  skull: ['explainSkull', 'NOC-18.1'],
  feather: ['explainFeather', 'NOC-18.2'],
  tripti: ['explainTripti', 'NOC-18.4'],
  duode: ['explainDuode', 'NOC-18.5'],
  herb: ['explainHerb', 'NOC-18.8'],
  egg: ['explainEgg', 'NOC-18.11'],
  chest: ['explainChest', 'NOC-11.3'],
  runestone: ['explainRunestone', 'NOC-11.2'],
  mirror: ['explainMirror', 'NOC-17.3'],
} as const;

/** Both mushrooms count for themselves. */
function kindOf({ box }: Part, id: string): keyof typeof TILES | null {
  const type = typeOf(box, id);
  const kind = type === 'mushroom' ? (box.tiles.mushroom[tileKind(box, id)] === 0 ? 'tripti' : 'duode') : type;
  return Object.hasOwn(TILES, kind) ? (kind as keyof typeof TILES) : null;
}

/** A tile: how it counts, how many of its kind I have, and what winning it would add. */
function tileExplained(part: Part, id: string, gain: Gain | null = null): Explanation {
  const { table, t, me, lang } = part;
  const kind = kindOf(part, id);
  if (kind === null) return { name: part.name(id) };
  const [says, clause] = TILES[kind];
  const said: string[] = [t(says)];
  const mine = table.sides[me]?.collection.filter((other) => kindOf(part, other) === kind).length ?? 0;
  if (me >= 0) said.push(t('explainMine', { n: mine }));
  if (gain !== null) said.push(t('explainAdds', { n: gainText(gain, lang) }));
  return { name: part.name(id), text: said.join(' '), clause };
}

export const explainTile = (part: Part, id: string): Explains => explains(tileExplained(part, id));

/** A space of the forest: its tile, the spell on it, or who won it. */
export function explainSpace(
  { speech, lang }: Props,
  part: Part,
  { name, tile, token }: SpaceView,
  gain: Gain | null,
): Explains {
  const { t } = part;
  if (tile === null) {
    if (token === null) return explains({ name: t('emptySpace', { space: name }), text: t('explainEmpty') });
    const of = { token: tokenName(token.token, lang), side: speech.who(token.side) };
    return explains({ name: t('flippedOn', { space: name, ...of }), text: t('explainFlipped'), clause: 'NOC-7.7' });
  }
  const { text = '', ...rest } = tileExplained(part, tile, gain);
  if (token === null) return explains({ ...rest, text });
  const of = { token: tokenName(token.token, lang), side: speech.who(token.side) };
  return explains({ ...rest, text: `${t('explainCast', of)} ${text}` });
}

/** A spell of one's own: what it can do, and whether it can do it now. */
export function explainSpell({ lang }: Props, { t }: Part, token: string, isOpen: boolean): Explains {
  const kind = token === 'star' ? 'explainStar' : token.startsWith('s') ? 'explainShadow' : 'explainNumber';
  const clause = token === 'star' ? 'NOC-7.2' : token.startsWith('s') ? 'NOC-14.15' : 'NOC-6.4';
  return explains({
    name: tokenWord(token, lang),
    text: `${t(kind)} ${t(isOpen ? 'explainOpen' : 'explainShut')}`,
    clause,
  });
}

/** A space of the Forest Sprite Board. */
export function explainSlot({ speech, lang }: Props, { t }: Part, n: number, token: TokenView | undefined): Explains {
  const held = token === undefined ? t('spriteFree') : `${tokenWord(token.token, lang)}, ${speech.side(token.side)}`;
  return explains({ name: `${t('spriteSpace', { n })}: ${held}`, text: t('explainSlot', { n }), clause: 'NOC-14.2' });
}

/** What lies before a player: spells or some of the tiles. */
export const explainSupply = ({ t }: Part, list: string): Explains =>
  explains({ name: list, text: t('explainSupply'), clause: 'NOC-1.5' });

export function explainPile(part: Part, pile: readonly string[], side: string): Explains {
  const [id = ''] = pile;
  const { text, clause } = tileExplained(part, id);
  const name = `${side}: ${pile.length} × ${part.name(id)}`;
  return explains({ name, ...(text === undefined ? {} : { text }), ...(clause === undefined ? {} : { clause }) });
}

/** A concoction, with what is still lacking. */
export const explainBrew = ({ name, t }: Part, id: string, lacks: string): Explains =>
  explains({ name: name(id), text: `${t('explainBrew')} ${lacks}`, clause: 'NOC-18.17' });
