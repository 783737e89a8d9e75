import type { ApiError, Lead } from '@plumbline/api';
import { accountEntity } from '@plumbline/api/entities/account';
import { contactEntity } from '@plumbline/api/entities/contact';
import { leadEntity } from '@plumbline/api/entities/lead';
import { opportunityEntity } from '@plumbline/api/entities/opportunity';
import { ResourceField, valueIn, valueText } from '@plumbline/app-kit/form/ResourceField';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import {
  conversionTargets,
  placesFor,
  type Conversion,
  type ConversionForms,
  type ConversionInto,
} from '@plumbline/validation/conversion';
import type { FormEntry } from '@plumbline/validation/forms';
import { inSentence } from '@plumbline/ui/format';
import { Button } from '@plumbline/ui/Button';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { FieldMapping, type MappingField, type MappingTarget } from '@plumbline/ui/FieldMapping';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Building2Icon, RotateCcwIcon, TargetIcon, UsersIcon } from '@plumbline/ui/icons';
import { useMemo, useState } from 'react';
import { chosen, codeOf, shownMap, targetOf, type MappingRow, type Typed } from './conversion.ts';
import { leadsMessages } from './messages.ts';

const kinds = { account: accountEntity, contact: contactEntity, opportunity: opportunityEntity };
const icons = { account: Building2Icon, contact: UsersIcon, opportunity: TargetIcon };
const titles = { account: 'Account', contact: 'Contact', opportunity: 'Opportunity' };
const codeOfEntry = ({ code, isSystem }: FormEntry) => (isSystem ? code : `custom.${code}`);
const entriesOf = (groups: ConversionForms['lead']): Map<string, FormEntry> =>
  new Map(groups.flatMap(({ fields }) => fields.map((entry) => [codeOfEntry(entry), entry])));

interface ConversionFieldsProps {
  lead: Lead;
  forms: ConversionForms;
  into: ConversionInto;
  rows: readonly MappingRow[];
  typed: Typed;
  /** Preview of the conversion with the current mapping. */
  result: Conversion;
  onChange: (next: { rows: MappingRow[]; typed: Typed }) => void;
  /** Error of the last attempt. */
  problem: ApiError | undefined;
  isDisabled: boolean;
  /** Saves the mapping as the company's default; absent when it already is. */
  onKeep?: () => void;
  /** Resets to the standard mapping; absent when it already is. */
  onReset?: () => void;
}

/**
 * Targets of the mapping with their fields and present values.
 * @param accepts true if the field with a path takes the value of a row
 */
const mappingTargets = (
  {
    forms,
    into,
    typed,
    names,
  }: Pick<ConversionFieldsProps, 'forms' | 'into' | 'typed'> & { names: Readonly<Record<string, string>> },
  accepts: (path: string, row: string) => boolean,
): MappingTarget[] =>
  conversionTargets.flatMap((target): MappingTarget[] => {
    const part = into[target];
    if (!part) return [];
    const record = part.record as object | undefined;
    return [
      {
        id: target,
        title: titles[target],
        icon: icons[target],
        fields: [...entriesOf(forms[target])]
          .filter(([code]) => code !== 'account_id')
          .map(([code, entry]): MappingField => {
            const path = `${target}.${code}`;
            const value = path in typed ? typed[path] : valueIn(entry, record);
            return {
              id: path,
              label: entry.label,
              isRequired: entry.required && !record,
              fallback: valueText(entry, kinds[target].fields, value, record, names),
              accepts: ({ id }) => accepts(path, id),
            };
          }),
      },
    ];
  });

/** Messages by row, of the preview and of the last attempt; `at` are the rows by target field. */
function rowErrors(
  at: ReadonlyMap<string, string>,
  result: Conversion,
  problem: ApiError | undefined,
): Map<string, string> {
  const errors = new Map<string, string>();
  for (const { to, message } of result.refused) {
    const row = at.get(to);
    if (row) errors.set(row, message);
  }
  for (const { field, message } of problem?.errors ?? []) {
    const row = field.startsWith('mapping.') ? field.slice('mapping.'.length) : at.get(field);
    if (row) errors.set(row, message);
  }
  return errors;
}

interface MissingField {
  path: string;
  target: (typeof conversionTargets)[number];
  entry: FormEntry;
}

