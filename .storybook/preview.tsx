import type { Preview } from '@storybook/react-vite';
import { RouterProvider } from '@plumbline/ui/RouterProvider';
import '@plumbline/ui/tokens';
import { configure } from 'storybook/test';

// What a play function waits for comes at once on an idle machine; a busy one gets its time.
configure({ asyncUtilTimeout: 5_000 });

/** Links of a story lead nowhere: its page is all there is. */
const stay = () => undefined;

export default {
  parameters: { layout: 'padded', a11y: { test: 'error' }, controls: { expanded: true } },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = globals['theme'] as string;
      document.documentElement.dataset['density'] = globals['density'] as string;
      return (
        <RouterProvider navigate={stay}>
          <Story />
        </RouterProvider>
      );
    },
  ],
} satisfies Preview;
