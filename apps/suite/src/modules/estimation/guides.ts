import { labelText as label, type HelpGuide } from '@plumbline/app-kit/module/help-guide';
import { alternatesMessages } from './alternates/messages.ts';
import { compareMessages } from './compare/messages.ts';
import { estimatesMessages } from './estimates/messages.ts';
import { estimationMessages } from './messages.ts';
import { quotesMessages } from './quotes/messages.ts';
import { takeoffMessages } from './takeoff/messages.ts';
import { versionsMessages } from './versions/messages.ts';
import { whatIfMessages } from './what-if/messages.ts';

/** Guides to take-off, estimates and quotes. */
export const guides: readonly HelpGuide[] = [
  {
    id: 'measure-plans',
    title: 'Measure a plan',
    summary: 'Draw the work of a bid on its sheets; quantities follow from the scale.',
    roles: ['estimator'],
    keywords: ['take-off', 'takeoff', 'scale', 'calibrate', 'condition', 'pdf'],
    route: 'estimation-dashboard',
    steps: [
      { text: 'Open the estimation.', route: 'estimation-dashboard' },
      {
        text: `Select ${label(estimationMessages.uploadPlanSet)} and choose the PDF. Each page becomes a sheet.`,
      },
      {
        text: `Open a sheet and select ${label(takeoffMessages.setScale)}: choose the scale that the sheet states, or draw a known length.`,
      },
      {
        text: `Select ${label(takeoffMessages.newCondition)} for each kind of work. Its ${label(takeoffMessages.assembly)} adds materials, labor and price.`,
      },
      {
        text: 'Choose the condition and click the corners of its areas, the points of its lines, or the items to count. Type a length for an exact segment. Press Enter to finish.',
      },
      { text: `Measured quantities are listed under ${label(takeoffMessages.quantities)}.` },
    ],
    notes: [
      'Drawings are kept on your device while the connection is down, and saved when it is back.',
      'Find room proposes the area that walls enclose, for one click or for all rooms of a sheet.',
      'Offset adds a parallel copy of the selected areas or lines at a distance that you type.',
      'After a symbol search, Search other sheets counts the same symbol on the sheets that you choose.',
      'Press ? on a sheet for the keys of all tools.',
    ],
  },
  {
    id: 'check-estimate',
    title: 'Check and adjust an estimate',
    summary: 'See what each figure consists of, correct lines and reach the margin you want.',
    roles: ['estimator', 'bookkeeper'],
    keywords: ['worksheet', 'markup', 'margin', 'overhead', 'profit', 'override', 'together', 'conflict'],
    route: 'estimation-dashboard',
    steps: [
      {
        text: `Open the estimation and choose ${label(estimationMessages.estimate)}.`,
        route: 'estimation-dashboard',
      },
      {
        text: `Select a figure. ${label(estimatesMessages.whyThisNumber)} shows how it is calculated, step by step.`,
      },
      {
        text: `Edit a quantity, price or markup to override it. ${label(estimatesMessages.resetToComputed)} removes the override.`,
      },
      {
        text: `${label(estimatesMessages.totals)} lists overhead, contingency, profit, bond and tax. Change their percentages there.`,
      },
      {
        text: `Try changes without saving them under ${label(estimatesMessages.whatIf)}, then select ${label(whatIfMessages.applyChanges)}.`,
      },
      { text: `${label(estimatesMessages.exportToExcel)} gives a workbook with formulas.` },
    ],
    notes: [
      'All figures tie: products and sums are computed from the figures that are shown.',
      'Several people can edit an estimate at the same time: you see which cell each of them is in, and their changes appear as they are saved. If two of you change the same cell, the second one chooses which value to keep.',
    ],
  },
  {
    id: 'offer-alternates',
    title: 'Offer alternates',
    summary: 'Price a variant of the scope that the customer can add to the base bid.',
    roles: ['estimator'],
    keywords: ['option', 'variant', 'add alternate', 'deduct'],
    route: 'estimation-dashboard',
    steps: [
      {
        text: `In the estimation, open ${label(estimationMessages.alternates)} and select ${label(alternatesMessages.addAlternate)}.`,
        route: 'estimation-dashboard',
      },
      {
        text: `Add what differs from the base bid: ${label(alternatesMessages.addChange)} for existing lines, ${label(alternatesMessages.addLine)} for new ones.`,
      },
      {
        text: `Turn on ${label(alternatesMessages.includeInTotal)} to see the total with the alternate. On a quote, the customer chooses.`,
      },
    ],
  },
  {
    id: 'send-quote',
    title: 'Send a quote for signature',
    summary: 'A quote is a copy of the estimate that the customer accepts online.',
    roles: ['estimator', 'sales'],
    keywords: ['proposal', 'accept', 'signature', 'pdf', 'revision'],
    route: 'estimation-dashboard',
    steps: [
      {
        text: `In the estimation, select ${label(estimatesMessages.createQuote)} and choose the customer or bidder.`,
        route: 'estimation-dashboard',
      },
      {
        text: `Write the scope, choose inclusions and exclusions, and read the result with ${label(quotesMessages.previewPdf)}.`,
      },
      {
        text: `Select ${label(quotesMessages.sendQuote)}. Lines without a price are named before it leaves.`,
      },
      {
        text: `The customer opens the link and accepts or declines. You see when it was opened. If the customer answers on paper, enter the response with ${label(quotesMessages.recordResponseMenu)}.`,
      },
      { text: `After acceptance, select ${label(quotesMessages.awardBid)}.` },
    ],
    notes: [
      `A sent revision never changes. Prices that change later go into a ${label(quotesMessages.newRevision)}.`,
    ],
  },
  {
    id: 'compare-revisions',
    title: 'Take over a new plan revision',
    summary: 'Overlay the old and the new sheet, and keep the measures that still hold.',
    roles: ['estimator', 'manager'],
    keywords: ['addendum', 'overlay', 'changes'],
    route: 'estimation-dashboard',
    steps: [
      { text: 'Upload the new plan set to the estimation.', route: 'estimation-dashboard' },
      { text: `On a sheet, select ${label(takeoffMessages.compare)} and choose the other revision.` },
      { text: `${label(compareMessages.copyMeasures)} brings the measures over. Adjust the changed areas.` },
      {
        text: `Choose the sheet that counts in the estimate: ${label(compareMessages.useNewSheet)} or ${label(compareMessages.countBoth)}.`,
      },
    ],
  },
  {
    id: 'freeze-estimate',
    title: 'Freeze an estimate and keep versions',
    summary: 'Protect a price that was given, and see later what changed.',
    roles: ['estimator', 'bookkeeper'],
    keywords: ['lock', 'snapshot', 'history'],
    route: 'estimation-dashboard',
    steps: [
      {
        text: `In the estimate, open ${label(versionsMessages.moreEstimateActions)}.`,
        route: 'estimation-dashboard',
      },
      { text: `${label(versionsMessages.saveVersionMenu)} keeps a copy that can be restored.` },
      { text: `${label(versionsMessages.freezeEstimateMenu)} prevents changes until it is unfrozen.` },
      {
        text: `${label(estimationMessages.versions)} lists all copies. Open one and select ${label(versionsMessages.compareWithCurrent)}.`,
      },
    ],
  },
];
