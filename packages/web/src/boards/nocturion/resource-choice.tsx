import type { Resource } from '@nightjar/nocturion';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import type { thing } from '../../kit/thing.ts';
import type { Part } from './part.ts';

/** A thing of the table that is pressed, with what pressing it says. */
export type Button = ReturnType<typeof thing> & { readonly 'aria-label': string };

interface ResourceChoiceProps {
  readonly part: Part;
  readonly resource: Resource;
  readonly isTaken: boolean;
  readonly button: Button;
}

/** A Resource to take or give, with how many there are where it comes from. */
export function ResourceChoice({ part, resource, isTaken, button }: ResourceChoiceProps): ReactNode {
  const { table, me, name, t } = part;
  const n = isTaken ? table.supply[resource] : table.seats[me]?.resources[resource];
  return (
    <button {...button} className="nocturion-card nocturion-resource-card" data-r={resource}>
      <span className="nocturion-coin" data-r={resource}>
        <Glyph of={NOCTURION_GLYPHS[resource]} />
      </span>
      <b>{name(resource)}</b>
      <small>{t(isTaken ? 'inSupply' : 'youHave', { n: n ?? 0 })}</small>
    </button>
  );
}
