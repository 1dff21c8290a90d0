// What tests of another package need: the server's clock, and the far end of push and webhook.
export { systemClock } from '../clock.ts';
export { REMIND_AFTER_MS } from '../due/plan.ts';
export { signatureOf } from '../notify/webhook.ts';
export { openBrowser, vapidClaims } from './browser.ts';
export { openReceiver } from './receiver.ts';
