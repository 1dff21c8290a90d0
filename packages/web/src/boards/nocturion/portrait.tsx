import { defaultBox, sources } from '@nightjar/nocturion';
import { glyphOf, NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import type { Portrait } from '../../kit/explained.tsx';
import type { Part } from './part.ts';
import { beastIn, resourceOf } from './view.ts';

/** The lists of cards, and what a card of each looks like that nobody has drawn. */
const LISTS = {
  locations: 'portal',
  beasts: 'beast',
  curses: 'curse',
  quests: 'quest',
  heirlooms: 'prestige',
  houses: 'prestige',
} as const;
type List = keyof typeof LISTS;

/** How a card looks on the sheet that explains it, and whether its numbers are our own. */
export function portraitOf(part: Part, id: string): Portrait {
  const { box, t } = part;
  const list = (Object.keys(LISTS) as List[]).find((name) => entryIn(box.edition, name, id) !== undefined);
  return {
    drawing: drawingOf(part, id, list),
    kind: list === 'locations' ? resourceOf(box, id) : (beastIn(box, id)?.resource ?? list ?? ''),
    more: list !== undefined && isReconstructed(part, list, id) ? <small>{t('reconstructed')}</small> : null,
  };
}

function drawingOf({ box }: Part, id: string, list: List | undefined): Portrait['drawing'] {
  const heirloom = box.edition.heirlooms.entries.find((card) => card.id === id);
  if (heirloom !== undefined) return NOCTURION_GLYPHS[heirloom.type];
  if (list === 'locations') return NOCTURION_GLYPHS[resourceOf(box, id)];
  return glyphOf(id, list === undefined ? 'prestige' : LISTS[list]);
}

const entryIn = (edition: Part['box']['edition'], list: List, id: string): object | undefined =>
  edition[list].entries.find((entry) => entry.id === id);

/** Whether a card is as we made it up, and not the printed one: where a house edition says otherwise, it is the player's own. */
function isReconstructed({ box }: Part, list: List, id: string): boolean {
  const { source } = sources.of[`${list}.entries.${id}`] ?? sources.of[list] ?? {};
  const ours = entryIn(defaultBox.edition, list, id);
  return source === 'reconstructed' && JSON.stringify(ours) === JSON.stringify(entryIn(box.edition, list, id));
}
