import {
  answerCommand,
  consentCommand,
  picture,
  recap,
  reply as replySchema,
  resignCommand,
  trouble,
  undoCommand,
  whyNot,
  whyQuestion,
} from '@nightjar/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { releaseSlot } from '../fair/admission.ts';
import type { ActionResult } from '../match/act.ts';
import { giveAnswer, refusalFor } from '../match/answer.ts';
import { giveConsent } from '../match/consent.ts';
import { openFor } from '../match/open.ts';
import { pictureOf } from '../match/picture.ts';
import { recapSince, recapSinceMyTurn } from '../match/recap.ts';
import { resignMatch } from '../match/resign.ts';
import { undoAnswer } from '../match/undo.ts';
import type { Services } from '../services.ts';
import { Trouble } from '../trouble.ts';
import { type App, about, matchParams, sessionOf } from './route.ts';

/** The route that is called most. */
export const ANSWER = '/api/matches/:id/answer';

/** The reply to a command that was done. */
const replyOf = (seq: number): string => `{"seq":${seq}}`;

const JSON_TYPE = 'application/json; charset=utf-8';

export function tableRoutes(app: App, { context, metrics }: Services, headers: Readonly<Record<string, string>>): void {
  const look = (request: FastifyRequest, match: string) => openFor(context, match, request.session?.person.id ?? null);

  /** A refusal shows that the match exists, so a person who may not see the match gets 404 instead. */
  const seen = async <T>(request: FastifyRequest<{ Params: { id: string } }>, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Trouble && error.status < 500) await look(request, request.params.id);
      throw error;
    }
  };

  const head = Object.entries({ ...headers, 'content-type': JSON_TYPE }).flat();

  /** Replies with the same bytes whenever a command is sent again. They are complete, so no serializer runs. */
  const acknowledge = (reply: FastifyReply, { seq }: ActionResult): FastifyReply => {
    const text = replyOf(seq);
    releaseSlot(reply.request);
    void reply.hijack();
    reply.raw.writeHead(200, [...head, 'content-length', String(text.length)]);
    reply.raw.end(text);
    return reply;
  };

  const responses = { 200: replySchema, 409: trouble, 422: trouble };

  app.get(
    '/api/matches/:id/table',
    { schema: { ...about('table', 'The match as my eyes see it.'), params: matchParams, response: { 200: picture } } },
    async (request, reply) => {
      const { opened, eyes } = await look(request, request.params.id);
      return reply.type(JSON_TYPE).serializer(JSON.stringify).send(pictureOf(opened, eyes));
    },
  );

  app.post(
    ANSWER,
    {
      schema: {
        ...about('table', 'Answers the open question. The same command is done once and always answered alike.'),
        params: matchParams,
        body: answerCommand,
        response: responses,
      },
    },
    async (request, reply) => {
      const began = performance.now();
      const who = { person: sessionOf(request).person.id };
      const done = await seen(request, giveAnswer(context, request.params.id, who, request.body));
      if (!done.isRepeated) metrics.answers.inc();
      metrics.ack.observe((performance.now() - began) / 1000);
      return acknowledge(reply, done);
    },
  );

  app.post(
    '/api/matches/:id/why',
    {
      schema: {
        ...about('table', 'Why a text is no answer now, without answering; null if it is one.'),
        params: matchParams,
        body: whyQuestion,
        response: { 200: whyNot },
      },
    },
    async (request) => ({
      refusal: await seen(
        request,
        refusalFor(context, request.params.id, sessionOf(request).person.id, request.body.answer),
      ),
    }),
  );

  app.post(
    '/api/matches/:id/undo',
    {
      schema: {
        ...about('table', 'Takes back my last answer, as far as nothing was learnt since.'),
        params: matchParams,
        body: undoCommand,
        response: responses,
      },
    },
    async (request, reply) =>
      acknowledge(
        reply,
        await seen(
          request,
          undoAnswer(context, request.params.id, { person: sessionOf(request).person.id }, request.body),
        ),
      ),
  );

  app.post(
    '/api/matches/:id/consent',
    {
      schema: {
        ...about('table', 'Proposes to take answers back across a barrier, agrees to it or declines it.'),
        params: matchParams,
        body: consentCommand,
        response: responses,
      },
    },
    async (request, reply) =>
      acknowledge(
        reply,
        await seen(
          request,
          giveConsent(context, request.params.id, { person: sessionOf(request).person.id }, request.body),
        ),
      ),
  );

  app.post(
    '/api/matches/:id/resign',
    {
      schema: {
        ...about('table', 'Resigns.'),
        params: matchParams,
        body: resignCommand,
        response: responses,
      },
    },
    async (request, reply) =>
      acknowledge(
        reply,
        await seen(request, resignMatch(context, request.params.id, sessionOf(request).person.id, request.body)),
      ),
  );

  app.get(
    '/api/matches/:id/log',
    {
      schema: {
        ...about('table', 'Events as my eyes perceive them: since a seq, or since my last turn.'),
        params: matchParams,
        querystring: z.strictObject({ since: z.coerce.number().int().min(0).max(1e12).optional() }),
        response: { 200: recap },
      },
    },
    async (request) => {
      const { opened, eyes } = await look(request, request.params.id);
      const { since } = request.query;
      if (since !== undefined || eyes === 'table') return recapSince(context, opened, eyes, since ?? 0);
      return recapSinceMyTurn(context, opened, eyes);
    },
  );
}
