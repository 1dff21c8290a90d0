import { answerCommand, isAnswerCommand } from '@nightjar/wire';
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { matchParams, nothing } from './route.ts';

const isNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

const MATCH = /^[\w-]{1,64}$/;

const isMatchParams = (value: unknown): boolean => {
  const { id } = value as { readonly id?: unknown };
  return typeof id === 'string' && MATCH.test(id) && Object.keys(value as object).length === 1;
};

/** What says yes to exactly what the schema beside it takes as it is, and quicker. */
export const GUARDS: ReadonlyMap<unknown, (value: unknown) => boolean> = new Map<unknown, (value: unknown) => boolean>([
  [nothing, isNothing],
  [matchParams, isMatchParams],
  [answerCommand, isAnswerCommand],
]);

/** Checks by a guard where there is one. What it does not let pass, the schema refuses in its own words. */
export const guarded: FastifySchemaCompiler<z.ZodType> = (route) => {
  const check = validatorCompiler(route);
  const guard = GUARDS.get(route.schema);
  if (guard === undefined) return check;
  return (value: unknown) => (guard(value) ? { value } : check(value));
};
