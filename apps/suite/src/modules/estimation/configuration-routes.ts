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
import { estimationMessages } from './messages.ts';

/** Right to view the calculator configuration. */
export const calculator = { app: 7, name: 'calculator', type: 'v' } as const;
/** Right to view the quote configuration. */
export const quoting = { app: 7, name: 'quoteConfiguration', type: 'v' } as const;

/** Routes of the calculator and the quote configuration. */
export const configurationRoutes: readonly ModuleRoute[] = [
  ...(
    [
      ['estimation-variable', 'Variables', () => import('./calculators/Variables.tsx')],
      [
        'estimation-material-formula',
        estimationMessages.materialFormulas,
        () => import('./calculators/MaterialFormulas.tsx'),
      ],
      [
        'estimation-calculator-template',
        estimationMessages.calculatorTemplates,
        () => import('./calculators/Templates.tsx'),
      ],
      [
        'estimation-calculator-group',
        estimationMessages.calculatorGroups,
        () => import('./calculators/Groups.tsx'),
      ],
      ['estimation-stamp', 'Stamps', () => import('./calculators/Stamps.tsx')],
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
    title: estimationMessages.calculatorTemplate,
    right: calculator,
    menu: 'estimation-variable',
    tab: 'estimation-calculator-template',
    load: () => import('./calculators/Template.tsx'),
  },
  ...(
    [
      [
        'estimation-quote-template-list',
        estimationMessages.quoteTemplates,
        () => import('./quote-configuration/QuoteTemplates.tsx'),
      ],
      [
        'estimation-inclusion-exclusion',
        estimationMessages.inclusionsAndExclusions,
        () => import('./quote-configuration/Clauses.tsx'),
      ],
      [
        'estimation-inclusion-exclusion-template',
        estimationMessages.inclusionExclusionTemplates,
        () => import('./quote-configuration/Templates.tsx'),
      ],
      ['estimation-tags', estimationMessages.estimationTags, () => import('./quote-configuration/Tags.tsx')],
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
    title: estimationMessages.quoteTemplate,
    right: quoting,
    menu: 'estimation-quote-template-list',
    tab: 'estimation-quote-template-list',
    load: () => import('./quote-configuration/QuoteTemplate.tsx'),
  },
];

/** Tabs of the calculator and the quote configuration. */
export const configurationTabs: readonly FixedTabs[] = [
  {
    title: estimationMessages.calculatorConfiguration,
    area: { reserve: 234, slot: 190 },
    items: [
      {
        route: 'estimation-variable',
        label: estimationMessages.variable,
        icon: VariableIcon,
        right: calculator,
      },
      {
        route: 'estimation-material-formula',
        label: estimationMessages.materialFormula,
        icon: SigmaIcon,
        right: calculator,
      },
      {
        route: 'estimation-calculator-template',
        label: estimationMessages.calculator,
        icon: CalculatorIcon,
        right: calculator,
      },
      {
        route: 'estimation-calculator-group',
        label: estimationMessages.group,
        icon: Columns3Icon,
        right: calculator,
      },
      { route: 'estimation-stamp', label: estimationMessages.stamps, icon: StampIcon, right: calculator },
    ],
  },
  {
    title: estimationMessages.quoteConfiguration,
    area: { reserve: 234, slot: 190 },
    items: [
      {
        route: 'estimation-quote-template-list',
        label: estimationMessages.quoteTemplateMenu,
        icon: FileTextIcon,
        right: quoting,
      },
      {
        route: 'estimation-inclusion-exclusion',
        label: estimationMessages.inclusionExclusion,
        icon: ListChecksIcon,
        right: quoting,
      },
      {
        route: 'estimation-inclusion-exclusion-template',
        label: estimationMessages.templateInclusionExclusion,
        icon: ListPlusIcon,
        right: quoting,
      },
      {
        route: 'estimation-tags',
        label: estimationMessages.estimationTagsMenu,
        icon: TagIcon,
        right: quoting,
      },
    ],
  },
];
