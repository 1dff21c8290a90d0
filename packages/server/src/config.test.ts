import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  const read = readConfig(env);
  return read.ok ? [] : read.problems;
};

test('an empty environment is a server on this machine with the embedded store', () => {
  const read = readConfig({});
  expect(read).toMatchObject({
    ok: true,
    config: { host: '127.0.0.1', port: 4000, databaseUrl: null, origin: null, smtp: null, vapid: null },
  });
});

test('every problem is reported at once, with its variable, its value and the fault', () => {
  const problems = problemsOf({ PORT: 'http', LOG_LEVEL: 'loud', NIGHTJAR_ORIGIN: 'https://a.example/table' });
  expect(problems).toEqual([
    'PORT "http": must be a whole number',
    'NIGHTJAR_ORIGIN "https://a.example/table": must be scheme, host and port only, without a path',
    'LOG_LEVEL "loud": must be one of fatal, error, warn, info, debug, trace, silent',
  ]);
});

test('the value of a secret variable is not in its message', () => {
  const problems = problemsOf({ DATABASE_URL: 'mysql://me:hunter2@host/db', VAPID_PRIVATE_KEY: 'hunter2' });
  expect(problems.length).toBe(3);
  expect(problems.join('\n')).not.toContain('hunter2');
  expect(problems.join('\n')).toContain('DATABASE_URL (hidden): must be a postgres:// address');
});

test('variables that belong together are required together', () => {
  expect(problemsOf({ SMTP_HOST: 'mail.example' })).toEqual([
    'SMTP_FROM is not set: is needed together with SMTP_HOST',
  ]);
});

test('a misspelt variable is a problem and not ignored', () => {
  expect(problemsOf({ NIGHTJAR_ORIGN: 'https://a.example' })).toEqual([
    'NIGHTJAR_ORIGN "https://a.example": no such variable',
  ]);
});

test('an empty variable is an unset one', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ ok: true, config: { port: 4000 } });
});

test('the number of trusted hops is a number and an address list stays text', () => {
  expect(readConfig({ NIGHTJAR_TRUST_PROXY: '1' })).toMatchObject({ config: { trustProxy: 1 } });
  expect(readConfig({ NIGHTJAR_TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
    config: { trustProxy: '10.0.0.0/8, ::1' },
  });
});
