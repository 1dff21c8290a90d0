/** Pages load nothing from other origins, run no inline scripts and cannot be framed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

const ALWAYS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
} as const;

const YEAR_S = 31_536_000;

/** The headers of every response. They are all alike, so they are made once. */
export const headersFor = (origin: string | null): Readonly<Record<string, string>> =>
  origin?.startsWith('https:')
    ? { ...ALWAYS, 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` }
    : ALWAYS;
