import type { ReactNode } from 'react';
import type { IconType } from '../../components/Icon/Icon.tsx';

/** Source field. */
export interface MappingSource {
  id: string;
  label: string;
  /** Formatted value; undefined, null and '' are empty. */
  value?: ReactNode;
}

/** Target field. */
export interface MappingField {
  /** Unique among the fields of all targets. */
  id: string;
  label: string;
  isRequired?: boolean;
  /** Value without a source: a default, or the value of the existing record. */
  fallback?: ReactNode;
  /** Returns whether the field accepts the value of a source; by default it accepts all. */
  accepts?: (source: MappingSource) => boolean;
}

/** Target record that is created or updated. */
export interface MappingTarget {
  id: string;
  /** "Account". */
  title: string;
  icon?: IconType;
  fields: readonly MappingField[];
}

/** Target field id by source; null for unmapped. */
export type FieldMap = Readonly<Record<string, string | null>>;

/**
 * Problem of a mapping. `missing`: a required field has no source and no fallback; `empty`: its source has no value;
 * `taken`: several sources share a target.
 */
export interface MappingProblem {
  kind: 'missing' | 'empty' | 'taken';
  target: MappingTarget;
  field: MappingField;
  /** Sources mapped to the field, in the given order. */
  sources: readonly MappingSource[];
}

export const isEmptyValue = (value: ReactNode): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'string' && value.trim() === '');

/** Groups the sources by target field id. Mappings to unknown fields are ignored. */
export function sourcesByField(
  sources: readonly MappingSource[],
  targets: readonly MappingTarget[],
  mapping: FieldMap,
): Map<string, MappingSource[]> {
  const fields = new Set(targets.flatMap((target) => target.fields.map(({ id }) => id)));
  const found = new Map<string, MappingSource[]>();
  for (const source of sources) {
    const to = mapping[source.id];
    if (to == null || !fields.has(to)) continue;
    found.set(to, [...(found.get(to) ?? []), source]);
  }
  return found;
}

/** Returns the problems in target order; empty for a valid mapping. */
export function mappingProblems(
  sources: readonly MappingSource[],
  targets: readonly MappingTarget[],
  mapping: FieldMap,
): MappingProblem[] {
  const byField = sourcesByField(sources, targets, mapping);
  return targets.flatMap((target) =>
    target.fields.flatMap((field): MappingProblem[] => {
      const fieldColumns = byField.get(field.id) ?? [];
      if (fieldColumns.length > 1) return [{ kind: 'taken', target, field, sources: fieldColumns }];
      const isFilled =
        fieldColumns.some(({ value }) => !isEmptyValue(value)) || !isEmptyValue(field.fallback);
      if (!field.isRequired || isFilled) return [];
      return [
        { kind: fieldColumns.length === 0 ? 'missing' : 'empty', target, field, sources: fieldColumns },
      ];
    }),
  );
}

/** Returns the sources with a value that are not mapped. */
export function unmappedSources(
  sources: readonly MappingSource[],
  targets: readonly MappingTarget[],
  mapping: FieldMap,
): MappingSource[] {
  const mapped = new Set([...sourcesByField(sources, targets, mapping).values()].flat());
  return sources.filter((source) => !mapped.has(source) && !isEmptyValue(source.value));
}
