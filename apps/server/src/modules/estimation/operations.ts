import type { Handlers } from '../../context/context.ts';
import { resourceHandlers } from '../../resource/resource-handlers.ts';
import { aiDraftOperations } from './ai-estimates/drafts.ts';
import { aiMeasureOperations } from './ai-estimates/measures.ts';
import { alternateOperations } from './quotes/alternates.ts';
import { materialFormulas, variables } from './calculators/calculator.ts';
import { calculatorFields, calculatorGroups, calculatorTemplates } from './calculators/templates.ts';
import { conditionOperations } from './takeoff/conditions.ts';
import { estimateOperations } from './estimates/estimates.ts';
import { estimationOperations as estimationRecordOperations } from './estimations.ts';
import { itemOperations } from './estimates/estimate-items.ts';
import { freezeOperations } from './versions/freeze.ts';
import { outcomeOperations } from './versions/outcomes.ts';
import { pageOperations } from './plans/pages.ts';
import { planImageOperations } from './takeoff/plan-images.ts';
import { planLayerOperations } from './takeoff/plan-layers.ts';
import { planMarkOperations, planStamps } from './takeoff/plan-marks.ts';
import { planPinOperations } from './takeoff/plan-pins.ts';
import { quantityOperations } from './takeoff/quantities.ts';
import { quoteConfigurationOperations } from './quotes/configuration.ts';
import { quoteTemplateOperations } from './quotes/templates.ts';
import { closingOperations } from './quotes/close-quote.ts';
import { opportunityPlanOperations } from './quotes/opportunity-plan.ts';
import { opportunityQuoteOperations } from './quotes/opportunity-quotes.ts';
import { quoteOperations } from './quotes/quotes.ts';
import { stalenessOperations } from './staleness/handlers.ts';
import { sheetPdfOperations } from './plans/sheet-pdf/sheet-pdf.ts';
import { sheetRevisionOperations } from './plans/sheet-revisions.ts';
import { takeoffOperations } from './takeoff/takeoffs.ts';
import { typicalGroupOperations } from './takeoff/typical-groups.ts';
import { whatIfOperations } from './estimates/what-if.ts';
import { versionOperations } from './versions/versions.ts';

export const estimationOperations = {
  ...estimationRecordOperations,
  ...conditionOperations,
  ...pageOperations,
  ...takeoffOperations,
  ...sheetPdfOperations,
  ...sheetRevisionOperations,
  ...planMarkOperations,
  ...planImageOperations,
  ...planPinOperations,
  ...planLayerOperations,
  ...typicalGroupOperations,
  ...estimateOperations,
  ...quantityOperations,
  ...itemOperations,
  ...alternateOperations,
  ...aiDraftOperations,
  ...aiMeasureOperations,
  ...whatIfOperations,
  ...stalenessOperations,
  ...versionOperations,
  ...freezeOperations,
  ...outcomeOperations,
  ...quoteOperations,
  ...closingOperations,
  ...opportunityPlanOperations,
  ...opportunityQuoteOperations,
  ...quoteConfigurationOperations,
  ...quoteTemplateOperations,
  ...resourceHandlers(variables),
  ...resourceHandlers(materialFormulas),
  ...resourceHandlers(calculatorTemplates),
  ...resourceHandlers(calculatorGroups),
  ...resourceHandlers(calculatorFields),
  ...resourceHandlers(planStamps),
} satisfies Partial<Handlers>;
