import {
  codeWish,
  type Facts,
  facts,
  joinWish,
  matches as matchList,
  matchWish,
  PACES,
  readyWish,
  seatCommand,
} from '@nightjar/wire';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { takeSeatBack } from '../match/absence.ts';
import { createMatch } from '../match/create.ts';
import { cancelMatch, joinMatch, matchByCode, setReady } from '../match/join.ts';
import { leaveMatch } from '../match/leave.ts';
import { openFor, openMatch } from '../match/open.ts';
import { type Opened, seatOf } from '../match/opened.ts';
import { factsOf } from '../match/picture.ts';
import { askRematch } from '../match/rematch.ts';
import { setSeat } from '../match/seats.ts';
import { startMatch } from '../match/start.ts';
import { newId, readCode } from '../people/token.ts';
import type { Services } from '../services.ts';
import { Trouble } from '../trouble.ts';
import { mineOf, publicOnes } from './lists.ts';
import { type App, about, matchParams, seatParam, sessionOf } from './route.ts';

/** The facts of a match as this person may know them. */
export function factsFor(opened: Pick<Opened, 'row' | 'seats'>, person: string | null): Facts {
  const mine = person === null ? null : seatOf({ ...opened, table: null }, { person });
  const isIn = mine !== null || (person !== null && opened.row.host === person);
  return {
    ...factsOf(opened),
    me: mine?.seat ?? null,
    code: isIn ? opened.row.join_code : null,
  };
}

const whoOf = (request: FastifyRequest): string | null => request.session?.person.id ?? null;

