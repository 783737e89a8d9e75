import { readdirSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { tokenFiles } from './src/tokens/dtcg.ts';
import { variablesSheet } from './src/tokens/variables.ts';

const entries = readdirSync(path.join(import.meta.dirname, 'exports')).filter((name) => /\.tsx?$/.test(name));

/**
 * Each module imports its own style sheet, so that an app gets the styles of the parts it uses and no others. The
 * import goes through `#css`, which on a server, where no bundler takes style sheets, leads to nothing.
 */
function sheetBesideModule(): Plugin {
  const published = (name: string) => name.replace('.css.ts.vanilla.css', '.css');
  return {
    name: 'plumbline-sheet-beside-module',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset') {
          if (file.fileName.endsWith('.vanilla.css')) file.fileName = published(file.fileName);
          continue;
        }
        const sheets = [...(file.viteMetadata?.importedCss ?? [])];
        if (sheets.length === 0) continue;
        file.code = `${sheets.map((name) => `import '#css/${published(name)}';\n`).join('')}${file.code}`;
      }
      this.emitFile({ type: 'asset', fileName: 'no-style.js', source: 'export {};\n' });
    },
  };
}

/** Worker files, each with a separate address. */
const workers = ['src/takeoff/symbol-search/symbolSearchWorker', 'src/takeoff/compare/changesWorker'];

/**
 * An address of a file that the app's own bundler takes in: the worker of pdf.js is not copied into our modules, and
 * ours stand beside them as they are built.
 */
function addressesAsWritten(): Plugin {
  const skip = '/* @vite-ignore */ ';
  return {
    name: 'plumbline-addresses-as-written',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/') || !code.includes('import.meta.url')) return;
      return { code: code.replaceAll("new URL('", `new URL(${skip}'`), map: null };
    },
    // The comment may be printed on a separate line.
    renderChunk: (code) => ({
      code: code
        .replaceAll(/\/\* @vite-ignore \*\/\s*/g, '')
        .replaceAll(/(new URL\(\s*["']\.[^"']+)\.ts(["'])/g, '$1.js$2'),
      map: null,
    }),
  };
}

/** The tokens for those who do not run our code: design tools, and pages of other makers. */
function tokensAsFiles(): Plugin {
  return {
    name: 'plumbline-tokens-as-files',
    generateBundle() {
      for (const [name, content] of Object.entries(tokenFiles()))
        this.emitFile({
          type: 'asset',
          fileName: `tokens/${name}`,
          source: `${JSON.stringify(content, null, 2)}\n`,
        });
      this.emitFile({ type: 'asset', fileName: 'tokens/tokens.css', source: variablesSheet() });
    },
  };
}

/** The published form: one file a module, one entry a component, the style sheet of each module beside it. */
export default defineConfig({
  plugins: [addressesAsWritten(), vanillaExtractPlugin(), sheetBesideModule(), tokensAsFiles()],
  build: {
    target: 'es2023',
    minify: false,
    cssCodeSplit: true,
    lib: {
      entry: Object.fromEntries(
        [
          ...entries.map((name) => [`exports/${name.replace(/\.tsx?$/, '')}`, `exports/${name}`] as const),
          ...workers.map((name) => [name, `${name}.ts`] as const),
        ].map(([name, file]) => [name, path.join(import.meta.dirname, file)]),
      ),
      formats: ['es'],
    },
    rolldownOptions: {
      // What vanilla-extract makes of a style file is ours; what it needs while the page lives is a dependency.
      external: (id) =>
        /^[@\w]/.test(id) && !id.includes('.vanilla.css') && !id.startsWith('@vanilla-extract/css'),
      output: {
        preserveModules: true,
        preserveModulesRoot: import.meta.dirname,
        entryFileNames: '[name].js',
      },
    },
  },
});
