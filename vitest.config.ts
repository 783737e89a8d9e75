import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { optimizeDepsEntries } from './.storybook/optimizeDepsEntries.ts';
import { docstringExamples } from './.storybook/docgen/docstringExamplesPlugin.ts';
import { StalePictures } from './.storybook/stale-pictures.ts';
import { pinnedChromium } from './packages/testing/src/browser.ts';

const chromium = await pinnedChromium();
/** A new one for each project: two projects must not share this object. */
const browser = ({
  pictures: folder = '.',
  ...context
}: { pictures?: string; forcedColors?: 'active' } = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...chromium,
      // Every picture is drawn whole, and alike on every processor.
      args: [...chromium.args, '--disable-partial-raster', '--disable-skia-runtime-opts'],
    },
    contextOptions: { reducedMotion: 'reduce' as const, ...context },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1440, height: 900 } }],
  expect: {
    toMatchScreenshot: {
      resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
        path.join(root, 'packages/ui/testing/__screenshots__', folder, `${arg}${ext}`),
      resolveDiffPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
        path.join(root, '.cache/pictures', `${arg}${ext}`),
      comparatorName: 'pixelmatch' as const,
      // The default tolerance lets a changed brand colour pass.
      comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
    },
  },
});

/** Every story as a test: it renders, its play function holds and axe finds nothing, in either theme. */
const stories: TestProjectConfiguration = {
  extends: true,
  plugins: await storybookTest({ configDir: '.storybook' }),
  test: {
    name: 'stories',
    browser: browser(),
    // A page for many files: a story leaves nothing behind but what the next one's rendering replaces.
    isolate: false,
    setupFiles: ['.storybook/themes.setup.ts'],
    env: { VITE_PICTURES: process.env['PICTURES'] ?? '' },
    // A machine that stands still for a while is no story that fails, and no picture that differs.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
};

/** Every part in the system's own colours and on a page that is enlarged. */
const conditions: TestProjectConfiguration = {
  extends: true,
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['plumbline', ...defaultClientConditions] },
  optimizeDeps: { entries: optimizeDepsEntries },
  test: {
    name: 'conditions',
    include: ['packages/ui/testing/{conditions,drivers}.browser.tsx'],
    browser: browser({ forcedColors: 'active' }),
    isolate: false,
    testTimeout: 30_000,
  },
};

/** By finger, on a page of its own: one that was touched has no pointer that hovers any more. */
const touch: TestProjectConfiguration = {
  extends: true,
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['plumbline', ...defaultClientConditions] },
  optimizeDeps: { entries: optimizeDepsEntries },
  test: {
    name: 'touch',
    include: ['packages/ui/testing/touch*.browser.tsx'],
    browser: browser(),
    isolate: false,
    // Gestures differ by their timing: a page beside this one turns a swipe into a long press. A group of its own,
    // because projects of one group have the same number of workers.
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
    testTimeout: 30_000,
  },
};

/** The screens and parts whose look must not change unseen, pixel by pixel. */
const pictures: TestProjectConfiguration = {
  extends: true,
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['plumbline', ...defaultClientConditions] },
  optimizeDeps: { entries: optimizeDepsEntries },
  test: {
    name: 'pictures',
    include: ['packages/ui/testing/*.pictures.tsx'],
    browser: browser({ pictures: 'takeoff' }),
    isolate: false,
    testTimeout: 30_000,
  },
};

const server = (name: string, include: string[], isolate: boolean): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    environment: 'node',
    pool: 'forks',
    // Sources are read once for each worker and not for each file: half of the time.
    isolate,
    // Node runs the server's sources as they are, in tests as in the product.
    experimental: { viteModuleRunner: false },
    execArgv: ['--conditions=plumbline'],
    // Every file has a database of its own on the one server that this starts.
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

const unit = (name: string, files: string, isolate: boolean): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    include: [
      `{packages,tooling}/*/src/**/${files}`,
      `apps/{suite,admin,partner}/src/**/${files}`,
      `scripts/${files}`,
    ],
    environment: 'node',
    pool: 'forks',
    // Modules are loaded once for each worker and not for each file: 52 instead of 86 s of processor time.
    isolate,
  },
});

export default defineConfig({
  resolve: { conditions: ['plumbline'] },
  ssr: { resolve: { conditions: ['plumbline'], externalConditions: ['plumbline'] } },
  test: {
    // The default is one worker on two cores, and a story waits for its browser half of its time. Projects of one group
    // have the same number, or Vitest refuses to run them together.
    maxWorkers: 2,
    reporters: ['default', ...(process.env['PICTURES'] === 'all' ? [new StalePictures()] : [])],
    projects: [
      server('server', ['apps/server/src/**/!(*.alone).test.ts'], false),
      // What replaces a module for itself has a process for itself.
      server('server-alone', ['apps/server/src/**/*.alone.test.ts'], true),
      // `npm run attack`: what takes too long for every change.
      server('attack', ['apps/server/src/testing/attack/*.attack.ts'], true),
      unit('unit', '!(*.alone).test.ts', false),
      unit('unit-alone', '*.alone.test.ts', true),
      {
        extends: true,
        plugins: [vanillaExtractPlugin(), docstringExamples()],
        test: { name: 'ssr', include: ['packages/ui/testing/*.ssr.tsx'], environment: 'node' },
      },
      stories,
      conditions,
      touch,
      pictures,
    ],
  },
});
