import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const assets = new Set(['swagger-ui.css', 'swagger-ui-bundle.js']);
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Plumbline API reference</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="reference"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
const start = `window.SwaggerUIBundle({ url: '/api/openapi.yaml', dom_id: '#reference', deepLinking: true, persistAuthorization: false,
  requestInterceptor: (request) => { const token = localStorage.getItem('token'); if (token) request.headers['access-token'] = token; return request; } });`;

/** The reference page of the API, made from the contract, with nothing fetched from elsewhere. */
export function apiDocs(): Hono {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  const app = new Hono();
  app.get('/', (c) => c.html(page));
  app.get('/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript' }));
  app.get('/:asset', async (c) => {
    const name = c.req.param('asset');
    if (!assets.has(name)) return c.notFound();
    return c.body(await readFile(path.join(folder, name)), 200, {
      'content-type': name.endsWith('.css') ? 'text/css' : 'text/javascript',
    });
  });
  return app;
}

/** The contract itself. */
export function openApiDocument(): Hono {
  const file = fileURLToPath(import.meta.resolve('@plumbline/api/openapi.yaml'));
  const app = new Hono();
  app.get('/', async (c) =>
    c.body(await readFile(file, 'utf8'), 200, { 'content-type': 'application/yaml' }),
  );
  return app;
}
