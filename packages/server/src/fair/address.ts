import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The address that a request counts for. A household or a phone often holds a whole IPv6 /64, so its first half counts. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [left = '', right] = (ip.split('%')[0] as string).toLowerCase().split('::');
  const groups = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  if (right !== undefined) while (groups.length + tail.length < 8) groups.push('0');
  return [...groups, ...tail]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
