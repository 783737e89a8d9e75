import type { Preview } from '@storybook/react-vite';
import { I18nProvider } from '@plumbline/ui/I18nProvider';
import { RouterProvider } from '@plumbline/ui/RouterProvider';
import '@plumbline/ui/tokens';
import './arabic.css';
import { configure } from 'storybook/test';

// What a play function waits for comes at once on an idle machine; a busy one gets its time.
configure({ asyncUtilTimeout: 5_000 });

/** Links of a story lead nowhere: its page is all there is. */
const stay = () => undefined;
/** Frame of a whole screen on a page of documentation. The transform keeps fixed parts within it. */
const documentedScreen = { height: 640, overflow: 'auto', transform: 'translateZ(0)' } as const;
const localeOf = { ltr: 'en-US', rtl: 'ar-EG' } as const;

export default {
  // A page of documentation a component: its docstring, its props and every story.
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: { toc: true },
    // What passed would be sent to the test's process, node by node: half of the time of a story.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        zoomed: { name: '200 % zoom', styles: { width: '640px', height: '400px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: ['Foundations', 'Components', 'Data', 'Patterns', 'Screens', 'Take-off', 'App kit'],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', direction: 'ltr' },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const direction = globals['direction'] as keyof typeof localeOf;
      const root = document.documentElement;
      root.dataset['theme'] = globals['theme'] as string;
      root.dataset['density'] = globals['density'] as string;
      root.dir = direction;
      root.lang = localeOf[direction];
      document.body.dataset['layout'] = parameters['layout'] as string;
      return (
        <I18nProvider locale={localeOf[direction]}>
          <RouterProvider navigate={stay}>
            {viewMode === 'docs' && parameters['layout'] === 'fullscreen' ? (
              <div style={documentedScreen}>
                <Story />
              </div>
            ) : (
              <Story />
            )}
          </RouterProvider>
        </I18nProvider>
      );
    },
  ],
} satisfies Preview;
