import type { Speech } from '@nightjar/words';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Scene } from '../play/source.ts';
import { useText } from '../text.ts';
import { toldOf } from './fact.ts';

/** Says what happened and what is asked to people who listen to the page. */
export function Announcer({ scene, speech }: { readonly scene: Scene; readonly speech: Speech }): ReactNode {
  const t = useText();
  const { fresh, answers, decision, view, seq } = scene;
  // Once per change of the table; the language may change without anything being said again.
  const said = useMemo(() => {
    const facts = toldOf(fresh, speech).map(({ text }) => text);
    const question =
      decision === null ? [t('table.over')] : answers.length > 0 ? [speech.question(decision.question, view)] : [];
    return [...facts, ...question].join('. ');
  }, [seq, answers]);
  // Only what changes in a place that is there already is read out.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {isThere && said}
    </p>
  );
}
