import { RESOURCES } from '@nightjar/nocturion';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { thing } from '../../kit/thing.ts';
import { Tray } from '../../kit/tray.tsx';
import { readIn } from './doors.ts';
import type { Part, Props } from './part.ts';
import { ResourceChoice } from './resource-choice.tsx';

/** An exchange in two steps: what is given, and what is taken for it. */
export function Exchange(props: Props & { readonly part: Part }): ReactNode {
  const { part, picked } = props;
  const pairs = readIn(props).flatMap(({ text, answer }) => (answer.kind === 'exchange' ? [{ text, ...answer }] : []));
  const gives = RESOURCES.filter((resource) => pairs.some(({ given }) => given === resource));
  const given = gives.find((resource) => resource === picked['given']) ?? (gives.length === 1 ? gives[0] : undefined);
  const takes = RESOURCES.filter((resource) => pairs.some(({ taken }) => taken === resource));
  return (
    <Tray board={props} className="nocturion-tray nocturion-exchange" isMany isAsked={false}>
      <div role="group" aria-label={part.t('give')}>
        <h4>{part.t('give')}</h4>
        {gives.map((resource) => (
          <ResourceChoice
            key={resource}
            part={part}
            resource={resource}
            isTaken={false}
            button={{
              ...thing(props, {
                to: pairs.filter((pair) => pair.given === resource).map(({ text }) => text),
                points: null,
                isHalf: true,
                isPicked: given === resource,
                isShown: given === resource,
                picks: { given: resource },
              }),
              'aria-label': `${part.t('give')}: ${part.name(resource)}`,
            }}
          />
        ))}
      </div>
      <Glyph of={NOCTURION_GLYPHS.exchange} />
      <div role="group" aria-label={part.t('take')}>
        <h4>{part.t('take')}</h4>
        {takes.map((resource) => (
          <ResourceChoice
            key={resource}
            part={part}
            resource={resource}
            isTaken
            button={{
              ...thing(props, {
                to: pairs.filter((pair) => pair.taken === resource && pair.given === given).map(({ text }) => text),
                picks: { ...picked, taken: resource },
              }),
              'aria-label': `${part.t('take')}: ${part.name(resource)}`,
            }}
          />
        ))}
      </div>
    </Tray>
  );
}
