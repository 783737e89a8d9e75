import type { Estimate } from '@plumbline/api';
import { Button } from '@plumbline/ui/Button';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { DecimalField } from '@plumbline/ui/DecimalField';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { PlusIcon, XIcon } from '@plumbline/ui/icons';
import { useMemo } from 'react';
import type { pricesOf } from './scenario.ts';

type Prices = ReturnType<typeof pricesOf>;
type Price = Prices[number];
const idOf = ({ kind, uuid }: Pick<Price, 'kind' | 'uuid'>) => `${kind} ${uuid}`;

/** What prices can be changed of: all materials of a condition, or one material wherever it is. */
function targetsOf({ groups }: Pick<Estimate, 'groups'>) {
  const materials = new Map(
    groups.flatMap((group) =>
      group.lines.flatMap(({ material_id, name, code }) =>
        material_id ? [[material_id, { name, code }] as const] : [],
      ),
    ),
  );
  return [
    ...groups
      .filter(({ lines }) => lines.length > 0)
      .map(({ condition_id, code, name }) => ({
        id: idOf({ kind: 'condition', uuid: condition_id }),
        label: `${code} ${name}`,
        group: 'All materials of',
      })),
    ...[...materials]
      .map(([uuid, { name, code }]) => ({
        id: idOf({ kind: 'material', uuid }),
        label: name,
        description: code,
        group: 'Material',
      }))
      .toSorted((left, right) => left.label.localeCompare(right.label)),
  ];
}

/** Prices of chosen materials, or of all materials of a condition, in percent. */
export function PriceChanges({
  estimate,
  prices,
  errorOf,
  onChange,
}: {
  estimate: Estimate;
  prices: Prices;
  errorOf: (field: string) => string | undefined;
  onChange: (prices: Prices) => void;
}) {
  const targets = useMemo(() => targetsOf(estimate), [estimate]);
  const names = new Map(targets.map(({ id, label }) => [id, label]));
  const chosen = new Set(prices.map(idOf));
  const free = targets.filter(({ id }) => !chosen.has(id));
  // The server counts those that have a figure.
  const sent = prices.filter(({ percentage }) => percentage !== '');
  const add = (id: string | null) => {
    const [kind, uuid] = id?.split(' ') ?? [];
    if ((kind === 'material' || kind === 'condition') && uuid)
      onChange([...prices, { kind, uuid, percentage: '' }]);
  };
  return (
    <FieldGroup title="Prices" description="Prices set by hand stay.">
      {prices.map((price) => {
        const id = idOf(price);
        const name = names.get(id) ?? 'Not in the estimate any more';
        const error = errorOf(`adjustments.prices.${sent.indexOf(price)}.percentage`);
        return (
          <Inline key={id} gap={4} align="end">
            <Stack grow>
              <DecimalField
                size="sm"
                label={name}
                unit="%"
                allowNegative
                placeholder="+10"
                autoFocus={price.percentage === ''}
                value={price.percentage}
                {...(error ? { errorMessage: error } : {})}
                onChange={(percentage) =>
                  onChange(prices.map((each) => (idOf(each) === id ? { ...each, percentage } : each)))
                }
              />
            </Stack>
            <IconButton
              icon={XIcon}
              label={`Leave the prices of ${name} as they are`}
              onPress={() => onChange(prices.filter((each) => idOf(each) !== id))}
            />
          </Inline>
        );
      })}
      {free.length > 0 && (
        <ComboBox
          size="sm"
          key={prices.length}
          label="Change prices of"
          icon={PlusIcon}
          placeholder="Material or assembly"
          options={free}
          value={null}
          onChange={add}
        />
      )}
      {prices.length > 1 && (
        <Inline>
          <Button size="sm" variant="ghost" onPress={() => onChange([])}>
            Leave all prices as they are
          </Button>
        </Inline>
      )}
    </FieldGroup>
  );
}
