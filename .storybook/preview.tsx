import type { Preview } from '@storybook/react-vite';
import { I18nProvider } from '@plumbline/ui/I18nProvider';
import { RouterProvider } from '@plumbline/ui/RouterProvider';
import '@plumbline/ui/tokens';
import './arabic.css';
import { lazy, Suspense, useEffect, type ComponentProps, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { argTypesOf, withComponentControls } from './argTypes.ts';
import type { ThemedDocsContainer } from './docs/ThemedDocsContainer.tsx';
import { applyGlobals, globalTypes, initialGlobals, localeBy } from './toolbarGlobals.ts';

// What a play function waits for comes at once on an idle machine; a busy one gets its time.
configure({ asyncUtilTimeout: 5_000 });

/** Links of a story lead nowhere: its page is all there is. */
const stay = () => undefined;
/** Frame of a whole screen on a page of documentation. The transform keeps fixed parts within it. */
const documentedScreen = { height: 640, overflow: 'auto', transform: 'translateZ(0)' } as const;

/** Pages of documentation come when they are opened: a story and its test do without them. */
const LatePage = lazy(async () => ({ default: (await import('./docs/ComponentPage.tsx')).ComponentPage }));
const LateContainer = lazy(async () => ({
  default: (await import('./docs/ThemedDocsContainer.tsx')).ThemedDocsContainer,
}));
const DocsPage = () => (
  <Suspense>
    <LatePage />
  </Suspense>
);
const DocsFrame = (props: ComponentProps<typeof ThemedDocsContainer>) => (
  <Suspense>
    <LateContainer {...props} />
  </Suspense>
);

/** Forced colors, while they are chosen. What imitates them is loaded then. */
function Colors({ isForced, children }: { isForced: boolean; children: ReactNode }) {
  useEffect(() => {
    if (!isForced) return undefined;
    let isLeft = false;
    const loading = import('./imitateForcedColors.ts');
    void loading.then(({ imitateForcedColors }) => isLeft || imitateForcedColors(true));
    return () => {
      isLeft = true;
      void loading.then(({ imitateForcedColors }) => imitateForcedColors(false));
    };
  }, [isForced]);
  return children;
}

export default {
  // A page of documentation a component: its docstring, its props and every story.
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      toc: { headingSelector: 'h2, h3' },
      page: DocsPage,
      container: DocsFrame,
      extractArgTypes: argTypesOf,
    },
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
        order: [
          'Welcome',
          'Foundations',
          ['Tokens', 'Token reference'],
          'Components',
          [
            'Actions',
            'Inputs',
            'Forms',
            'Navigation',
            'Overlays',
            'Feedback',
            'Status',
            'Tables',
            'Layout',
            'Content',
          ],
          'Data',
          'Patterns',
          ['Screens by archetype'],
          'Screens',
          'Takeoff',
          'Import',
          'App kit',
        ],
      },
    },
  },
  argTypesEnhancers: [withComponentControls],
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const { locale, direction } = localeBy(globals);
      const isDocs = viewMode === 'docs';
      const isScreen = isDocs && parameters['layout'] === 'fullscreen';
      // A page of documentation holds stories of both directions; `ThemedDocsContainer` gives it theme and density.
      if (!isDocs) {
        applyGlobals(globals);
        document.body.dataset['layout'] = parameters['layout'] as string;
      }
      return (
        <I18nProvider locale={locale}>
          <RouterProvider navigate={stay}>
            <Colors isForced={globals['colors'] === 'forced'}>
              {isDocs ? (
                <div dir={direction} lang={locale} style={isScreen ? documentedScreen : undefined}>
                  <Story />
                </div>
              ) : (
                <Story />
              )}
            </Colors>
          </RouterProvider>
        </I18nProvider>
      );
    },
  ],
} satisfies Preview;
