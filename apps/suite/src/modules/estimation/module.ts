import { defineModule, href } from '@plumbline/app-kit';
import {
  CalculatorIcon,
  Columns3Icon,
  DraftingCompassIcon,
  FileTextIcon,
  FolderOpenIcon,
  HistoryIcon,
  ListChecksIcon,
  ListPlusIcon,
  ReceiptTextIcon,
  SigmaIcon,
  StampIcon,
  TagIcon,
  VariableIcon,
} from '@plumbline/ui/icons';
import { messages } from '@plumbline/validation/messages';
import { aiRoutes } from './ai/routes.ts';

const view = { app: 7, name: 'estimation', type: 'v' } as const;
const calculator = { app: 7, name: 'calculator', type: 'v' } as const;
const quoting = { app: 7, name: 'quoteConfiguration', type: 'v' } as const;
const quote = { app: 7, name: 'quote', type: 'v' } as const;

export const estimation = defineModule({
  key: 'estimation',
  appId: 7,
  title: 'Estimation',
  heading: messages.estimationHeading,
  icon: CalculatorIcon,
  goKey: 'e',
  isWide: true,
  launcher: {
    section: 'applications',
    label: 'Estimation',
    description: 'Take-off and quotes',
    route: 'estimation-dashboard',
  },
  menu: [
    { route: 'estimation-dashboard', label: 'Estimation Projects', icon: FolderOpenIcon, right: view },
    {
      route: 'estimation-variable',
      label: 'Calculator Configuration',
      icon: CalculatorIcon,
      right: calculator,
    },
    {
      route: 'estimation-quote-template-list',
      label: 'Quote Configuration',
      icon: ReceiptTextIcon,
      right: quoting,
    },
    { route: 'estimation-recent-changes', label: 'Recent Changes', icon: HistoryIcon, right: view },
  ],
  routes: [
    {
      name: 'estimation-dashboard',
      title: 'Estimation projects',
      right: view,
      load: () => import('./Estimations.tsx'),
    },
    {
      name: 'estimation-view',
      title: 'Estimation',
      right: view,
      menu: 'estimation-dashboard',
      load: () => import('./Estimation.tsx'),
    },
    {
      name: 'estimation-tool-overview',
      title: 'Plans',
      right: view,
      menu: 'estimation-dashboard',
      load: () => import('./Plans.tsx'),
    },
    {
      name: 'estimator-pdf',
      title: 'Take-off',
      right: view,
      layout: 'canvas',
      load: () => import('./TakeOff.tsx'),
    },
    {
      name: 'estimation-pin',
      title: 'Comment',
      right: view,
      layout: 'canvas',
      load: () => import('./Pin.tsx'),
    },
    {
      name: 'estimation-compare',
      title: 'Compare sheets',
      right: view,
      layout: 'canvas',
      load: () => import('./compare/CompareSheets.tsx'),
    },
    {
      name: 'estimation-pdf-compare',
      title: 'Compare sheets',
      right: view,
      layout: 'canvas',
      load: () => import('./compare/CompareSheets.tsx'),
    },
    {
      name: 'estimation-old',
      title: 'Estimation',
      right: view,
      load: async () => ({ default: (await import('./Redirects.tsx')).OldEstimation }),
    },
    {
      name: 'estimation-old-tool',
      title: 'Plans',
      right: view,
      load: async () => ({ default: (await import('./Redirects.tsx')).OldPlans }),
    },
    {
      name: 'estimator-old-pdf',
      title: 'Take-off',
      right: view,
      layout: 'canvas',
      load: async () => ({ default: (await import('./Redirects.tsx')).OldTakeOff }),
    },
    {
      name: 'estimation',
      title: 'Estimation',
      right: view,
      load: async () => ({ default: (await import('./Redirects.tsx')).OldEstimation }),
    },
    {
      name: 'estimation-pdf',
      title: 'Plans',
      right: view,
      load: async () => ({ default: (await import('./Redirects.tsx')).PlanSet }),
    },
    {
      name: 'estimation-estimate-by',
      title: 'Estimate',
      right: view,
      load: async () => ({ default: (await import('./Redirects.tsx')).EstimateBy }),
    },
    {
      name: 'estimation-stamp-add',
      title: 'Stamps',
      right: calculator,
      load: async () => ({ default: (await import('./Redirects.tsx')).AddStamp }),
    },
    {
      name: 'estimation-files',
      title: 'Files',
      right: view,
      menu: 'estimation-dashboard',
      load: () => import('./Files.tsx'),
    },
    ...aiRoutes,
    {
      name: 'estimation-estimate',
      title: 'Estimate',
      right: view,
      menu: 'estimation-dashboard',
      load: () => import('./Estimate.tsx'),
    },
    {
      name: 'estimation-quantities',
      title: 'Quantities',
      right: view,
      menu: 'estimation-dashboard',
      load: () => import('./quantities/Quantities.tsx'),
    },
    {
      name: 'estimation-alternates',
      title: 'Alternates',
      right: view,
      menu: 'estimation-dashboard',
      load: () => import('./alternates/Alternates.tsx'),
    },
    {
      name: 'estimation-versions',
      title: 'Versions',
      right: view,
      menu: 'estimation-dashboard',
      load: () => import('./versions/Versions.tsx'),
    },
    {
      name: 'estimation-version',
      title: 'Version',
      right: view,
      menu: 'estimation-dashboard',
      load: () => import('./versions/Version.tsx'),
    },
    {
      name: 'estimation-version-difference',
      title: 'Difference',
      right: view,
      menu: 'estimation-dashboard',
      load: () => import('./versions/Difference.tsx'),
    },
    {
      name: 'estimation-quotes',
      title: 'Quotes',
      right: quote,
      menu: 'estimation-dashboard',
      load: () => import('./Quotes.tsx'),
    },
    {
      name: 'estimation-bids',
      title: 'Quotes of bidders',
      right: quote,
      menu: 'estimation-dashboard',
      load: () => import('./bids/Bids.tsx'),
    },
    {
      name: 'estimation-quote',
      title: 'Quote',
      right: quote,
      menu: 'estimation-dashboard',
      load: () => import('./Quote.tsx'),
    },
    ...(
      [
        ['estimation-variable', 'Variables', () => import('./calculator/Variables.tsx')],
        [
          'estimation-material-formula',
          'Material formulas',
          () => import('./calculator/MaterialFormulas.tsx'),
        ],
        [
          'estimation-calculator-template',
          'Calculator templates',
          () => import('./calculator/Templates.tsx'),
        ],
        ['estimation-calculator-group', 'Calculator groups', () => import('./calculator/Groups.tsx')],
        ['estimation-stamp', 'Stamps', () => import('./calculator/Stamps.tsx')],
      ] as const
    ).map(([name, title, load]) => ({
      name,
      title,
      load,
      right: calculator,
      menu: 'estimation-variable' as const,
    })),
    {
      name: 'estimation-calculator',
      title: 'Calculator template',
      right: calculator,
      menu: 'estimation-variable',
      tab: 'estimation-calculator-template',
      load: () => import('./calculator/Template.tsx'),
    },
    ...(
      [
        [
          'estimation-quote-template-list',
          'Quote templates',
          () => import('./quote-configuration/QuoteTemplates.tsx'),
        ],
        [
          'estimation-inclusion-exclusion',
          'Inclusions and exclusions',
          () => import('./quote-configuration/Clauses.tsx'),
        ],
        [
          'estimation-inclusion-exclusion-template',
          'Inclusion/exclusion templates',
          () => import('./quote-configuration/Templates.tsx'),
        ],
        ['estimation-tags', 'Estimation tags', () => import('./quote-configuration/Tags.tsx')],
      ] as const
    ).map(([name, title, load]) => ({
      name,
      title,
      load,
      right: quoting,
      menu: 'estimation-quote-template-list' as const,
    })),
    {
      name: 'estimation-quote-template',
      title: 'Quote template',
      right: quoting,
      menu: 'estimation-quote-template-list',
      tab: 'estimation-quote-template-list',
      load: () => import('./quote-configuration/QuoteTemplate.tsx'),
    },
    {
      name: 'estimation-recent-changes',
      title: 'Recent changes',
      right: view,
      load: () => import('./RecentChanges.tsx'),
    },
  ],
  commands: [
    {
      id: 'new estimation',
      label: 'New estimation',
      icon: DraftingCompassIcon,
      right: { app: 7, name: 'estimation', type: 'a' },
      route: 'estimation-dashboard',
      query: { new: '' },
      keywords: ['estimate', 'take-off'],
    },
  ],
  fixedTabs: [
    {
      title: 'Calculator Configuration',
      area: 'estimation',
      items: [
        { route: 'estimation-variable', label: 'Variable', icon: VariableIcon, right: calculator },
        {
          route: 'estimation-material-formula',
          label: 'Material Formula',
          icon: SigmaIcon,
          right: calculator,
        },
        {
          route: 'estimation-calculator-template',
          label: 'Calculator',
          icon: CalculatorIcon,
          right: calculator,
        },
        { route: 'estimation-calculator-group', label: 'Group', icon: Columns3Icon, right: calculator },
        { route: 'estimation-stamp', label: 'Stamps', icon: StampIcon, right: calculator },
      ],
    },
    {
      title: 'Quote Configuration',
      area: 'estimation',
      items: [
        {
          route: 'estimation-quote-template-list',
          label: 'Quote Template',
          icon: FileTextIcon,
          right: quoting,
        },
        {
          route: 'estimation-inclusion-exclusion',
          label: 'Inclusion/Exclusion',
          icon: ListChecksIcon,
          right: quoting,
        },
        {
          route: 'estimation-inclusion-exclusion-template',
          label: 'Template Inclusion/Exclusion',
          icon: ListPlusIcon,
          right: quoting,
        },
        { route: 'estimation-tags', label: 'Estimation Tags', icon: TagIcon, right: quoting },
      ],
    },
  ],
  tabs: {
    key: 'estimation',
    propType: 'estimate',
    area: 'estimation',
    home: { label: 'Estimation projects', icon: FolderOpenIcon, href: href('estimation-dashboard') },
    icons: { estimation: DraftingCompassIcon },
  },
});
