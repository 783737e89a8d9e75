import { readdirSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

const entries = readdirSync(path.join(import.meta.dirname, 'exports')).filter((name) => /\.tsx?$/.test(name));

/** The published form: one file a module, one entry a component, one style sheet beside them. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  build: {
    target: 'es2023',
    minify: false,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(
        entries.map((name) => [
          `exports/${name.replace(/\.tsx?$/, '')}`,
          path.join(import.meta.dirname, 'exports', name),
        ]),
      ),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) =>
        !id.startsWith('.') &&
        !path.isAbsolute(id) &&
        !id.startsWith('\0') &&
        !id.includes('fontsource') &&
        !id.includes('vanilla'),
      output: {
        preserveModules: true,
        preserveModulesRoot: import.meta.dirname,
        entryFileNames: '[name].js',
      },
    },
  },
});
