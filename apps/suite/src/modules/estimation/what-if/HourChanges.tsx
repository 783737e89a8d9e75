import type { Estimate } from '@plumbline/api';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { DecimalField } from '@plumbline/ui/DecimalField';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { PlusIcon, XIcon } from '@plumbline/ui/icons';
import { hourShares } from './hour-shares.ts';
import { changedHours, type hoursOf } from './scenario.ts';
import { whatIfMessages } from './messages.ts';

type Hours = ReturnType<typeof hoursOf>;

/** Difficulty and labor hour mix of selected conditions, which override those of the estimate. */
export function HourChanges({
  estimate,
  hours,
  errorOf,
  onChange,
}: {
  estimate: Pick<Estimate, 'groups'>;
  hours: Hours;
  errorOf: (field: string) => string | undefined;
  onChange: (hours: Hours) => void;
}) {
  const names = new Map(
    estimate.groups.map(({ condition_id, code, name }) => [condition_id, `${code} ${name}`]),
  );
  const chosen = new Set(hours.map(({ condition_id }) => condition_id));
  const free = estimate.groups
    .filter(({ condition_id, lines }) => lines.length > 0 && !chosen.has(condition_id))
    .map(({ condition_id }) => ({ id: condition_id, label: names.get(condition_id) ?? '' }));
  // Indexes of the server's errors count only entries with a value.
  const sent = hours.filter((own) => changedHours(own));
  const fields = [
    { field: 'difficulty', label: whatIfMessages.difficulty, unit: '×' } as const,
    ...hourShares,
  ];
  return (
    <FieldGroup title={whatIfMessages.hoursByAssembly} description={whatIfMessages.hoursByAssemblyHint}>
      {hours.map((own) => {
        const name = names.get(own.condition_id) ?? whatIfMessages.missingFromEstimate;
        return (
          <Stack key={own.condition_id} gap={8}>
            <Inline gap={4} justify="between">
              <Text size="small" weight="strong">
                {name}
              </Text>
              <IconButton
                icon={XIcon}
                size="sm"
                label={whatIfMessages.removeHourChangesFor(name)}
                onPress={() => onChange(hours.filter((each) => each !== own))}
              />
            </Inline>
            <FieldGroup columns="halves">
              {fields.map(({ field, label, unit = '%' }) => {
                const error = errorOf(`adjustments.condition_labor.${sent.indexOf(own)}.${field}`);
                return (
                  <DecimalField
                    key={field}
                    size="sm"
                    label={`${label} of ${name.split(' ', 1)[0] ?? name}`}
                    unit={unit}
                    value={own[field] ?? ''}
                    {...(error ? { errorMessage: error } : {})}
                    onChange={(value) =>
                      onChange(hours.map((each) => (each === own ? { ...own, [field]: value } : each)))
                    }
                  />
                );
              })}
            </FieldGroup>
          </Stack>
        );
      })}
      {free.length > 0 && (
        <ComboBox
          size="sm"
          key={hours.length}
          label={whatIfMessages.addAssembly}
          icon={PlusIcon}
          placeholder={whatIfMessages.selectAssembly}
          options={free}
          value={null}
          onChange={(condition_id) => condition_id && onChange([...hours, { condition_id }])}
        />
      )}
    </FieldGroup>
  );
}
