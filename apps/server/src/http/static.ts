import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Hono } from 'hono';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.bcmap': 'application/octet-stream',
  '.pfb': 'application/octet-stream',
  '.ttf': 'font/ttf',
  '.icc': 'application/octet-stream',
};
interface CachedFile {
  bytes: Uint8Array<ArrayBuffer>;
  zipped: Uint8Array<ArrayBuffer> | undefined;
  modified: number;
}

/**
 * The three built apps: suite at `/`, admin console at `/admin`, partner portal at `/partner`. A path that is no file
 * is the app's own, so it gets the page; a missing asset is a 404, never a page in its place.
 */
export function staticApps(apps: Record<'suite' | 'admin' | 'partner', string>): Hono {
  const kept = new Map<string, CachedFile>();
  async function read(file: string): Promise<CachedFile | undefined> {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const before = kept.get(file);
    if (before?.modified === found.mtimeMs) return before;
    const bytes = new Uint8Array(await readFile(file));
    const zipped = /\.(html|m?js|css|json|svg|wasm)$/.test(file)
      ? new Uint8Array(await promisify(gzip)(bytes, { level: 9 }))
      : undefined;
    const value = { bytes, zipped, modified: found.mtimeMs };
    kept.set(file, value);
    return value;
  }
  const app = new Hono();
  app.get('*', async (c) => {
    let url: string;
    try {
      url = decodeURIComponent(c.req.path);
    } catch {
      return c.text('Not found', 404);
    }
    const name = /^\/admin(\/|$)/.test(url) ? 'admin' : /^\/partner(\/|$)/.test(url) ? 'partner' : 'suite';
    const inside = name === 'suite' ? url : url.slice(name.length + 1);
    const folder = apps[name];
    const file = path.join(folder, inside);
    if (!file.startsWith(folder + path.sep) && file !== folder) return c.notFound();
    const isAsset = path.extname(inside) !== '';
    const found = isAsset ? await read(file) : await read(path.join(folder, 'index.html'));
    if (!found) return c.text(isAsset ? 'Not found' : 'This app is not built yet: npm run build', 404);
    const zipped = found.zipped && c.req.header('accept-encoding')?.includes('gzip');
    return new Response(zipped ? found.zipped : found.bytes, {
      headers: {
        'content-type': types[path.extname(inside) || '.html'] ?? 'application/octet-stream',
        'cache-control': inside.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(zipped ? { 'content-encoding': 'gzip' } : {}),
        vary: 'accept-encoding',
      },
    });
  });
  return app;
}
