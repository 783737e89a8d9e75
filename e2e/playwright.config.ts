import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { pinnedChromium } from '../packages/testing/src/browser.ts';
import { baseURL, port } from './support/base-url.ts';

const root = path.join(import.meta.dirname, '..');

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: path.join(root, '.cache/e2e/results'),
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // Journeys are long: the timeout detects hangs and tolerates a busy machine.
  timeout: 120_000,
  // Software rendering of the canvas and page loads take more than ten seconds on two busy cores.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: await pinnedChromium(),
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/Denver',
    locale: 'en-US',
    actionTimeout: 20_000,
    // Recording every page costs a quarter of the time: what failed is recorded when it is tried again.
    trace: 'on-first-retry',
  },
  projects: [{ name: 'chromium' }],
  webServer: {
    command: `"${process.execPath}" --conditions=plumbline e2e/server.ts`,
    cwd: root,
    env: { PORT: String(port) },
    url: `${baseURL}/api/health`,
    timeout: 120_000,
    reuseExistingServer: process.env['PLUMBLINE_E2E_REUSE'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