export function matchesRoutes(app: App, { context, hub }: Services): void {
  const participantOf = (request: FastifyRequest): { person: string; name: string } => {
    const { person } = sessionOf(request);
    return { person: person.id, name: person.name };
  };

  app.post(
    '/api/matches',
    {
      config: { limit: 'create' },
      schema: {
        ...about('matches', 'Makes a match. With no open seat it starts at once.'),
        body: matchWish,
        response: { 200: facts },
      },
    },
    async (request) => {
      const host = participantOf(request);
      const { rated, pace: wished, ...wish } = request.body;
      const opened = await createMatch(context, {
        ...wish,
        host,
        pace: typeof wished === 'string' ? PACES[wished] : wished,
        isRated: rated,
      });
      hub.seated(host.person, opened.row.id);
      return factsFor(opened, host.person);
    },
  );

  app.get(
    '/api/matches',
    {
      schema: {
        ...about('matches', 'My tables, those that wait for me first; or public tables.'),
        querystring: z.strictObject({ mine: z.literal('1').optional(), public: z.literal('1').optional() }),
        response: { 200: matchList },
      },
    },
    async (request) => {
      const isPublic = request.query.public !== undefined;
      const person = isPublic ? whoOf(request) : sessionOf(request).person.id;
      const page = await (isPublic ? publicOnes(context) : mineOf(context, person as string));
      return { matches: page.map((opened) => factsFor(opened, person)) };
    },
  );

  app.get(
    '/api/matches/:id',
    { schema: { ...about('matches', 'What is known about a match.'), params: matchParams, response: { 200: facts } } },
    async (request) => {
      const { opened } = await openFor(context, request.params.id, whoOf(request));
      return factsFor(opened, whoOf(request));
    },
  );

  app.post(
    '/api/matches/:id/join',
    {
      schema: {
        ...about('matches', 'Takes a seat by link.'),
        params: matchParams,
        body: joinWish.nullish(),
        response: { 200: facts },
      },
    },
    async (request) => {
      const participant = participantOf(request);
      await openFor(context, request.params.id, participant.person);
      const wish = { seat: request.body?.seat, isReady: request.body?.ready };
      const { opened } = await joinMatch(context, request.params.id, participant, wish);
      hub.seated(participant.person, opened.row.id);
      return factsFor(opened, participant.person);
    },
  );

  app.post(
    '/api/join',
    {
      config: { limit: 'secret' },
      schema: {
        ...about('matches', 'Takes a seat by code.'),
        body: codeWish,
        response: { 200: facts },
      },
    },
    async (request) => {
      const participant = participantOf(request);
      const match = await matchByCode(context, readCode(request.body.code));
      if (match === null) throw new Trouble(404, 'no-code', 'no match has this code');
      const before = await openMatch(context, match);
      if (seatOf(before, participant) !== null) return factsFor(before, participant.person);
      const { opened } = await joinMatch(context, match, participant, {
        seat: request.body.seat,
        isReady: request.body.ready,
      });
      hub.seated(participant.person, match);
      return factsFor(opened, participant.person);
    },
  );

  app.get(
    '/api/invitations/:code',
    {
      config: { limit: 'secret' },
      schema: {
        ...about('matches', 'The match of a join code, before a seat is taken.'),
        params: z.strictObject({ code: z.string().max(40) }),
        response: { 200: facts },
      },
    },
    async (request) => {
      const match = await matchByCode(context, readCode(request.params.code));
      if (match === null) throw new Trouble(404, 'no-code', 'no match has this code');
      return factsFor(await openMatch(context, match), whoOf(request));
    },
  );

  app.post(
    '/api/matches/:id/seats/:seat',
    {
      schema: {
        ...about(
          'matches',
          'The host opens a seat or gives it to a bot; a person who was replaced takes the seat back.',
        ),
        params: matchParams.extend({ seat: seatParam }),
        body: seatCommand,
        response: { 200: facts },
      },
    },
    async (request) => {
      const participant = participantOf(request);
      const { id, seat: nth } = request.params;
      await openFor(context, id, participant.person);
      const { body } = request;
      if (body.kind !== 'me')
        return factsFor((await setSeat(context, id, participant.person, nth, body)).opened, participant.person);
      const mine = seatOf(await openMatch(context, id), participant);
      if (mine?.seat !== nth) throw new Trouble(403, 'not-your-seat', 'this seat is not yours');
      const done = await takeSeatBack(context, id, participant.person, { command: body.command ?? newId() });
      return factsFor(done.opened, participant.person);
    },
  );

  app.post(
    '/api/matches/:id/ready',
    {
      schema: {
        ...about('matches', 'I am ready, or not yet. When everybody is, the match starts.'),
        params: matchParams,
        body: readyWish.nullish(),
        response: { 200: facts },
      },
    },
    async (request) => {
      const { person } = participantOf(request);
      await openFor(context, request.params.id, person);
      const { opened } = await setReady(context, request.params.id, person, request.body?.ready ?? true);
      return factsFor(opened, person);
    },
  );

  const simple = (
    path: 'start' | 'cancel' | 'leave' | 'rematch',
    summary: string,
    work: (match: string, participant: { person: string; name: string }) => Promise<Opened>,
  ): void => {
    app.post(
      `/api/matches/:id/${path}`,
      {
        schema: {
          ...about('matches', summary),
          params: matchParams,
          body: z.strictObject({}).nullish(),
          response: { 200: facts },
        },
      },
      async (request) => {
        const participant = participantOf(request);
        await openFor(context, request.params.id, participant.person);
        const opened = await work(request.params.id, participant);
        hub.seated(participant.person, opened.row.id);
        return factsFor(opened, participant.person);
      },
    );
  };
  simple(
    'start',
    'The host starts the match.',
    async (match, { person }) => (await startMatch(context, match, person)).opened,
  );
  simple(
    'cancel',
    'The host calls the match off before it starts.',
    async (match, { person }) => (await cancelMatch(context, match, person)).opened,
  );
  simple(
    'leave',
    'I leave. During play a bot answers for me, and I may come back.',
    async (match, { person }) => (await leaveMatch(context, match, person, { command: newId() })).opened,
  );
  simple(
    'rematch',
    'The same people once more: the first to ask founds the rematch, the next are ready in it.',
    (match, participant) => askRematch(context, match, participant),
  );
}
