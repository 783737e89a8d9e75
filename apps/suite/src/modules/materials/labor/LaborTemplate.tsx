import type { LaborCostItem, LaborTemplate as Row } from '@plumbline/api';
import { useLaborCostsList } from '@plumbline/api/hooks/materials';
import { laborTemplateEntity } from '@plumbline/api/entities/laborTemplate';
import { showError } from '@plumbline/app-kit';
import { RecordScreen, type RecordTools, type RecordView } from '@plumbline/app-kit/record/RecordScreen';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { ago } from '@plumbline/app-kit/format/format-values';
import { Button } from '@plumbline/ui/Button';
import { Card } from '@plumbline/ui/Card';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatMoney } from '@plumbline/ui/format';
import { Columns } from '@plumbline/ui/Columns';
import { Heading } from '@plumbline/ui/Heading';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { Mark } from '@plumbline/ui/Mark';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { PencilIcon, PlusIcon, ReceiptTextIcon, Trash2Icon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { formulaOf, rateOf } from './labor-rate.ts';
import { LaborItemDrawer } from './LaborItemDrawer.tsx';
import { LaborRate } from './LaborRate.tsx';
import { laborMessages } from './messages.ts';

const crewOf = ({ labor_costs }: LaborCostItem) =>
  labor_costs
    .map(({ name = laborMessages.deletedLaborCost, count = '1' }) =>
      count === '1' ? name : `${Number(count)} × ${name}`,
    )
    .join(' + ');

function useView({ row, save, mayEdit }: RecordTools<Row>): RecordView {
  const { data } = useLaborCostsList({ limit: -1, sort: 'name' });
  const [editing, setEditing] = useState<number>();
  const costs = data?.data ?? [];
  const items = row.items ?? [];
  const add = (
    <Button variant="primary" icon={PlusIcon} onPress={() => setEditing(items.length)} {...denied(mayEdit)}>
      {laborMessages.addItem}
    </Button>
  );
  const edited = editing === undefined ? undefined : items[editing];
  return {
    mark: <Mark name={row.name} size={40} icon={ReceiptTextIcon} tint="blue" />,
    facts: [row.description, laborMessages.editedAgo(ago(row.updatedAt))],
    keyFacts: items.slice(0, 5).map(({ name, rate }) => ({
      label: name,
      value: rate ? formatMoney(rate) : '—',
      note: laborMessages.perHour,
    })),
    actions: add,
    sections: [
      {
        id: 'items',
        label: laborMessages.items,
        count: items.length,
        content: items.length ? (
          <Columns min="md" gap={16}>
            {items.map((item, at) => (
              <Card key={item.uuid ?? at}>
                <Stack gap={12}>
                  <Inline gap={8} align="center">
                    <Stack grows>
                      <Heading level={3}>{item.name}</Heading>
                      <Text size="small" tone="muted">
                        {crewOf(item)}
                      </Text>
                    </Stack>
                    <IconButton
                      icon={PencilIcon}
                      size="sm"
                      label={laborMessages.editName(item.name)}
                      onPress={() => setEditing(at)}
                      {...denied(mayEdit)}
                    />
                    <IconButton
                      icon={Trash2Icon}
                      size="sm"
                      label={laborMessages.removeName(item.name)}
                      onPress={() => {
                        save({ items: items.filter((each) => each !== item) }).catch(showError);
                      }}
                      {...denied(mayEdit)}
                    />
                  </Inline>
                  <Text size="small" isMono tone="muted">
                    {formulaOf(item)}
                  </Text>
                  {data && <LaborRate rate={rateOf(item, costs)} />}
                </Stack>
              </Card>
            ))}
          </Columns>
        ) : (
          <EmptyState size="sm" title={laborMessages.noItemsYet} action={add}>
            {laborMessages.itemsEmpty}
          </EmptyState>
        ),
      },
    ],
    without: ['name'],
    children: editing !== undefined && data && (
      <LaborItemDrawer
        key={editing}
        {...(edited ? { item: edited } : {})}
        at={editing}
        costs={costs}
        onClose={() => setEditing(undefined)}
        onSave={(item) =>
          save({ items: edited ? items.map((each) => (each === edited ? item : each)) : [...items, item] })
        }
      />
    ),
  };
}

/** Record screen of a labor cost template: its items with the hourly rate of each and its derivation. */
export default function LaborTemplate() {
  return <RecordScreen entity={laborTemplateEntity} useView={useView} />;
}
