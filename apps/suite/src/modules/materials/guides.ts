import { labelText as label, type HelpGuide } from '@plumbline/app-kit/module/help-guide';
import { assembliesMessages } from './assemblies/messages.ts';
import { materialsMessages } from './messages.ts';
import { pricesMessages } from './prices/messages.ts';

/** Guides to materials, prices and assemblies. */
export const guides: readonly HelpGuide[] = [
  {
    id: 'maintain-prices',
    title: 'Keep vendor prices current',
    summary: 'Estimates use the price in force; expired prices are reported before a quote leaves.',
    roles: ['storekeeper', 'estimator'],
    keywords: ['cost', 'freight', 'expire', 'vendor'],
    route: 'material-prices',
    steps: [
      { text: 'Open the price list or a material.', route: 'material-prices' },
      {
        text: `Select ${label(materialsMessages.addPrice)}: vendor, price and date. Freight, duty and packing give the ${label(pricesMessages.landed)} price.`,
      },
      {
        text: `Enter ${label(pricesMessages.priceExpires)} if the offer is limited. Estimates warn about prices that have expired.`,
      },
      { text: `A wrong price is taken back with ${label(pricesMessages.withdrawPrice)}. Its history stays.` },
    ],
    notes: ['Prices are added and never edited, so every estimate can show the price it used.'],
  },
  {
    id: 'build-assembly',
    title: 'Build an assembly',
    summary: 'An assembly prices a measured quantity with its materials, waste and labor.',
    roles: ['estimator', 'storekeeper'],
    keywords: ['recipe', 'labor', 'productivity', 'waste'],
    route: 'material-assemblies',
    steps: [
      { text: `Select ${label(assembliesMessages.newAssembly)}.`, route: 'material-assemblies' },
      { text: 'Add its materials with the quantity for one unit of work and the waste.' },
      {
        text: 'Add labor by productivity. Its cost is calculated from the labor rates.',
        route: 'setup-labor-cost',
      },
      { text: 'Choose the assembly in a condition of a take-off, and its lines appear in the estimate.' },
    ],
  },
];
