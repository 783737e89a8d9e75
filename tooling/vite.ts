import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';

/** How the three apps are built: from the packages' sources, one chunk a screen. */
export function appConfig(options: { folder: string; base: string; port: number }): UserConfig {
  return {
    root: options.folder,
    base: options.base,
    cacheDir: path.join(options.folder, '../../node_modules/.vite', path.basename(options.folder)),
    plugins: [react(), vanillaExtractPlugin(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
    resolve: { conditions: ['plumbline', ...defaultClientConditions] },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2023',
      manifest: true,
      // A data: address in a style sheet would be loaded by every page that loads the sheet.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 900,
    },
    server: {
      port: options.port,
      strictPort: true,
      host: '127.0.0.1',
      proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 4000}` },
    },
  };
}
