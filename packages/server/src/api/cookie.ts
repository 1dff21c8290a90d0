import type { FastifyReply, FastifyRequest } from 'fastify';

/** The name of the session cookie. */
const COOKIE = 'nightjar';
const PREFIX = `${COOKIE}=`;
const MOST_TOKEN = 100;
const LIFE_S = 400 * 24 * 60 * 60;

/** The token a request carries; null if it carries none. */
export function tokenIn(cookie: string | undefined): string | null {
  if (cookie === undefined) return null;
  for (const part of cookie.split(';')) {
    const pair = part.trim();
    if (!pair.startsWith(PREFIX)) continue;
    const token = pair.slice(PREFIX.length);
    return token === '' || token.length > MOST_TOKEN ? null : token;
  }
  return null;
}

export const giveCookie = (request: FastifyRequest, reply: FastifyReply, token: string, origin: string | null): void =>
  setCookie(request, reply, `${PREFIX}${token}; Max-Age=${LIFE_S}`, origin);

export const takeCookie = (request: FastifyRequest, reply: FastifyReply, origin: string | null): void =>
  setCookie(request, reply, `${PREFIX}; Max-Age=0`, origin);

function setCookie(request: FastifyRequest, reply: FastifyReply, pair: string, origin: string | null): void {
  const secure = isSecure(request, origin) ? '; Secure' : '';
  void reply.header('set-cookie', `${pair}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}

/** Whether clients reach this server through TLS: directly, or through a trusted proxy. */
const isSecure = (request: FastifyRequest, origin: string | null): boolean =>
  request.protocol === 'https' || (origin?.startsWith('https:') ?? false);
