import { recordFromJson, writeRecord } from '@nightjar/kernel';
import { facts, record as recordSchema } from '@nightjar/wire';
import { z } from 'zod';
import { requireRoomForRecord } from '../fair/quota.ts';
import { openFor } from '../match/open.ts';
import { importRecord, recordOf } from '../match/record.ts';
import type { Services } from '../services.ts';
import { Trouble } from '../trouble.ts';
import { RECORD_LIMIT } from './body.ts';
import { factsFor } from './matches.ts';
import { type App, about, matchParams, sessionOf } from './route.ts';

export function recordsRoutes(app: App, { context, store }: Services): void {
  app.get(
    '/api/matches/:id/record',
    {
      config: { limit: 'record' },
      schema: {
        ...about('records', 'The record of a finished match, as `nightjar verify` takes it.'),
        params: matchParams,
        response: { 200: recordSchema },
      },
    },
    async (request, reply) => {
      const { opened } = await openFor(context, request.params.id, request.session?.person.id ?? null);
      const record = writeRecord(await recordOf(context, opened));
      return reply
        .type('application/json; charset=utf-8')
        .serializer((text: unknown) => text as string)
        .send(record as never);
    },
  );

  app.post(
    '/api/records',
    {
      bodyLimit: RECORD_LIMIT,
      config: { limit: 'heavy' },
      schema: {
        ...about('records', 'Imports a record as a finished match, after checking it by replay.'),
        body: z.record(z.string(), z.unknown()),
        response: { 200: facts },
      },
    },
    async (request) => {
      const { person } = sessionOf(request);
      await requireRoomForRecord(store.db, person.id);
      const read = recordFromJson(request.body as never);
      if (!read.ok) throw new Trouble(422, 'bad-record', `${read.fault.where}: ${read.fault.what}`);
      const opened = await importRecord(context, { person: person.id, name: person.name }, writeRecord(read.value));
      return factsFor(opened, person.id);
    },
  );
}
