import edition from '@nightjar/dominion/data/edition.json' with { type: 'json' };
import { Fragment, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { DOMINION_GLYPHS } from './index.tsx';

/** A drawing as it is written down; parts that are components are asked for theirs. */
function written(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(written).join('');
  if (!isValidElement<{ readonly children?: ReactNode; readonly [name: string]: unknown }>(node)) return '';
  const { type, props } = node;
  if ((type as unknown) === Fragment) return written(props.children);
  if (typeof type === 'function') return written((type as (given: object) => ReactNode)(props));
  const { children, className, ...rest } = props;
  const said = Object.entries({ ...rest, class: className }).map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${type}${className === undefined ? said.slice(0, -1).join('') : said.join('')}>${written(children)}`;
}

const drawn = (id: string): string => written(DOMINION_GLYPHS[id]);

test('every card of the edition has a drawing, and nothing else has', () => {
  expect(Object.keys(DOMINION_GLYPHS).toSorted()).toEqual(edition.cards.map(({ id }) => id).toSorted());
});

test('no two cards are drawn alike', () => {
  const cards = new Map(edition.cards.map(({ id }) => [drawn(id), id]));
  expect([...cards.values()]).toEqual(edition.cards.map(({ id }) => id));
});

test('a drawing has no colour of its own', () => {
  const PAINT = / (?:fill|stroke|color|style|opacity|class)="(?!(?:none|currentColor|g2s?)")/;
  expect(edition.cards.map(({ id }) => id).filter((id) => PAINT.test(drawn(id)))).toEqual([]);
});

test.each(['heirloom', 'zombie', 'boon', 'hex', 'state'])('every %s bears the mark of its family', (kind) => {
  const family = edition.cards.filter((card) => card.kind === kind).map(({ id }) => drawn(id));
  const shared = (family[0]?.match(/M[^M"]+/g) ?? []).filter((form) => family.every((one) => one.includes(form)));
  const others = edition.cards.filter((card) => card.kind !== kind).map(({ id }) => drawn(id));
  expect(shared.filter((form) => !others.some((one) => one.includes(form)))).not.toEqual([]);
});
