import type { Handlers } from '../../http/context.ts';
import { callsOf } from '../kind.ts';
import { aiDraftOperations } from './ai-drafts.ts';
import { aiMeasureOperations } from './ai-measures.ts';
import { alternateOperations } from './alternates.ts';
import { materialFormulas, variables } from './calculator.ts';
import { calculatorFields, calculatorGroups, calculatorTemplates } from './calculator-templates.ts';
import { conditionOperations } from './conditions.ts';
import { estimateOperations } from './estimates.ts';
import { estimationOperations } from './estimations.ts';
import { freezeOperations } from './freezes.ts';
import { outcomeOperations } from './outcomes.ts';
import { pageOperations } from './pages.ts';
import { planImageOperations } from './plan-images.ts';
import { planLayerOperations } from './plan-layers.ts';
import { planMarkOperations, planStamps } from './plan-marks.ts';
import { planPinOperations } from './plan-pins.ts';
import { quantityOperations } from './quantities.ts';
import { quoteConfigurationOperations } from './quote-configuration.ts';
import { quoteTemplateOperations } from './quote-templates.ts';
import { quoteOperations } from './quotes.ts';
import { radarOperations } from './radars.ts';
import { sheetPdfOperations } from './sheet-pdf.ts';
import { sheetRevisionOperations } from './sheet-revisions.ts';
import { takeoffOperations } from './takeoffs.ts';
import { typicalGroupOperations } from './typical-groups.ts';
import { whatIfOperations } from './what-if.ts';
import { versionOperations } from './versions.ts';

export const estimation = {
  ...estimationOperations,
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
  ...alternateOperations,
  ...aiDraftOperations,
  ...aiMeasureOperations,
  ...whatIfOperations,
  ...radarOperations,
  ...versionOperations,
  ...freezeOperations,
  ...outcomeOperations,
  ...quoteOperations,
  ...quoteConfigurationOperations,
  ...quoteTemplateOperations,
  ...callsOf(variables),
  ...callsOf(materialFormulas),
  ...callsOf(calculatorTemplates),
  ...callsOf(calculatorGroups),
  ...callsOf(calculatorFields),
  ...callsOf(planStamps),
} satisfies Partial<Handlers>;
