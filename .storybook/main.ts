import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { optimizeDepsEntries } from './optimizeDepsEntries.ts';
import { describeComponents } from './docgen/describeComponentsPlugin.ts';

/** One Storybook for the design system and the app kit. */
export default {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app-kit/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // `describeComponents` reads props in a hundredth of the time.
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), describeComponents()],
      resolve: { conditions: ['plumbline', ...defaultClientConditions] },
      optimizeDeps: { entries: optimizeDepsEntries },
    }),
} satisfies StorybookConfig;
