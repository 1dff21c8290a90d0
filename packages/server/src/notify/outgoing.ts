import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Addresses that no notice may reach: this machine, its network, and reserved ranges. */
const INNER = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INNER.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  INNER.addSubnet(net, bits, 'ipv6');
}

/** Whether an address lies inside our network, where no notice may go. */
export const isInner = (address: string): boolean => INNER.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether a text is an address that may be a target. Where its name leads is checked before each notice. */
export function isTarget(text: string): boolean {
  if (text.length > 1000 || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** The fault of a field that names no such address; null for a sound one. */
export const faultyTarget = (field: string, target: string) =>
  isTarget(target) ? null : { path: [field], message: 'is no http or https address' };

/** The part of a target that may be shown: its path and query may hold a secret. */
export const hostOf = (target: string): string => new URL(target).host;

export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

export interface OutgoingSettings {
  /** Lets tests send to this machine. */
  readonly mayGoInside: boolean;
  readonly limitMs: number;
}

/**
 * Posts to an address that a user chose, and returns the status. The name is resolved once, and the connection goes to
 * the address that was checked. Redirections are not followed, and the body of the reply is dropped.
 */
export async function post(
  { url, headers, body }: Letter,
  { mayGoInside, limitMs }: OutgoingSettings,
): Promise<number> {
  if (!isTarget(url)) throw new Error('only http and https addresses are spoken to');
  const { hostname, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const signal = AbortSignal.timeout(limitMs);
  const address = await within(addressOf(host), signal);
  if (!mayGoInside && isInner(address.address)) throw new Error('this address lies inside our own network');
  const send = protocol === 'https:' ? secure : plain;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      { method: 'POST', headers: { ...headers }, agent: false, signal, lookup: always(address) },
      (response) => {
        response.resume();
        response.on('error', () => undefined);
        resolve(response.statusCode ?? 0);
        // A reply without end is cut off.
        setTimeout(() => response.destroy(), 1_000).unref();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const addressOf = async (host: string): Promise<LookupAddress> =>
  isIP(host) === 0 ? lookup(host) : { address: host, family: isIP(host) };

function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const cut = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, cut]);
}

type Lookup = NonNullable<Parameters<typeof plain>[1]['lookup']>;

const always =
  ({ address, family }: LookupAddress): Lookup =>
  (_host, options, done) => {
    if (options.all === true) done(null, [{ address, family }]);
    else done(null, address, family);
  };
