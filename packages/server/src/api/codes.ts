import { deviceCode, redeemed, redeemWish } from '@nightjar/wire';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { giveCookie } from './cookie.ts';
import { type App, about, deviceOf, sessionOf } from './route.ts';

export function codesRoutes(app: App, { people }: Services, { origin }: Config): void {
  app.post(
    '/api/codes',
    {
      config: { limit: 'secret' },
      schema: {
        ...about(
          'codes',
          'A one-time code to go on with another device; it lives ten minutes and voids the one before.',
        ),
        response: { 200: deviceCode },
      },
    },
    (request) => people.codes.make(sessionOf(request).person.id, 'device'),
  );

  app.post(
    '/api/codes/redeem',
    {
      config: { limit: 'secret' },
      schema: {
        ...about('codes', 'Signs this device in as the person who made the code.'),
        body: redeemWish,
        response: { 200: redeemed },
      },
    },
    async (request, reply) => {
      const { person, token } = await people.redeem(request.body.code, deviceOf(request));
      giveCookie(request, reply, token, origin);
      return { id: person.id, name: person.name };
    },
  );
}
