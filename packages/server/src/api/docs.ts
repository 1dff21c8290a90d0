import type { App } from './route.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h2{margin-top:2.5rem}code,pre{font:14px/1.45 ui-monospace,monospace}pre{background:#f3f3f6;padding:.75rem;overflow:auto}
details{margin:.5rem 0;border:1px solid #ccd;border-radius:.4rem;padding:.4rem .8rem}summary{cursor:pointer}
.method{display:inline-block;min-width:4.5rem;font-weight:700}
@media (prefers-color-scheme:dark){body{color:#ddd;background:#14141b}pre{background:#22222c}details{border-color:#445}a{color:#9bf}}`;

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly object[];
  readonly requestBody?: { readonly content?: Record<string, { readonly schema?: object }> };
  readonly responses?: Record<string, { readonly content?: Record<string, { readonly schema?: object }> }>;
}

/** The published description: JSON for tools, and an HTML page without scripts for people. */
export function docsRoutes(app: App): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api/docs.css', { schema: { hide: true } }, (_request, reply) => reply.type('text/css').send(STYLE));
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html').send(page(app.swagger().paths as Record<string, Record<string, Operation>>)),
  );
}

function page(paths: Record<string, Record<string, Operation>>): string {
  const nouns = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const noun = operation.tags?.[0] ?? 'other';
      nouns.set(noun, [...(nouns.get(noun) ?? []), route(path, method, operation)]);
    }
  }
  const body = [...nouns].map(([noun, routes]) => `<h2 id="${escape(noun)}">${escape(noun)}</h2>${routes.join('')}`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Nightjar: the HTTP interface</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css"></head><body>
<h1>Nightjar: the HTTP interface</h1>
<p>JSON in and out. The session is the cookie <code>nightjar</code>. A changing request needs an <code>Origin</code> of this
server, or none and <code>X-Nightjar: 1</code>. The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
${body.join('\n')}</body></html>`;
}

function route(path: string, method: string, operation: Operation): string {
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) =>
    block(status, response.content?.['application/json']?.schema),
  );
  return `<details><summary><span class="method">${method.toUpperCase()}</span> <code>${escape(path)}</code> ${escape(
    operation.summary ?? '',
  )}</summary>${block('parameters', operation.parameters)}${block('body', body)}${responses.join('')}</details>`;
}

const block = (title: string, schema: object | undefined): string =>
  schema === undefined ? '' : `<h4>${escape(title)}</h4><pre>${escape(JSON.stringify(schema, null, 2))}</pre>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
