import {
  EstimationFields,
  AlternateFields,
  QuoteFields,
  CalculatorFieldFields,
  CalculatorGroupFields,
  CalculatorTemplateFields,
  InclusionExclusionFields,
  InclusionExclusionTemplateFields,
  QuoteTemplateFields,
  PlanStampFields,
  EstimationTagFields,
  VariableFields,
  MaterialFormulaFields,
} from '@plumbline/api/fields';
import { entities, restoreEntities, type EntityMeta } from '@plumbline/api/entities';
import { estimationsRestoreMany, useEstimationsListChanges } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import type { Right } from '@plumbline/permissions';
import { capital } from '@plumbline/app-kit/format/format-values';
import { ChangesScreen, estimationChangeTypes } from '@plumbline/app-kit/audit/ChangesScreen';

/** Record types of calculator and quote configuration. */
const own = Object.values<EntityMeta>(entities).filter(({ module }) => module === 'estimation');

/** Fields of the entities, by entity name. */
const entityFields = {
  estimation: EstimationFields,
  alternate: AlternateFields,
  quote: QuoteFields,
  calculatorField: CalculatorFieldFields,
  calculatorGroup: CalculatorGroupFields,
  calculatorTemplate: CalculatorTemplateFields,
  inclusionExclusion: InclusionExclusionFields,
  inclusionExclusionTemplate: InclusionExclusionTemplateFields,
  quoteTemplate: QuoteTemplateFields,
  planStamp: PlanStampFields,
  estimationTag: EstimationTagFields,
  variable: VariableFields,
  materialFormula: MaterialFormulaFields,
};

export default function RecentChanges() {
  return (
    <ChangesScreen
      preferenceKey="estimation-changes"
      useList={useEstimationsListChanges}
      entityFields={entityFields}
      kinds={[...estimationChangeTypes, ...own.map(({ name, one }) => ({ id: name, label: capital(one) }))]}
      restoring={{
        estimation: { right: { app: 7, name: 'estimation', type: 'd' }, call: estimationsRestoreMany },
        ...Object.fromEntries(
          own
            .filter(({ restores }) => restores)
            .map((kind) => [
              kind.name,
              {
                right: { ...kind.right, type: 'd' } as Right,
                call: ({ uuid }: { uuid: string[] }) => restoreEntities(kind, uuid),
              },
            ]),
        ),
      }}
      hrefOf={({ entity, entity_id: uuid, action }) =>
        action === 'deleted' || entity === 'quote'
          ? undefined
          : own.some(({ name }) => name === entity)
            ? entity === 'calculatorTemplate'
              ? href('estimation-calculator', { uuid })
              : undefined
            : href(entity === 'planPin' ? 'estimation-pin' : 'estimation-view', { uuid })
      }
    />
  );
}
