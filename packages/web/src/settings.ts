import { LANGS, type Lang, loadAlso, readLang, SOURCE } from '@nightjar/words';
import { create } from 'zustand';

/** Everything a person may set, with its values; the first is the default. */
export const SETTINGS = {
  motion: ['full', 'fast', 'off'],
  contrast: ['normal', 'more'],
  textSize: ['normal', 'large', 'larger'],
  sound: ['off', 'on'],
  keys: ['on', 'off'],
} as const;

export type SettingId = keyof typeof SETTINGS;
type Choices = { readonly [id in SettingId]: (typeof SETTINGS)[id][number] };

export interface Settings extends Choices {
  readonly lang: Lang;
  /** What others call us; empty until somebody says. */
  readonly name: string;
  /** Whether a server has a session for us. */
  readonly isGuest: boolean;
}

const KEY = 'nightjar.settings';

const languageOf = (tongues: readonly string[]): Lang =>
  tongues.map((tongue) => LANGS.find((lang) => tongue.toLowerCase().startsWith(lang))).find(Boolean) ?? SOURCE;

/** The language an address asks for, `?lang=de`; one that is not offered can only be had so. */
export const langIn = (search: string): Lang | null => readLang(new URLSearchParams(search).get('lang'));

/** Settings from anywhere: whatever is missing or unknown becomes the default. */
export function readSettings(text: string | null, tongues: readonly string[]): Settings {
  let kept: { readonly [key: string]: unknown } = {};
  try {
    kept = (JSON.parse(text ?? '{}') ?? {}) as typeof kept;
  } catch {
    // A broken text is no text.
  }
  const chosen = Object.fromEntries(
    Object.entries(SETTINGS).map(([id, values]) => [
      id,
      (values as readonly unknown[]).includes(kept[id]) ? kept[id] : values[0],
    ]),
  ) as unknown as Choices;
  return {
    ...chosen,
    lang: readLang(kept['lang']) ?? languageOf(tongues),
    name: typeof kept['name'] === 'string' ? kept['name'].slice(0, 24) : '',
    isGuest: kept['isGuest'] === true,
  };
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const useSettings = create<Settings>(() => readSettings(stored(), navigator.languages));

/** Shows settings on the page itself, where the look hangs on them. */
function dress({ lang, motion, contrast, textSize }: Settings): void {
  const { documentElement: page } = document;
  page.lang = lang;
  page.dataset['motion'] = motion;
  page.dataset['contrast'] = contrast;
  page.dataset['text'] = textSize;
}

export function applySettings(): void {
  dress(useSettings.getState());
  useSettings.subscribe((settings) => {
    dress(settings);
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Where nothing may be kept, settings last as long as the page.
    }
  });
  const lang = langIn(location.search);
  if (lang !== null) setSettings({ lang });
}

export const setSettings = (changed: Partial<Settings>): void => useSettings.setState(changed);

/** Changes the language once its words are here; where they cannot be had, the old one stays. */
export const speak = (lang: Lang): Promise<void> =>
  loadAlso(lang).then(
    () => setSettings({ lang }),
    () => undefined,
  );

/** Whether things may move: the setting, and what the device asks for. */
export const isStill = (): boolean =>
  useSettings.getState().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
