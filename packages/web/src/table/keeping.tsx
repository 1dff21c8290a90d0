import type { Refusal } from '@nightjar/kernel';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { keepThere } from '../play/online.ts';
import type { Scene, TableSource } from '../play/source.ts';
import { SureButton } from '../shell/sure-button.tsx';
import { troubleKey } from '../shell/trouble.ts';
import { useText } from '../text.ts';
import css from './keeping.module.css';
import { saveFile } from './save-file.ts';

/** Where the game is kept, how to take it along, and how to get up from it. */
export function Keeping({ source, scene }: { readonly source: TableSource; readonly scene: Scene }): ReactNode {
  const t = useText();
  const [told, setTold] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const isHere = scene.link === 'here';
  const mine = scene.eyes === 'table' ? undefined : scene.seats[scene.eyes];
  const isPlaying = scene.status === 'playing' && mine !== undefined && !mine.isAway && !mine.hasResigned;
  const tell = (refusal: Refusal | null): void => setTold(refusal === null ? null : t(troubleKey(refusal.reason)));
  const save = (): void =>
    void source.record().then((file) => {
      if (file !== null) saveFile(`nightjar-${source.id}.json`, file);
    });
  const move = async (): Promise<void> => {
    const file = await source.record();
    if (file === null) return;
    const said = await keepThere(file);
    setKept(said.match);
    setTold(said.match === null ? t(troubleKey(said.trouble)) : t('keep.moved'));
  };
  return (
    <section className="card">
      <h3>{t('keep.title')}</h3>
      <p className="quietly">{t(isHere ? 'keep.here' : 'keep.there')}</p>
      <p className="row">
        {(isHere || scene.status === 'over') && (
          <button type="button" className="button" onClick={save}>
            {t('keep.export')}
          </button>
        )}
        {isHere && scene.status === 'over' && (
          <button type="button" className="button" onClick={() => void move()}>
            {t('keep.move')}
          </button>
        )}
        {source.company !== null && isPlaying && (
          <>
            <SureButton
              label={t('keep.leave')}
              sure={t('keep.leaveSure')}
              onSure={() => void source.leave().then(() => tell(null))}
            />
            <SureButton
              label={t('keep.resign')}
              sure={t('keep.resignSure')}
              onSure={() => void source.company?.resign().then(tell)}
            />
          </>
        )}
      </p>
      {told !== null && (
        <p className="quietly" role="status">
          {told}{' '}
          {kept !== null && (
            <Link href={`/table/${kept}`} className={css.kept}>
              {t('score.show')}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
