import { defineConfig } from 'playwright/test';
import journeys from '../playwright.config.ts';

const { webServer } = journeys;
if (!webServer || Array.isArray(webServer)) throw new Error('the journeys have one server');

/** Pages with markup in every stored text; `npm run attack`. */
export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  testMatch: '*.attack.ts',
  timeout: 900_000,
  webServer: { ...webServer, env: { ...webServer.env, PLUMBLINE_E2E_MARKUP: '1' } },
});
