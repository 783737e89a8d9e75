import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ReactNode } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { applyGlobals } from '../toolbarGlobals.ts';

interface Told {
  globals?: Record<string, unknown>;
}

/** Container of every page, which applies the theme and density of the toolbar. */
export function ThemedDocsContainer({ children, ...props }: DocsContainerProps & { children?: ReactNode }) {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<Record<string, unknown>>(() => {
    const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as Told[];
    return told?.globals ?? {};
  });
  useEffect(() => {
    const take = (told: Told) => setGlobals((before) => ({ ...before, ...told.globals }));
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, [channel]);
  useEffect(() => applyGlobals({ ...globals, direction: 'ltr', locale: 'auto' }), [globals]);
  return (
    <DocsContainer {...props} theme={globals['theme'] === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
