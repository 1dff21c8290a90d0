// What a test of another package needs to be told by a server: a clock to turn, and the far end of push and webhook.
export { systemClock } from '../clock.ts';
export { REMIND_AFTER_MS } from '../due/plan.ts';
export { signatureOf } from '../notify/webhook.ts';
export { openBrowser, vapidClaims } from './browser.ts';
export { openReceiver } from './receiver.ts';
