/** Renders the example of every docstring on the server, as `server.ssr.tsx` renders the stories. */
import { renderToString } from 'react-dom/server';
import { examples } from 'virtual:docstring-examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../exports/I18nProvider.ts';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each(Object.entries(examples))('the example of %s renders', (_, Example) => {
  const html = renderToString(
    <I18nProvider locale="en-US">
      <Example />
    </I18nProvider>,
  );
  expect(html).not.toContain('[object Object]');
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
});
