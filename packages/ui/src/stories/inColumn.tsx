import type { Decorator } from '@storybook/react-vite';
import { Stack } from '../components/Layout/Layout.tsx';

/** Decorator that gives a field the width of a form column; do and don’t pages keep the full width. */
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
