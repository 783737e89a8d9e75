/**
 * Renders every story on the server, without window, document or layout. Its content must be present (overlays render
 * nothing until mounted), and React must report no error.
 */
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { I18nProvider } from '../exports/I18nProvider.ts';

type Stories = Parameters<typeof composeStories>[0];
const files = import.meta.glob<Stories>('../src/**/*.stories.tsx', { eager: true });

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('there is no browser here', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
  expect(Object.keys(files).length).toBeGreaterThan(20);
});

describe.each(Object.entries(files))('%s', (_, file) => {
  const stories = Object.entries(composeStories(file)) as [string, ComponentType][];
  test.each(stories)('%s', (_name, Story) => {
    const html = renderToString(
      <I18nProvider locale="en-US">
        <Story />
      </I18nProvider>,
    );
    expect(html).not.toContain('[object Object]');
    expect(html).not.toContain('undefined"');
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
    expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  });
});
