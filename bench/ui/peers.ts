import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, type Plugin } from 'vite';

/** Installed by `npm ci --prefix bench/peers`, apart from the repository's own packages. */
const folder = path.join(import.meta.dirname, '../peers');

/** Whether a package is among the peers. */
export const isInstalled = (name: string): boolean => existsSync(path.join(folder, 'node_modules', name));

/** Bare imports of a peer's page come from the peers' folder, one React with them. */
const fromPeers = (pages: string): Plugin => ({
  name: 'from-peers',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer?.startsWith(pages) || source.startsWith('.') || path.isAbsolute(source)) return null;
    return this.resolve(source, path.join(folder, 'package.json'), { ...options, skipSelf: true });
  },
});

/**
 * Builds `<name>.jsx` of a folder of pages for production: `page.js` and its style sheets. The page named `plumbline`
 * is made of this repository's sources, every other one of its peer. @returns the names of the style sheets.
 */
export async function buildPage(
  pages: string,
  name: string,
  outDir: string,
  plugins: Plugin[] = [],
): Promise<string[]> {
  await build({
    root: pages,
    // Each page is served from a folder of its own, what it loads later beside it.
    base: './',
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...(name === 'plumbline' ? [] : [fromPeers(pages)]), vanillaExtractPlugin(), ...plugins],
    resolve: {
      conditions: [...(name === 'plumbline' ? ['plumbline'] : []), ...defaultClientConditions],
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1e5,
      rolldownOptions: {
        input: path.join(pages, `${name}.jsx`),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  return (await readdir(outDir)).filter((file) => file.endsWith('.css'));
}

/** A folder of built pages, on loopback. */
export function serveFolder(root: string): Promise<{ url: string; close: () => void }> {
  const kinds: Record<string, string> = {
    '.js': 'text/javascript',
    '.mjs': 'text/javascript',
    '.css': 'text/css',
    '.html': 'text/html',
  };
  const server = createServer((request, response) => {
    const file = path.join(root, new URL(request.url ?? '/', 'http://local').pathname);
    readFile(file).then(
      (body) => {
        response.setHeader('content-type', kinds[path.extname(file)] ?? 'application/octet-stream');
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    }),
  );
}
