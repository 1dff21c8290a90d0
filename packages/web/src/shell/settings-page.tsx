import { choicesBeside, isOffered, type Lang, tongueOf } from '@nightjar/words';
import { type ReactNode, useState } from 'react';
import { SETTINGS, type SettingId, setSettings, speak, useSettings } from '../settings.ts';
import { useText } from '../text.ts';
import { usePage } from './page.ts';
import { Pills } from './pills.tsx';
import css from './settings.module.css';
import { Top } from './top.tsx';

export function SettingsPage(): ReactNode {
  const t = useText();
  usePage(t('settings.title'));
  return (
    <div className="page">
      <Top />
      <main>
        <h1>{t('settings.title')}</h1>
        <SettingsForm />
      </main>
    </div>
  );
}

/** Every setting; each takes effect at once. */
export function SettingsForm(): ReactNode {
  const t = useText();
  const settings = useSettings();
  // A language is marked as soon as it is wished for; its words may take a moment.
  const [wished, setWished] = useState<Lang | null>(null);
  const wish = (lang: Lang): void => {
    setWished(lang);
    void speak(lang).then(() => setWished(null));
  };
  return (
    <form className={css.settings} onSubmit={(event) => event.preventDefault()}>
      <fieldset className="card">
        <legend>{t('settings.language')}</legend>
        <Pills
          name="lang"
          values={choicesBeside(settings.lang)}
          value={wished ?? settings.lang}
          label={(lang) =>
            isOffered(lang) ? tongueOf(lang) : t('settings.language.draft', { language: tongueOf(lang) })
          }
          onChange={wish}
        />
      </fieldset>
      {(Object.keys(SETTINGS) as SettingId[]).map((id) => (
        <fieldset key={id} className="card">
          <legend>{t(`settings.${id}`)}</legend>
          <Pills
            name={id}
            values={SETTINGS[id] as readonly string[]}
            value={settings[id]}
            label={(value) => t(`settings.${id}.${value}` as Parameters<typeof t>[0])}
            onChange={(value) => setSettings({ [id]: value })}
          />
          <small>{t(`settings.${id}.note`)}</small>
        </fieldset>
      ))}
    </form>
  );
}
