import { choicesBeside, readLang, tongueOf } from '@nightjar/words';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { speak, useSettings } from '../settings.ts';
import { useText } from '../text.ts';
import css from './top.module.css';

/** The bar of every page that is not a table. */
export function Top(): ReactNode {
  const t = useText();
  return (
    <header className={css.top}>
      <Link href="/" className="brand">
        <Glyph of={TABLE_GLYPHS.nightjar} />
        <span>Nightjar</span>
      </Link>
      <nav aria-label={t('nav.label')}>
        <Pages />
      </nav>
      <span className="tools">
        <LanguageChoice />
        <Menu />
        <Link href="/settings" className="icon-btn" aria-label={t('nav.settings')}>
          <Glyph of={TABLE_GLYPHS.settings} />
        </Link>
        <Link href="/profile" className="icon-btn" aria-label={t('nav.profile')}>
          <Glyph of={TABLE_GLYPHS.person} />
        </Link>
      </span>
    </header>
  );
}

/** The pages that every bar leads to. */
function Pages(): ReactNode {
  const t = useText();
  return (
    <>
      <Link href="/rules/nocturne">{t('nav.rules')}</Link>
      <Link href="/tables">{t('nav.tables')}</Link>
      <Link href="/profile">{t('nav.history')}</Link>
    </>
  );
}

/** The same pages behind a button, where the bar has no room for them. */
function Menu(): ReactNode {
  const t = useText();
  const id = useId();
  const list = useRef<HTMLElement>(null);
  return (
    <>
      <button type="button" className={`icon-btn ${css.menu}`} popoverTarget={id} aria-label={t('nav.label')}>
        <Glyph of={TABLE_GLYPHS.menu} />
      </button>
      <nav
        ref={list}
        id={id}
        popover="auto"
        className={`sheet ${css.pages}`}
        aria-label={t('nav.label')}
        onClick={() => list.current?.hidePopover()}
      >
        <Pages />
      </nav>
    </>
  );
}

/** Changes the language at once, everywhere; each is called by its own name. */
export function LanguageChoice(): ReactNode {
  const t = useText();
  const lang = useSettings((settings) => settings.lang);
  return (
    <label className={`button ${css.tongue}`}>
      <Glyph of={TABLE_GLYPHS.language} />
      <span aria-hidden="true">{lang.toUpperCase()}</span>
      <select
        aria-label={t('nav.language')}
        value={lang}
        onChange={({ target }) => void speak(readLang(target.value) ?? lang)}
      >
        {choicesBeside(lang).map((each) => (
          <option key={each} value={each} lang={each}>
            {tongueOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
