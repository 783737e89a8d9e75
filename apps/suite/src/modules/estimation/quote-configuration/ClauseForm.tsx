import type { InclusionExclusion } from '@plumbline/api';
import { inclusionExclusionEntity } from '@plumbline/api/entities/inclusionExclusion';
import { LazyResourceForm } from '@plumbline/app-kit/form/lazy';
import { useState } from 'react';
import { clauseFields, formulaControl, sampleFigures } from '../quotes/clause-fields.tsx';

/** Form of a configured inclusion or exclusion; shows the fields of its calculation type. */
export function ClauseForm({
  record,
  ...form
}: {
  record: InclusionExclusion | undefined;
  onClose: () => void;
  onSaved: () => void;
}) {
  const [by, setBy] = useState(record?.calculate_by ?? 'no_calculation');
  return (
    <LazyResourceForm
      entity={inclusionExclusionEntity}
      record={record}
      fields={clauseFields(by, formulaControl(sampleFigures))}
      onValues={({ calculate_by }) => setBy(String(calculate_by))}
      {...form}
    />
  );
}
