import { credentials, done, passwordChange, recoverWish, recoveryWish, type Who, who } from '@nightjar/wire';
import type { Config } from '../config.ts';
import type { Person } from '../people/person.ts';
import type { Services } from '../services.ts';
import { giveCookie, takeCookie } from './cookie.ts';
import { type App, about, deviceOf, sessionOf } from './route.ts';

export function accountRoutes(app: App, { people, recovery, hub }: Services, { origin }: Config): void {
  app.post(
    '/api/account',
    {
      config: { limit: 'secret' },
      schema: {
        ...about('account', 'A guest becomes an account and keeps everything.'),
        body: credentials,
        response: { 200: who },
      },
    },
    async (request, reply) => {
      const { person, hash } = sessionOf(request);
      const admitted = await people.enrol(person, { ...request.body, device: deviceOf(request) });
      hub.dropPerson(person.id, 'signed-out', hash);
      giveCookie(request, reply, admitted.token, origin);
      return shown(admitted.person);
    },
  );

  app.post(
    '/api/account/password',
    {
      config: { limit: 'secret' },
      schema: {
        ...about('account', 'Changes the password and signs out everywhere else.'),
        body: passwordChange,
        response: { 200: done },
      },
    },
    async (request) => {
      const { person, hash } = sessionOf(request);
      await people.changePassword(person, hash, request.body);
      hub.dropPerson(person.id, 'signed-out', hash);
      return { ok: true as const };
    },
  );

  app.post(
    '/api/account/recovery',
    {
      config: { limit: 'secret' },
      schema: {
        ...about('account', 'Sends a code for a new password to the address of an account, if there is one.'),
        body: recoveryWish,
        response: { 200: done },
      },
    },
    (request) => {
      recovery.ask(request.body.login);
      return { ok: true as const };
    },
  );

  app.post(
    '/api/account/recover',
    {
      config: { limit: 'secret' },
      schema: {
        ...about(
          'account',
          'A new password by a code: one from mail, from the operator, or from a device that is signed in.',
        ),
        body: recoverWish,
        response: { 200: who },
      },
    },
    async (request, reply) => {
      const admitted = await people.recover({ ...request.body, device: deviceOf(request) });
      hub.dropPerson(admitted.person.id, 'signed-out');
      giveCookie(request, reply, admitted.token, origin);
      return shown(admitted.person);
    },
  );

  app.post(
    '/api/session',
    {
      config: { limit: 'secret' },
      schema: {
        ...about('account', 'Signs in.'),
        body: credentials,
        response: { 200: who },
      },
    },
    async (request, reply) => {
      const admitted = await people.signIn({ ...request.body, device: deviceOf(request) });
      giveCookie(request, reply, admitted.token, origin);
      return shown(admitted.person);
    },
  );

  app.delete(
    '/api/session',
    { schema: { ...about('account', 'Signs out here.'), response: { 200: done } } },
    async (request, reply) => {
      const { person, hash } = sessionOf(request);
      await people.sessions.close(hash);
      hub.dropSession(person.id, hash);
      takeCookie(request, reply, origin);
      return { ok: true as const };
    },
  );

  app.delete(
    '/api/sessions',
    { schema: { ...about('account', 'Signs out everywhere.'), response: { 200: done } } },
    async (request, reply) => {
      const { person } = sessionOf(request);
      await people.sessions.closeAll(person.id);
      hub.dropPerson(person.id, 'signed-out');
      takeCookie(request, reply, origin);
      return { ok: true as const };
    },
  );
}

const shown = ({ id, name, login }: Person): Who => ({ id, name, login });
