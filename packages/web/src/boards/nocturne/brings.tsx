import type { NocturneProspect } from '@nightjar/nocturne';
import type { Lang } from '@nightjar/words';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { Adds } from '../../kit/adds.tsx';
import { gainOf } from './gain.ts';

/** The badge of what an answer brings: points, or what is drawn where no number would be true. */
export function Brings({
  prospect,
  lang,
}: {
  readonly prospect: NocturneProspect | null;
  readonly lang: Lang;
}): ReactNode {
  if (prospect === null) return null;
  const gain = gainOf(prospect);
  if (gain !== null) return <Adds {...gain} lang={lang} />;
  if (prospect.draws === null) return null;
  return (
    <span className="adds" data-draws="">
      <Glyph of={prospect.draws === 'tiles' ? NOCTURNE_GLYPHS.chest : NOCTURNE_GLYPHS.concoction} />
    </span>
  );
}
