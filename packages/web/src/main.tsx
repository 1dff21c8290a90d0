// Styles come first: the order of the layers is what the first of them says.
import './look/tokens.css';
import './look/fonts.css';
import './look/base.css';
import './look/button.css';
import './look/sheet.css';
import './shell/page.css';
import { load } from '@nightjar/words';
import { render } from 'preact';
import { App } from './app.tsx';
import { applySettings, useSettings } from './settings.ts';

applySettings();
const root = document.getElementById('root');
if (root !== null) void load(useSettings.getState().lang, 'shell').then(() => render(<App />, root));

// What has been loaded once is there without a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
