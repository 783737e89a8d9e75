import type { Decorator } from '@storybook/react-vite';
import { Stack } from '../components/Layout/Layout.tsx';

/** A field as wide as a form makes it; the page of do and don’t keeps the whole width. */
export const inColumn =
  (measure: 'narrow' | 'form'): Decorator =>
  (Story, { name }) =>
    name === 'Guidance' ? (
      <Story />
    ) : (
      <Stack measure={measure}>
        <Story />
      </Stack>
    );
