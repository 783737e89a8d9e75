import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';

/** Fonts, character maps and decoders that pdf.js loads when a sheet needs them, served by ourselves under `/pdf/`. */
function pdfAssets(): Plugin {
  const root = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];
  return {
    name: 'plumbline-pdf-assets',
    configureServer(server) {
      server.middlewares.use('/pdf', (request, response, next) => {
        const name = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
        if (!folders.some((folder) => name.startsWith(`/${folder}/`)) || name.includes('..')) return next();
        createReadStream(path.join(root, name)).on('error', next).pipe(response);
      });
    },
    async generateBundle() {
      for (const folder of folders) {
        for (const name of await readdir(path.join(root, folder))) {
          this.emitFile({
            type: 'asset',
            fileName: `pdf/${folder}/${name}`,
            source: await readFile(path.join(root, folder, name)),
          });
        }
      }
    },
  };
}

/** How the three apps are built: from the packages' sources, one chunk a screen. */
export function appConfig(options: {
  folder: string;
  base: string;
  port: number;
  withPdf?: boolean;
}): UserConfig {
  return {
    root: options.folder,
    base: options.base,
    cacheDir: path.join(options.folder, '../../node_modules/.vite', path.basename(options.folder)),
    plugins: [
      react(),
      vanillaExtractPlugin(),
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
      ...(options.withPdf ? [pdfAssets()] : []),
    ],
    resolve: { conditions: ['plumbline', ...defaultClientConditions] },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2023',
      manifest: true,
      // A data: address in a style sheet would be loaded by every page that loads the sheet.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Which files a screen needs is known when its own has come: naming them all for every screen beforehand cost
        // each person 4 KB before the first. Style sheets must be there before it runs.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
      },
      chunkSizeWarningLimit: 900,
      rolldownOptions: {
        output: {
          // Code of all lists is in one chunk: fewer files, which compress better together.
          codeSplitting: {
            groups: [
              // The entry of the app never waits for later chunks.
              { name: 'begin', tags: ['$initial'], priority: 4 },
              {
                // Code of sign-in is a group of its own, without any of the frame. It contains Vite's chunk loader, because in
                // the group of the sign-in form it would make all screens load that form.
                name: 'base',
                test: /packages\/(account\/src\/auth\/ServerState|app-kit\/src\/(data\/error-message|app\/(RouteGuard|app-context|theme)|session\/(SessionProvider|session-store)|navigation\/routes|module\/define-module)|ui\/src\/((?!lazyComponent)\w+\.tsx?$|overlay\/|styles\/|messages\/|tokens\/|components\/(Brand|Button|Press|Tooltip|Toast\/queue|TextField\/(?!SearchField|TextArea)|Field|Layout\/(?!Split)|Text|Link|Icon|Form\/Form\.|Feedback\/Banner|Status\/StatusText)))|node_modules\/(react|react-dom|scheduler|swr|use-sync-external-store|dequal)\/|vite\/preload-helper/,
                priority: 3,
              },
              {
                // Whoever is signed in needs none of it.
                name: 'sign-in',
                test: /packages\/(account\/src\/auth\/(SignIn|SecondStep)|ui\/src\/patterns\/AuthLayout\/AuthLayout)/,
                priority: 2.5,
              },
              {
                name: 'frame',
                test: /packages\/(app-kit\/src\/(frame\/(Frame|RecordTabs)|app\/AppRoutes|list\/(List(Screen|Tools|View)|list-types|use-list-)|session\/use-preference|data\/(lookups|load-states)|navigation\/route-pending)|ui\/src\/(data-grid\/(?!TableCards|TableMenu|columnMenu)|patterns\/(AppFrame|TabBar\/(?!TabSheet)|GlobalSearch|ListLayout\/(?!Filter(Alternatives|Editor|Periods|Popover|Value)|Alternative|ViewDialogs)|UserLabel)|components\/(Menu|Popover|Status|Avatar|Chip|Feedback\/States|TextField\/SearchField|Toast)))|node_modules\/react-router\//,
                priority: 2,
              },
            ],
          },
        },
      },
    },
    server: {
      port: options.port,
      strictPort: true,
      host: '127.0.0.1',
      proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 4000}` },
    },
  };
}
