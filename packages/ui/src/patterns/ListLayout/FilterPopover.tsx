import { useState } from 'react';
import { AlternativesEditor } from './AlternativesEditor.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import {
  filtersOf,
  type Filter,
  type FilterAlternatives,
  type FilterField,
  type FilterGroup,
} from './filters.ts';

export interface FilterPopoverProps {
  fields: readonly FilterField[];
  /** Filter to change; undefined for a new one. */
  initial: FilterGroup | undefined;
  /** YYYY-MM-DD that periods count from. */
  today: string | undefined;
  /** The filter can become one of several alternatives. */
  hasAlternatives: boolean;
  /** @param alternatives group that the filter became part of; then `filters` is empty. */
  onApply: (filters: readonly Filter[], alternatives?: FilterAlternatives) => void;
  onCancel: () => void;
}

/** Editor of one filter, which can be continued as a group of filters joined by or. */
export function FilterPopover({
  fields,
  initial,
  today,
  hasAlternatives,
  onApply,
  onCancel,
}: FilterPopoverProps) {
  const [alternatives, setAlternatives] = useState<FilterAlternatives>();
  const filtersIn = ({ fieldId, condition, value }: FilterGroup) => filtersOf(fieldId, condition, value);
  if (alternatives)
    return (
      <AlternativesEditor
        fields={fields}
        initial={alternatives}
        today={today}
        onApply={(next) => (next.length > 1 ? onApply([], next) : onApply(next[0] ?? []))}
        onCancel={onCancel}
      />
    );
  return (
    <FilterEditor
      fields={fields}
      {...(initial ? { initial } : {})}
      {...(today ? { today } : {})}
      onApply={(group) => onApply(filtersIn(group))}
      {...(hasAlternatives ? { onOr: (group: FilterGroup) => setAlternatives([filtersIn(group)]) } : {})}
      onCancel={onCancel}
    />
  );
}
