import type { Preview } from '@storybook/react-vite';
import '@plumbline/ui/tokens';

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
      return <Story />;
    },
  ],
} satisfies Preview;
