import { onTestFinished } from 'vitest';
import { openReceiver, type Receiver } from './receiver.ts';

/** A server that takes what is posted to it, as long as a test lasts. */
export type Hook = Omit<Receiver, 'close'>;

export async function openHook(): Promise<Hook> {
  const receiver = await openReceiver();
  onTestFinished(() => receiver.close());
  return receiver;
}
