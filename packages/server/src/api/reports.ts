import { done, report } from '@nightjar/wire';
import { z } from 'zod';
import { readMessage } from '../chat/message.ts';
import type { Services } from '../services.ts';
import { type App, about, sessionOf } from './route.ts';

const reason = report.shape.reason.transform((text, context) => {
  const read = readMessage(text);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: read.fault.what });
  return z.NEVER;
});

export function reportsRoutes(app: App, { moderation, log }: Services): void {
  app.post(
    '/api/reports',
    {
      schema: {
        ...about('chat', 'Reports a person, a match or a message to the operator.'),
        body: report.extend({ reason }),
        response: { 200: done },
      },
    },
    async (request) => {
      const complaint = await moderation.report(sessionOf(request).person.id, request.body);
      log.warn({ report: complaint, match: request.body.match }, 'somebody reported something');
      return { ok: true as const };
    },
  );
}
