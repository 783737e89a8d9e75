import type { FixedTabs, ModuleRoute } from '@plumbline/app-kit';
import {
  CalculatorIcon,
  Columns3Icon,
  FileTextIcon,
  ListChecksIcon,
  ListPlusIcon,
  SigmaIcon,
  StampIcon,
  TagIcon,
  VariableIcon,
} from '@plumbline/ui/icons';

/** Right to view the calculator configuration. */
export const calculator = { app: 7, name: 'calculator', type: 'v' } as const;
/** Right to view the quote configuration. */
export const quoting = { app: 7, name: 'quoteConfiguration', type: 'v' } as const;

/** Routes of the calculator and the quote configuration. */
export const configurationRoutes: readonly ModuleRoute[] = [
  ...(
    [
      ['estimation-variable', 'Variables', () => import('./calculator/Variables.tsx')],
      ['estimation-material-formula', 'Material formulas', () => import('./calculator/MaterialFormulas.tsx')],
      ['estimation-calculator-template', 'Calculator templates', () => import('./calculator/Templates.tsx')],
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
];

/** Tabs of the calculator and the quote configuration. */
export const configurationTabs: readonly FixedTabs[] = [
  {
    title: 'Calculator Configuration',
    area: { reserve: 234, slot: 190 },
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
    area: { reserve: 234, slot: 190 },
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
];