/** Inputs of required fields that no mapped value fills. */
function MissingFields({
  fields,
  typed,
  problem,
  onChange,
}: {
  fields: readonly MissingField[];
  typed: Typed;
  problem: ApiError | undefined;
  onChange: (path: string, value: unknown) => void;
}) {
  if (fields.length === 0) return null;
  return (
    <FieldGroup title={leadsMessages.requiredFields} columns="halves">
      {fields.map(({ path, target, entry }) => (
        <ResourceField
          key={path}
          entry={{ ...entry, label: `${entry.label} (${inSentence(titles[target])})` }}
          fields={kinds[targetOf(path)].fields}
          value={typed[path] ?? ''}
          onChange={(value) => onChange(path, value)}
          isRequired
          errorMessage={problem?.errors.find(({ field }) => field === `${target}.${codeOf(path)}`)?.message}
        />
      ))}
    </FieldGroup>
  );
}

/** Field mapping of a conversion with a preview of the records and inputs for missing required fields. */
export function ConversionFields({
  lead,
  forms,
  into,
  rows,
  typed,
  result,
  onChange,
  problem,
  isDisabled,
  onKeep,
  onReset,
}: ConversionFieldsProps) {
  const people = usePeople();
  const [showsAll, setShowsAll] = useState(false);
  const names = useMemo(() => Object.fromEntries(people.map(({ id, label }) => [id, label])), [people]);
  const leadEntries = useMemo(() => entriesOf(forms.lead), [forms]);
  const places = useMemo(
    () => new Map([...leadEntries.keys()].map((code) => [code, placesFor(code, forms)])),
    [leadEntries, forms],
  );
  const valueOf = (field: string): unknown => {
    const entry = leadEntries.get(field);
    return entry && valueIn(entry, lead);
  };
  const textOf = (field: string): string => {
    const entry = leadEntries.get(field);
    return entry ? valueText(entry, leadEntity.fields, valueIn(entry, lead), lead, names) : '';
  };
  const shown = shownMap(rows, result);
  const required = new Set(result.missing.map(({ field }) => field));
  const visible = rows.filter(
    ({ field, place }) => showsAll || textOf(field) !== '' || (place !== null && required.has(place)),
  );
  const hidden = rows.length - visible.length;
  const fieldOfRow = new Map(rows.map(({ id, field }) => [id, field]));

  const targets = mappingTargets({ forms, into, typed, names }, (path, row) =>
    Boolean(places.get(fieldOfRow.get(row) ?? '')?.some((place) => place.path === path)),
  );

  const at = new Map(visible.flatMap(({ id, place }) => (place === null ? [] : [[place, id] as const])));
  const errors = rowErrors(at, result, problem);

  // Keep a field that was filled in visible and editable, although it is no longer missing.
  const missingFields = conversionTargets.flatMap((target) =>
    into[target]
      ? [...entriesOf(forms[target])]
          .map(([code, entry]) => ({ path: `${target}.${code}`, target, entry }))
          .filter(({ path }) => required.has(path) || (path in typed && !at.has(path)))
      : [],
  );
  const write = (path: string, value: unknown) => {
    const next: Record<string, unknown> = { ...typed, [path]: value };
    if (value === '' || value === null || value === undefined) delete next[path];
    onChange({ rows: [...rows], typed: next });
  };

  return (
    <Stack gap={24}>
      <MissingFields fields={missingFields} typed={typed} problem={problem} onChange={write} />
      <FieldMapping
        sources={visible.map(({ id, field }) => ({
          id,
          label: (leadEntries.get(field)?.label ?? field) + (id === field ? '' : ' (second target)'),
          value: textOf(field),
        }))}
        targets={targets}
        mapping={Object.fromEntries(visible.map(({ id }) => [id, shown[id] ?? null]))}
        onChange={(next) =>
          onChange(
            chosen(rows, shown, { ...shown, ...next }, typed, {
              valueOf,
              presentIn: (path) => {
                const target = targetOf(path);
                const entry = entriesOf(forms[target]).get(codeOf(path));
                return entry && valueIn(entry, into[target]?.record);
              },
            }),
          )
        }
        errors={Object.fromEntries(errors)}
        isDisabled={isDisabled}
      />
      <Inline gap={8} wraps>
        {(hidden > 0 || showsAll) && (
          <Button variant="ghost" size="sm" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? leadsMessages.hideEmptyFields : leadsMessages.showEmptyFields(hidden)}
          </Button>
        )}
        {onKeep && (
          <Button size="sm" onPress={onKeep} isDisabled={isDisabled}>
            {leadsMessages.saveMapping}
          </Button>
        )}
        {onReset && (
          <Button size="sm" variant="ghost" icon={RotateCcwIcon} onPress={onReset} isDisabled={isDisabled}>
            {leadsMessages.resetMapping}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
