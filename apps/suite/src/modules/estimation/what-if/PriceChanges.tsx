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
import { whatIfMessages } from './messages.ts';

type Prices = ReturnType<typeof pricesOf>;
type Price = Prices[number];
const idOf = ({ kind, uuid }: Pick<Price, 'kind' | 'uuid'>) => `${kind} ${uuid}`;

/** Options for price changes: all materials of a condition, or one material in all conditions. */
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
        group: whatIfMessages.assemblyMaterials,
      })),
    ...[...materials]
      .map(([uuid, { name, code }]) => ({
        id: idOf({ kind: 'material', uuid }),
        label: name,
        description: code,
        group: 'Materials',
      }))
      .toSorted((left, right) => left.label.localeCompare(right.label)),
  ];
}

/** Price changes in percent of selected materials or of all materials of a condition. */
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
  // Indexes of the server's errors count only entries with a value.
  const sent = prices.filter(({ percentage }) => percentage !== '');
  const add = (id: string | null) => {
    const [kind, uuid] = id?.split(' ') ?? [];
    if ((kind === 'material' || kind === 'condition') && uuid)
      onChange([...prices, { kind, uuid, percentage: '' }]);
  };
  return (
    <FieldGroup title={whatIfMessages.prices} description={whatIfMessages.pricesHint}>
      {prices.map((price) => {
        const id = idOf(price);
        const name = names.get(id) ?? whatIfMessages.missingFromEstimate;
        const error = errorOf(`adjustments.prices.${sent.indexOf(price)}.percentage`);
        return (
          <Inline key={id} gap={4} align="end">
            <Stack grows>
              <DecimalField
                size="sm"
                label={name}
                unit="%"
                allowsNegative
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
              label={whatIfMessages.removePriceChangeFor(name)}
              onPress={() => onChange(prices.filter((each) => idOf(each) !== id))}
            />
          </Inline>
        );
      })}
      {free.length > 0 && (
        <ComboBox
          size="sm"
          key={prices.length}
          label={whatIfMessages.addMaterialOrAssembly}
          icon={PlusIcon}
          placeholder={whatIfMessages.selectMaterialOrAssembly}
          options={free}
          value={null}
          onChange={add}
        />
      )}
      {prices.length > 1 && (
        <Inline>
          <Button size="sm" variant="ghost" onPress={() => onChange([])}>
            {whatIfMessages.removeAllPriceChanges}
          </Button>
        </Inline>
      )}
    </FieldGroup>
  );
}
