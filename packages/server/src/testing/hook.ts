import { onTestFinished } from 'vitest';
import { openReceiver, type Receiver } from './receiver.ts';

/** A server that receives posts for one test. */
export type Hook = Omit<Receiver, 'close'>;

export async function openHook(): Promise<Hook> {
  const receiver = await openReceiver();
  onTestFinished(() => receiver.close());
  return receiver;
}
